import { Module } from '@nestjs/common';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { PaypalClient } from './paypal-client.js';
import { PaypalDisputes } from './paypal-disputes.js';
import { PaypalInbound } from './paypal-inbound.js';
import { PaypalOrders } from './paypal-orders.js';
import { PaypalPayouts } from './paypal-payouts.js';
import { PaypalRefunds } from './paypal-refunds.js';
import { PaypalStatement } from './paypal-statement.js';

@Module({
  imports: [RailRegistryModule],
  providers: [PaypalClient, PaypalDisputes, PaypalInbound, PaypalOrders, PaypalPayouts, PaypalRefunds, PaypalStatement],
})
export class PaypalModule {
  constructor(
    rails: RailRegistry,
    orders: PaypalOrders,
    refund: PaypalRefunds,
    inbound: PaypalInbound,
    dispute: PaypalDisputes,
    statement: PaypalStatement,
    accountPayout: PaypalPayouts,
  ) {
    rails.register({ provider: 'paypal', collections: [orders], refund, inbound, dispute, statement, accountPayout });
  }
}
