import { Module } from '@nestjs/common';
import { RailsModule } from '../../rails/index.js';
import { PaymentLimitsModule } from '../limits/limits.module.js';
import { PayerAccounts } from './payer-accounts.js';

@Module({
  imports: [PaymentLimitsModule, RailsModule],
  providers: [PayerAccounts],
  exports: [PayerAccounts],
})
export class PayersModule {}
