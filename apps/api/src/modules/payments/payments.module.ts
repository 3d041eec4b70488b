import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { LedgerModule } from '../ledger/index.js';
import { RatesModule } from '../rates/index.js';
import { StripeClient } from './adapters/stripe/stripe-client.js';
import { StripeCollections } from './adapters/stripe/stripe-collections.js';
import { StripeConnect } from './adapters/stripe/stripe-connect.js';
import { StripeInbound } from './adapters/stripe/stripe-inbound.js';
import { StripeRefunds } from './adapters/stripe/stripe-refunds.js';
import { StripeDisputes } from './adapters/stripe/stripe-disputes.js';
import { StripeSetup } from './adapters/stripe/stripe-setup.js';
import { StripeStatement } from './adapters/stripe/stripe-statement.js';
import { ProviderCalls } from './calls/provider-calls.js';
import { CheckoutPages } from './checkout-pages.js';
import { CheckoutService } from './checkout.service.js';
import { ConnectService } from './connect.service.js';
import { PaymentsDeskController } from './desk/payments-desk.controller.js';
import { PaymentsDeskRepository } from './desk/payments-desk.repository.js';
import { Chargebacks } from './disputes/chargebacks.js';
import { DebtSettlement } from './disputes/debt-settlement.js';
import { DisputeMoves } from './disputes/dispute-moves.js';
import { DisputeNotices } from './disputes/dispute-notices.js';
import { DisputesPoller } from './disputes/disputes-poller.js';
import { DisputesService } from './disputes/disputes.service.js';
import { GivenBack } from './disputes/given-back.js';
import { FrozenMoney } from './disputes/frozen-money.js';
import { WonDisputes } from './disputes/won-disputes.js';
import { FeesService } from './fees.service.js';
import { OpenRails } from './open-rails.js';
import { PaymentLimits } from './payment-limits.js';
import { PaymentStatusService } from './payment-status.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsLifecycle } from './payments.lifecycle.js';
import { PaymentsPoller } from './payments-poller.js';
import { PaymentPurposes } from './purposes.js';
import { ReconciliationService } from './reconciliation.service.js';
import { RefundOutcomes } from './refunds/refund-outcomes.js';
import { RefundsDesk } from './refunds/refunds-desk.service.js';
import { RefundsPoller } from './refunds/refunds-poller.js';
import { RefundsService } from './refunds/refunds.service.js';
import { ReturnNotices } from './refunds/return-notices.js';
import { StatementImport } from './statements/statement-import.service.js';
import { StatementMatching } from './statements/statement-matching.service.js';
import { UnexpectedMoney } from './unexpected-money.js';
import { WebhookHints } from './webhooks/webhook-hints.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

@Module({
  imports: [SettingsModule, LedgerModule, RatesModule],
  controllers: [PaymentsController, PaymentsDeskController],
  providers: [
    CheckoutPages,
    CheckoutService,
    ConnectService,
    Chargebacks,
    DebtSettlement,
    DisputeMoves,
    DisputeNotices,
    DisputesPoller,
    DisputesService,
    FeesService,
    FrozenMoney,
    GivenBack,
    OpenRails,
    PaymentLimits,
    PaymentPurposes,
    PaymentStatusService,
    PaymentsDeskRepository,
    PaymentsLifecycle,
    PaymentsPoller,
    ProviderCalls,
    ReconciliationService,
    RefundOutcomes,
    RefundsDesk,
    RefundsPoller,
    RefundsService,
    ReturnNotices,
    StatementImport,
    StatementMatching,
    StripeClient,
    StripeCollections,
    StripeConnect,
    StripeDisputes,
    StripeInbound,
    StripeRefunds,
    StripeSetup,
    StripeStatement,
    UnexpectedMoney,
    WebhookHints,
    WebhooksService,
    WonDisputes,
  ],
  exports: [
    CheckoutPages,
    CheckoutService,
    ConnectService,
    FrozenMoney,
    OpenRails,
    PaymentLimits,
    PaymentPurposes,
    ProviderCalls,
    ReconciliationService,
    RefundsService,
    StripeCollections,
    StripeConnect,
    StripeSetup,
  ],
})
export class PaymentsModule {}
