import { Module } from '@nestjs/common';
import { RailsModule } from '../../rails/index.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { PaymentRecordModule } from '../record/record.module.js';
import { CheckoutPages } from './checkout-pages.js';
import { CheckoutController } from './checkout.controller.js';
import { DebitGuard } from './debit-guard.js';
import { CheckoutService } from './checkout.service.js';
import { PageOpener } from './page-opener.js';
import { PaymentStatusService } from './payment-status.service.js';

@Module({
  imports: [PaymentRecordModule, ReconciliationModule, RailsModule],
  controllers: [CheckoutController],
  providers: [CheckoutPages, CheckoutService, DebitGuard, PageOpener, PaymentStatusService],
  exports: [CheckoutPages, CheckoutService],
})
export class CheckoutModule {}
