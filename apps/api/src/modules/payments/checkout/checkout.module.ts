import { Module } from '@nestjs/common';
import { RailsModule } from '../../rails/index.js';
import { SettingsModule } from '../../settings/index.js';
import { PaymentLimitsModule } from '../limits/limits.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { PaymentRecordModule } from '../record/record.module.js';
import { DebitsModule } from '../debits/debits.module.js';
import { AccountDebits } from './account-debits.js';
import { CheckoutPages } from './checkout-pages.js';
import { CheckoutController } from './checkout.controller.js';
import { DebitGuard } from './debit-guard.js';
import { CheckoutService } from './checkout.service.js';
import { PageOpener } from './page-opener.js';
import { PaymentStatusService } from './payment-status.service.js';
import { WaysToPay } from './ways-to-pay.js';
import { WaysToPayController } from './ways-to-pay.controller.js';
import { WireController } from './wire.controller.js';
import { WireReads } from './wire-reads.js';

@Module({
  imports: [DebitsModule, PaymentLimitsModule, PaymentRecordModule, ReconciliationModule, RailsModule, SettingsModule],
  controllers: [CheckoutController, WaysToPayController, WireController],
  providers: [
    AccountDebits,
    CheckoutPages,
    CheckoutService,
    DebitGuard,
    PageOpener,
    PaymentStatusService,
    WaysToPay,
    WireReads,
  ],
  exports: [AccountDebits, CheckoutPages, CheckoutService],
})
export class CheckoutModule {}
