import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/index.js';
import { StripeModule } from '../adapters/adapters.module.js';
import { ProviderCallsModule } from '../calls/calls.module.js';
import { PaymentRecordModule } from '../record/record.module.js';
import { RefundOutcomes } from './refund-outcomes.js';
import { RefundsPoller } from './refunds-poller.js';
import { RefundsService } from './refunds.service.js';
import { ReturnNotices } from './return-notices.js';

@Module({
  imports: [LedgerModule, PaymentRecordModule, ProviderCallsModule, StripeModule],
  providers: [RefundOutcomes, RefundsPoller, RefundsService, ReturnNotices],
  exports: [RefundsService],
})
export class RefundsModule {}
