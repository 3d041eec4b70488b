import { Module } from '@nestjs/common';
import { LINE_DECISIONS } from '@cairn/contracts/payments/line-decisions';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { LedgerModule, PeriodObstacles } from '../../ledger/index.js';
import { RailsModule } from '../../rails/index.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { SecondDecisions } from '../decisions/second-decisions.js';
import { DisputesModule } from '../disputes/disputes.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { PaymentRecordModule } from '../record/record.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { LineDecisions } from './line-decisions.js';
import { LineDecisionsController } from './line-decisions.controller.js';
import { MadeRefundLines } from './made-refund-lines.js';
import { MadeRefunds } from './made-refunds.js';
import { LineMatchers } from './line-matcher.js';
import { CLEARING_DIFFERS } from './clearing.sql.js';
import { OPEN_OF_LINE, PAYER_OF_LINE } from './open-line.sql.js';
import { PaymentLines } from './payment-lines.js';
import { StatementImport } from './statement-import.service.js';
import { StatementMatching } from './statement-matching.service.js';

@Module({
  imports: [
    DecisionsModule,
    DisputesModule,
    LedgerModule,
    PaymentRecordModule,
    ReconciliationModule,
    RefundsModule,
    RailsModule,
  ],
  controllers: [LineDecisionsController],
  providers: [
    LineDecisions,
    LineMatchers,
    MadeRefundLines,
    MadeRefunds,
    PaymentLines,
    StatementImport,
    StatementMatching,
  ],
  exports: [LineMatchers, StatementImport],
})
export class StatementsModule {
  constructor(waiting: WaitingWork, periods: PeriodObstacles, decisions: SecondDecisions) {
    decisions.register({
      list: 'statement-lines',
      acts: LINE_DECISIONS.map((decision) => `statement.line.${decision}` as const),
      sql: `select x.provider || ':' || x.line_id as subject, null::uuid as record, coalesce(x.description, x.line_id) as name,
          ${OPEN_OF_LINE} as amount, x.currency, ${PAYER_OF_LINE} as "user"
        from statement_line x where x.state in ('missing_in_ledger', 'amount_mismatch') and x.decision is null`,
    });
    periods.register({
      code: 'statement_lines',
      sql: `select count(*)::int as count from statement_line where state <> 'matched' and occurred_at < $1::date + 1`,
    });
    periods.register({ code: 'clearing', sql: CLEARING_DIFFERS });
    waiting.register({
      queue: 'statement-lines',
      permission: 'payments.read',
      sql: `select occurred_at as at from statement_line
          where state <> 'matched' and occurred_at < kernel.now() - interval '1 day'`,
    });
  }
}
