import { Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { PaypalBalances } from './paypal-balances.js';
import { PaypalClient } from './paypal-client.js';
import { PaypalDisputes } from './paypal-disputes.js';
import { PaypalInbound } from './paypal-inbound.js';
import { PaypalOrders } from './paypal-orders.js';
import { PaypalPayouts } from './paypal-payouts.js';
import { PaypalRefunds } from './paypal-refunds.js';
import { PaypalStatement } from './paypal-statement.js';

@Module({
  imports: [RailRegistryModule],
  providers: [
    PaypalBalances,
    PaypalClient,
    PaypalDisputes,
    PaypalInbound,
    PaypalOrders,
    PaypalPayouts,
    PaypalRefunds,
    PaypalStatement,
  ],
})
export class PaypalModule implements OnModuleInit {
  constructor(
    private readonly rails: RailRegistry,
    private readonly adapters: ModuleRef,
  ) {}

  onModuleInit(): void {
    this.rails.register({
      provider: 'paypal',
      collections: [this.adapters.get(PaypalOrders)],
      refund: this.adapters.get(PaypalRefunds),
      inbound: this.adapters.get(PaypalInbound),
      dispute: this.adapters.get(PaypalDisputes),
      statement: this.adapters.get(PaypalStatement),
      balance: this.adapters.get(PaypalBalances),
      accountPayout: this.adapters.get(PaypalPayouts),
    });
  }
}
