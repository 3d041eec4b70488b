import { Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { StripeBalances } from './stripe-balances.js';
import { StripeClient } from './stripe-client.js';
import { StripeCollections } from './stripe-collections.js';
import { StripeDebits } from './stripe-debits.js';
import { StripeDisputes } from './stripe-disputes.js';
import { StripeInbound } from './stripe-inbound.js';
import { StripePayees } from './stripe-payees.js';
import { StripeRefunds } from './stripe-refunds.js';
import { StripeSetup } from './stripe-setup.js';
import { StripeStatement } from './stripe-statement.js';
import { StripeTransfers } from './stripe-transfers.js';

@Module({
  imports: [RailRegistryModule],
  providers: [
    StripeBalances,
    StripeClient,
    StripeDebits,
    StripeDisputes,
    StripeInbound,
    StripePayees,
    StripeRefunds,
    StripeSetup,
    StripeStatement,
    StripeTransfers,
  ],
})
export class StripeModule implements OnModuleInit {
  constructor(
    private readonly rails: RailRegistry,
    private readonly client: StripeClient,
    private readonly adapters: ModuleRef,
  ) {}

  onModuleInit(): void {
    this.rails.register({
      provider: 'stripe',
      collections: (['card', 'ach'] as const).map((rail) => new StripeCollections(this.client, rail)),
      debit: this.adapters.get(StripeDebits),
      refund: this.adapters.get(StripeRefunds),
      dispute: this.adapters.get(StripeDisputes),
      payee: this.adapters.get(StripePayees),
      disbursement: this.adapters.get(StripeTransfers),
      statement: this.adapters.get(StripeStatement),
      balance: this.adapters.get(StripeBalances),
      account: this.adapters.get(StripeSetup),
      inbound: this.adapters.get(StripeInbound),
    });
  }
}
