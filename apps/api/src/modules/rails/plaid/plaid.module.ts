import { Module } from '@nestjs/common';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { PlaidBankLinks } from './plaid-bank-links.js';
import { PlaidClient } from './plaid-client.js';
import { PlaidInbound } from './plaid-inbound.js';

@Module({ imports: [RailRegistryModule], providers: [PlaidBankLinks, PlaidClient, PlaidInbound] })
export class PlaidModule {
  constructor(rails: RailRegistry, bankLink: PlaidBankLinks, inbound: PlaidInbound) {
    rails.register({ provider: 'plaid', bankLink, inbound });
  }
}
