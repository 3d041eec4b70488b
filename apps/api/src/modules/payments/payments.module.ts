import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { StripeClient } from './adapters/stripe/stripe-client.js';
import { StripeCollections } from './adapters/stripe/stripe-collections.js';
import { StripeConnect } from './adapters/stripe/stripe-connect.js';
import { StripeInbound } from './adapters/stripe/stripe-inbound.js';
import { StripeRefunds } from './adapters/stripe/stripe-refunds.js';
import { CheckoutPages } from './checkout-pages.js';
import { CheckoutService } from './checkout.service.js';
import { ConnectService } from './connect.service.js';
import { PaymentLimits } from './payment-limits.js';
import { PaymentStatusService } from './payment-status.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsLifecycle } from './payments.lifecycle.js';
import { PaymentPurposes } from './purposes.js';
import { ReconciliationService } from './reconciliation.service.js';
import { RefundsService } from './refunds.service.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [PaymentsController],
  providers: [
    CheckoutPages,
    CheckoutService,
    ConnectService,
    PaymentLimits,
    PaymentPurposes,
    PaymentStatusService,
    PaymentsLifecycle,
    ReconciliationService,
    RefundsService,
    StripeClient,
    StripeCollections,
    StripeConnect,
    StripeInbound,
    StripeRefunds,
    WebhooksService,
  ],
  exports: [
    CheckoutPages,
    CheckoutService,
    ConnectService,
    PaymentLimits,
    PaymentPurposes,
    ReconciliationService,
    RefundsService,
    StripeCollections,
    StripeConnect,
  ],
})
export class PaymentsModule {}
