import { Module } from '@nestjs/common';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { NorthAccreditation } from './north-accreditation.js';
import { NorthClient } from './north-client.js';
import { NorthIdentity } from './north-identity.js';
import { NorthInbound } from './north-inbound.js';
import { NorthParties } from './north-parties.js';

@Module({
  imports: [RailRegistryModule],
  providers: [NorthAccreditation, NorthClient, NorthIdentity, NorthInbound, NorthParties],
})
export class NorthModule {
  constructor(
    rails: RailRegistry,
    identity: NorthIdentity,
    party: NorthParties,
    accreditation: NorthAccreditation,
    inbound: NorthInbound,
  ) {
    rails.register({ provider: 'north', identity, party, accreditation, inbound });
  }
}
