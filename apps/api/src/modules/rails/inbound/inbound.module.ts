import { Module } from '@nestjs/common';
import { RailRegistryModule } from '../registry/registry.module.js';
import { HintReaders } from './hint-readers.js';
import { InboundController } from './inbound.controller.js';
import { InboundService } from './inbound.service.js';
import { MessageStore } from './message-store.js';

@Module({
  imports: [RailRegistryModule],
  controllers: [InboundController],
  providers: [HintReaders, InboundService, MessageStore],
  exports: [HintReaders],
})
export class InboundModule {}
