import { Module } from '@nestjs/common';
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
    InboundModule,
    MangopayModule,
    NorthModule,
    PaypalModule,
    PlaidModule,
    RailRegistryModule,
    ShuftiModule,
    StripeModule,
  ],
  exports: [InboundModule, RailRegistryModule],
})
export class RailsModule {}
