import { Module } from '@nestjs/common';
import { ProviderCalls } from './provider-calls.js';

@Module({
  providers: [ProviderCalls],
  exports: [ProviderCalls],
})
export class ProviderCallsModule {}
