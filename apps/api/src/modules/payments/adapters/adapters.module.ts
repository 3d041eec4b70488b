import { Module } from '@nestjs/common';
import { RailRegistry, RailsModule } from '../../rails/index.js';
import { StripeClient } from './stripe/stripe-client.js';
import { StripeCollections } from './stripe/stripe-collections.js';
import { StripeConnect } from './stripe/stripe-connect.js';
import { StripeDisputes } from './stripe/stripe-disputes.js';
import { StripeInbound } from './stripe/stripe-inbound.js';
import { StripeRefunds } from './stripe/stripe-refunds.js';
import { StripeSetup } from './stripe/stripe-setup.js';
import { StripeStatement } from './stripe/stripe-statement.js';

@Module({
  imports: [RailsModule],
  providers: [
    StripeClient,
    StripeCollections,
    StripeConnect,
    StripeDisputes,
    StripeInbound,
    StripeRefunds,
    StripeSetup,
    StripeStatement,
  ],
  exports: [StripeCollections, StripeConnect, StripeDisputes, StripeRefunds, StripeSetup, StripeStatement],
})
export class StripeModule {
  constructor(rails: RailRegistry, inbound: StripeInbound) {
    rails.register({ provider: 'stripe', inbound });
  }
}
