import { Module } from '@nestjs/common';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { PaypalClient } from './paypal-client.js';
import { PaypalInbound } from './paypal-inbound.js';
import { PaypalOrders } from './paypal-orders.js';
import { PaypalRefunds } from './paypal-refunds.js';

@Module({
  imports: [RailRegistryModule],
  providers: [PaypalClient, PaypalInbound, PaypalOrders, PaypalRefunds],
})
export class PaypalModule {
  constructor(rails: RailRegistry, orders: PaypalOrders, refund: PaypalRefunds, inbound: PaypalInbound) {
    rails.register({ provider: 'paypal', collections: [orders], refund, inbound });
  }
}
