import { Module } from '@nestjs/common';
import { RailRegistryModule } from '../registry/registry.module.js';
import { HintReaders } from './hint-readers.js';
import { InboundController } from './inbound.controller.js';
import { InboundService } from './inbound.service.js';

@Module({
  imports: [RailRegistryModule],
  controllers: [InboundController],
  providers: [HintReaders, InboundService],
  exports: [HintReaders],
})
export class InboundModule {}
