import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { LedgerModule } from '../../ledger/index.js';
import { RailsModule } from '../../rails/index.js';
import { DisputesModule } from '../disputes/disputes.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { StatementImport } from './statement-import.service.js';
import { StatementMatching } from './statement-matching.service.js';

@Module({
  imports: [DisputesModule, LedgerModule, ReconciliationModule, RefundsModule, RailsModule],
  providers: [StatementImport, StatementMatching],
})
export class StatementsModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'statement-lines',
      permission: 'payments.read',
      sql: `select occurred_at as at from statement_line
          where state <> 'matched' and occurred_at < kernel.now() - interval '1 day'`,
    });
  }
}
