import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery, ReasonRequest } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type {
  BankLine,
  BankLineRow,
  BankReturn,
  BankRule,
  BankStatementDetail,
  BankStatementPreview,
  BankStatementRow,
} from './bank-statements.replies.js';
import type {
  AssignLineRequest,
  BankRuleRequest,
  BookLineRequest,
  MatchLineRequest,
  LineActRequest,
} from './bank-statements.requests.js';
import type { SendReturnRequest } from './bank-returns.requests.js';

const list = <Row>(path: string) =>
  endpoint<{ query: AdminListQuery }, AdminPage<Row>>('GET', `/admin/${path}`, 'payments.read');
/** SEC-14: decides about money. */
const decide = <Body extends object>(verb: string) =>
  endpoint<{ params: IdParams; body: Body }, BankLine>('POST', `/admin/bank-lines/:id/${verb}`, 'payments.manage', {
    stepUp: true,
  });
const onReturn = <Body extends object>(verb: string) =>
  endpoint<{ params: IdParams; body: Body }, BankReturn>('POST', `/admin/bank-returns/:id/${verb}`, 'payments.manage', {
    stepUp: true,
  });

/** Statements of the operator's bank, the lines that wait, the rules for those that are known, and what goes back. */
export const bankStatementsApi = {
  statements: list<BankStatementRow>('bank-statements'),
  statement: endpoint<{ params: IdParams }, BankStatementDetail>('GET', '/admin/bank-statements/:id', 'payments.read'),
  /** Forms with the file as `file`. */
  preview: endpoint<{ body: object }, BankStatementPreview[]>(
    'POST',
    '/admin/bank-statements/preview',
    'payments.manage',
  ),
  import: endpoint<{ body: object }, BankStatementPreview[]>('POST', '/admin/bank-statements', 'payments.manage', {
    stepUp: true,
  }),
  lines: list<BankLineRow>('bank-lines'),
  line: endpoint<{ params: IdParams }, BankLine>('GET', '/admin/bank-lines/:id', 'payments.read'),
  /** Takes a line on, or hands it back. */
  assign: endpoint<{ params: IdParams; body: AssignLineRequest }, BankLine>(
    'POST',
    '/admin/bank-lines/:id/assign',
    'payments.manage',
  ),
  match: decide<MatchLineRequest>('match'),
  book: decide<BookLineRequest>('book'),
  returnLine: decide<LineActRequest>('return'),
  rules: list<BankRule>('bank-rules'),
  makeRule: endpoint<{ body: BankRuleRequest }, BankRule>('POST', '/admin/bank-rules', 'payments.manage', {
    stepUp: true,
  }),
  retireRule: endpoint<{ params: IdParams; body: ReasonRequest }, BankRule>(
    'POST',
    '/admin/bank-rules/:id/retire',
    'payments.manage',
  ),
  returns: list<BankReturn>('bank-returns'),
  bankReturn: endpoint<{ params: IdParams }, BankReturn>('GET', '/admin/bank-returns/:id', 'payments.read'),
  approveReturn: onReturn<ReasonRequest>('approve'),
  sendReturn: onReturn<SendReturnRequest>('send'),
  failReturn: onReturn<ReasonRequest>('fail'),
};
