import { Module } from '@nestjs/common';
import { RailsModule } from '../../rails/index.js';
import { ProviderCallsModule } from '../calls/calls.module.js';
import { PaymentRecordModule } from '../record/record.module.js';
import { DebitCalls } from './debit-calls.js';

@Module({
  imports: [PaymentRecordModule, ProviderCallsModule, RailsModule],
  providers: [DebitCalls],
  exports: [DebitCalls],
})
export class DebitsModule {}
