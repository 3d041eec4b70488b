import { Module } from '@nestjs/common';
import { BalancesModule } from './balances/balances.module.js';
import { ProviderCallsModule } from './calls/calls.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { ConnectModule } from './connect/connect.module.js';
import { DecisionsModule } from './decisions/decisions.module.js';
import { PaymentsDeskModule } from './desk/desk.module.js';
import { DebitsModule } from './debits/debits.module.js';
import { DisputesModule } from './disputes/disputes.module.js';
import { PaymentLimitsModule } from './limits/limits.module.js';
import { EvidenceModule } from './evidence/evidence.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { PayersModule } from './payers/payers.module.js';
import { PaymentRecordModule } from './record/record.module.js';
import { RefundsModule } from './refunds/refunds.module.js';
import { StatementsModule } from './statements/statements.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

@Module({
  imports: [
    BalancesModule,
    CheckoutModule,
    ConnectModule,
    DecisionsModule,
    DebitsModule,
    DisputesModule,
    EvidenceModule,
    PayersModule,
    PaymentLimitsModule,
    PaymentRecordModule,
    PaymentsDeskModule,
    ProviderCallsModule,
    ReconciliationModule,
    RefundsModule,
    StatementsModule,
    WebhooksModule,
  ],
  exports: [
    BalancesModule,
    CheckoutModule,
    ConnectModule,
    DebitsModule,
    DecisionsModule,
    DisputesModule,
    EvidenceModule,
    PayersModule,
    PaymentLimitsModule,
    PaymentRecordModule,
    ProviderCallsModule,
    ReconciliationModule,
    RefundsModule,
    StatementsModule,
  ],
})
export class PaymentsModule {}
