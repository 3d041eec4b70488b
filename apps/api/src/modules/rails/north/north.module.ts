import { Module } from '@nestjs/common';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { NorthAccreditation } from './north-accreditation.js';
import { NorthClient } from './north-client.js';
import { NorthEscrow } from './north-escrow.js';
import { NorthIdentity } from './north-identity.js';
import { NorthInbound } from './north-inbound.js';
import { NorthMoney } from './north-money.js';
import { NorthParties } from './north-parties.js';
import { NorthRefunds } from './north-refunds.js';
import { NorthReturns } from './north-returns.js';
import { NorthStatement } from './north-statement.js';
import { NorthTrades } from './north-trades.js';

@Module({
  imports: [RailRegistryModule],
  providers: [
    NorthAccreditation,
    NorthClient,
    NorthEscrow,
    NorthIdentity,
    NorthInbound,
    NorthMoney,
    NorthParties,
    NorthRefunds,
    NorthReturns,
    NorthStatement,
    NorthTrades,
  ],
})
export class NorthModule {
  constructor(
    rails: RailRegistry,
    identity: NorthIdentity,
    party: NorthParties,
    accreditation: NorthAccreditation,
    inbound: NorthInbound,
    money: NorthMoney,
  ) {
    rails.register({ provider: 'north', identity, party, accreditation, inbound, ...money.offers });
  }
}
