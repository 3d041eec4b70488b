import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/index.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { DisputesModule } from '../disputes/disputes.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { PaymentRecordModule } from '../record/record.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { PaymentsDeskController } from './payments-desk.controller.js';
import { PaymentsDeskRepository } from './payments-desk.repository.js';
import { RefundSettlements } from './refund-settlements.js';
import { RefundsDesk } from './refunds-desk.service.js';

@Module({
  imports: [DecisionsModule, DisputesModule, LedgerModule, PaymentRecordModule, ReconciliationModule, RefundsModule],
  controllers: [PaymentsDeskController],
  providers: [PaymentsDeskRepository, RefundSettlements, RefundsDesk],
})
export class PaymentsDeskModule {}
