import { Module } from '@nestjs/common';
import { WaitingWork } from '../../kernel/console/waiting-work.js';
import { Invariants, LedgerModule, PeriodObstacles } from '../ledger/index.js';
import { PaymentsModule, SecondDecisions } from '../payments/index.js';
import { RailsModule } from '../rails/index.js';
import { BANK_BALANCE_DIFFERS } from './bank-balance.sql.js';
import { BankStatementsController } from './importing/bank-statements.controller.js';
import { StatementChain } from './importing/statement-chain.js';
import { StatementFiles } from './importing/statement-files.js';
import { BankStatementImport } from './importing/statement-import.service.js';
import { BankStatementsRepository } from './importing/statements.repository.js';
import { LineMatching } from './matching/line-matching.js';
import { LineSettling } from './matching/line-settling.js';
import { WireNotices } from './matching/wire-notices.js';
import { WireReceipts } from './matching/wire-receipts.js';
import { BankLinesController } from './queue/bank-lines.controller.js';
import { LatePayments } from './queue/late-payments.js';
import { LineDesk } from './queue/line-desk.js';
import { BankLinesRepository } from './queue/lines.repository.js';
import { BankReturnsController } from './returns/bank-returns.controller.js';
import { ReturnDesk } from './returns/return-desk.js';
import { BankReturnsRepository } from './returns/returns.repository.js';
import { IN_SUSPENSE, SUSPENSE } from './suspense.invariants.js';
import { BankRulesController } from './rules/bank-rules.controller.js';
import { BankRules } from './rules/bank-rules.service.js';

@Module({
  imports: [LedgerModule, PaymentsModule, RailsModule],
  controllers: [BankLinesController, BankReturnsController, BankRulesController, BankStatementsController],
  providers: [
    BankLinesRepository,
    BankReturnsRepository,
    BankRules,
    BankStatementImport,
    BankStatementsRepository,
    LatePayments,
    LineDesk,
    LineMatching,
    LineSettling,
    ReturnDesk,
    StatementChain,
    StatementFiles,
    WireNotices,
    WireReceipts,
  ],
})
export class BankStatementsModule {
  constructor(waiting: WaitingWork, periods: PeriodObstacles, invariants: Invariants, decisions: SecondDecisions) {
    decisions.register({
      list: 'bank-lines',
      acts: ['bank_line.book'],
      sql: `select id::text as subject, id as record, coalesce(remittance, account) as name, open as amount, currency,
          null::uuid as "user" from bank_line where state = 'open'`,
    });
    invariants.register(SUSPENSE);
    periods.register({ code: 'suspense', sql: IN_SUSPENSE });
    periods.register({
      code: 'bank_lines',
      sql: `select count(*)::int as count from bank_line where state in ('new', 'open') and booked_on <= $1`,
    });
    periods.register({
      code: 'bank_returns',
      sql: `select count(*)::int as count from bank_line where state = 'returning' and booked_on <= $1`,
    });
    // Every account that payers are told, or that a statement was imported of, has one to the end of the month.
    periods.register({
      code: 'bank_statement',
      sql: `select count(*)::int as count from (
              select coalesce(iban, account_number) as account from operator_account where state = 'active' and decided_at::date <= $1
              union select account from bank_statement) a
            where not exists (select 1 from bank_statement s where s.account = a.account and s.last_on >= $1)`,
    });
    periods.register({ code: 'bank_balance', sql: BANK_BALANCE_DIFFERS });
    waiting.register({
      queue: 'bank-lines',
      permission: 'payments.read',
      sql: `select b.booked_at as at from bank_line l join bank_booking b on b.id = l.booking_id where l.state = 'open'`,
    });
    waiting.register({
      queue: 'bank-returns',
      permission: 'payments.manage',
      sql: `select created_at as at from bank_return where state = 'planned'`,
    });
  }
}
