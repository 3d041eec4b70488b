import { Module } from '@nestjs/common';
import { InboundModule } from './inbound/inbound.module.js';
import { NorthModule } from './north/north.module.js';
import { RailRegistryModule } from './registry/registry.module.js';
import { ShuftiModule } from './shufti/shufti.module.js';

@Module({
  imports: [InboundModule, NorthModule, RailRegistryModule, ShuftiModule],
  exports: [InboundModule, RailRegistryModule],
})
export class RailsModule {}
