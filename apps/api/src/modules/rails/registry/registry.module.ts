import { Module } from '@nestjs/common';
import { RailRegistry } from './rail-registry.js';

@Module({ providers: [RailRegistry], exports: [RailRegistry] })
export class RailRegistryModule {}
