import { Module } from '@nestjs/common';
import { DueRows } from './due-rows.js';
import { ProviderCalls } from './provider-calls.js';

@Module({
  providers: [DueRows, ProviderCalls],
  exports: [DueRows, ProviderCalls],
})
export class ProviderCallsModule {}
