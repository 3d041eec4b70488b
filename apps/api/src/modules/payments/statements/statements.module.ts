import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/index.js';
import { StripeModule } from '../adapters/adapters.module.js';
import { DisputesModule } from '../disputes/disputes.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { StatementImport } from './statement-import.service.js';
import { StatementMatching } from './statement-matching.service.js';

@Module({
  imports: [DisputesModule, LedgerModule, ReconciliationModule, RefundsModule, StripeModule],
  providers: [StatementImport, StatementMatching],
})
export class StatementsModule {}
