import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { Invariants, LedgerModule } from '../../ledger/index.js';
import { DebitStops } from './debit-stops.js';
import { PaymentsLifecycle } from './payments.lifecycle.js';
import { PaymentPurposes } from './purposes.js';
import { PAYMENTS } from './payments.invariants.js';

@Module({
  imports: [LedgerModule],
  providers: [DebitStops, PaymentPurposes, PaymentsLifecycle],
  exports: [DebitStops, PaymentPurposes, PaymentsLifecycle],
})
export class PaymentRecordModule {
  constructor(invariants: Invariants, waiting: WaitingWork) {
    invariants.register(PAYMENTS);
    waiting.register({
      queue: 'payments',
      permission: 'payments.manage',
      sql: 'select coalesce(collected_at, created_at) as at from payment where attention is not null',
    });
  }
}
