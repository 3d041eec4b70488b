import { Module } from '@nestjs/common';
import { PaymentsLifecycle } from './payments.lifecycle.js';
import { PaymentPurposes } from './purposes.js';

@Module({
  providers: [PaymentPurposes, PaymentsLifecycle],
  exports: [PaymentPurposes, PaymentsLifecycle],
})
export class PaymentRecordModule {}
