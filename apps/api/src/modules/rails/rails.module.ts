import { Module } from '@nestjs/common';
import { BankModule } from './bank/bank.module.js';
import { InboundModule } from './inbound/inbound.module.js';
import { MangopayModule } from './mangopay/mangopay.module.js';
import { NorthModule } from './north/north.module.js';
import { PaypalModule } from './paypal/paypal.module.js';
import { PlaidModule } from './plaid/plaid.module.js';
import { RailRegistryModule } from './registry/registry.module.js';
import { ShuftiModule } from './shufti/shufti.module.js';
import { StripeModule } from './stripe/stripe.module.js';

@Module({
  imports: [
    BankModule,
    InboundModule,
    MangopayModule,
    NorthModule,
    PaypalModule,
    PlaidModule,
    RailRegistryModule,
    ShuftiModule,
    StripeModule,
  ],
  exports: [BankModule, InboundModule, RailRegistryModule],
})
export class RailsModule {}
