import { Module } from '@nestjs/common';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { ShuftiClient } from './shufti-client.js';
import { ShuftiIdentity } from './shufti-identity.js';
import { ShuftiInbound } from './shufti-inbound.js';

@Module({ imports: [RailRegistryModule], providers: [ShuftiClient, ShuftiIdentity, ShuftiInbound] })
export class ShuftiModule {
  constructor(rails: RailRegistry, identity: ShuftiIdentity, inbound: ShuftiInbound) {
    rails.register({ provider: 'shufti', identity, inbound });
  }
}
