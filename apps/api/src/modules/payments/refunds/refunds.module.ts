import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { LedgerModule } from '../../ledger/index.js';
import { RailsModule } from '../../rails/index.js';
import { ProviderCallsModule } from '../calls/calls.module.js';
import { PaymentRecordModule } from '../record/record.module.js';
import { RefundedElsewhere } from './refunded-elsewhere.js';
import { RefundOutcomes } from './refund-outcomes.js';
import { RefundsPoller } from './refunds-poller.js';
import { RefundsService } from './refunds.service.js';
import { ReturnNotices } from './return-notices.js';

@Module({
  imports: [LedgerModule, PaymentRecordModule, ProviderCallsModule, RailsModule],
  providers: [RefundedElsewhere, RefundOutcomes, RefundsPoller, RefundsService, ReturnNotices],
  exports: [RefundsService],
})
export class RefundsModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'refunds',
      permission: 'payments.manage',
      sql: `select created_at as at from refund where state = 'failed' and resolved_at is null`,
    });
  }
}
