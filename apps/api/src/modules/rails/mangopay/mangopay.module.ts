import { Module } from '@nestjs/common';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { MangopayBalances } from './mangopay-balances.js';
import { MangopayClient } from './mangopay-client.js';
import { MangopayHooks } from './mangopay-hooks.js';
import { MangopayInbound } from './mangopay-inbound.js';
import { MangopayLists } from './mangopay-lists.js';
import { MangopayStatement } from './mangopay-statement.js';
import { MangopayWallets } from './mangopay-wallets.js';

@Module({
  imports: [RailRegistryModule],
  providers: [
    MangopayBalances,
    MangopayClient,
    MangopayHooks,
    MangopayInbound,
    MangopayLists,
    MangopayStatement,
    MangopayWallets,
  ],
})
export class MangopayModule {
  constructor(
    rails: RailRegistry,
    secondWallet: MangopayWallets,
    inbound: MangopayInbound,
    statement: MangopayStatement,
    balance: MangopayBalances,
  ) {
    rails.register({ provider: 'mangopay', secondWallet, inbound, statement, balance });
  }
}
