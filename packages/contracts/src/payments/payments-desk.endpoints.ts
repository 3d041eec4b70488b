import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery, ReasonRequest } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { EvidenceContent } from './dispute-evidence.js';
import type { DecidedLine, DecideLineRequest } from './line-decisions.js';
import type { AdminDispute, AdminPayment, AdminRefund, StatementLineRow } from './payments-desk.replies.js';
import type { SecondDecisionRow } from './second-decisions.js';

const list = <Row>(path: string) =>
  endpoint<{ query: AdminListQuery }, AdminPage<Row>>('GET', `/admin/${path}`, 'payments.read');
const one = <Row>(path: string) => endpoint<{ params: IdParams }, Row>('GET', `/admin/${path}/:id`, 'payments.read');
/** SEC-14: moves money, marks an item as resolved, or reveals personal values. */
const act = <Row>(path: string, verb: string) =>
  endpoint<{ params: IdParams; body: ReasonRequest }, Row>('POST', `/admin/${path}/:id/${verb}`, 'payments.manage', {
    stepUp: true,
  });

/** Payments for finance: failed refunds, mismatches, and disputes. */
export const paymentsDeskApi = {
  /** `state`: open, failed (and not settled), settled, succeeded. */
  refunds: list<AdminRefund>('refunds'),
  refund: one<AdminRefund>('refunds'),
  retryRefund: act<AdminRefund>('refunds', 'retry'),
  refundToWallet: act<AdminRefund>('refunds', 'to-wallet'),
  /** `state`: attention, or one of the lifecycle. */
  payments: list<AdminPayment>('payments'),
  payment: one<AdminPayment>('payments'),
  returnPayment: act<AdminPayment>('payments', 'return'),
  dismissWarning: act<AdminPayment>('payments', 'dismiss-warning'),
  disputes: list<AdminDispute>('disputes'),
  dispute: one<AdminDispute>('disputes'),
  /** What the evidence pack of a dispute holds, and what it lacks. */
  evidence: endpoint<{ params: IdParams }, EvidenceContent[]>('GET', '/admin/disputes/:id/evidence', 'payments.read'),
  /** The pack as a ZIP archive. SEC-50: it holds personal values, so the reason is kept. */
  downloadEvidence: act<null>('disputes', 'evidence'),
  statementLines: list<StatementLineRow>('statement-lines'),
  decideLine: endpoint<{ body: DecideLineRequest }, DecidedLine>(
    'POST',
    '/admin/statement-lines/decide',
    'payments.manage',
    { stepUp: true },
  ),
};

/** decisions that wait for a second person, for finance. */
export const secondDecisionsApi = {
  /** `state`: mine, those that the reader may decide. */
  list: list<SecondDecisionRow>('second-decisions'),
};
