import { Module } from '@nestjs/common';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { MangopayClient } from './mangopay-client.js';
import { MangopayHooks } from './mangopay-hooks.js';
import { MangopayInbound } from './mangopay-inbound.js';
import { MangopayWallets } from './mangopay-wallets.js';

@Module({
  imports: [RailRegistryModule],
  providers: [MangopayClient, MangopayHooks, MangopayInbound, MangopayWallets],
})
export class MangopayModule {
  constructor(rails: RailRegistry, secondWallet: MangopayWallets, inbound: MangopayInbound) {
    rails.register({ provider: 'mangopay', secondWallet, inbound });
  }
}
