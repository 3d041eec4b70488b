import { Module } from '@nestjs/common';
import { RatesModule } from '../../rates/index.js';
import { SettingsModule } from '../../settings/index.js';
import { RailsModule } from '../../rails/index.js';
import { OpenRails } from './open-rails.js';
import { PaymentLimits } from './payment-limits.js';

@Module({
  imports: [RailsModule, RatesModule, SettingsModule],
  providers: [OpenRails, PaymentLimits],
  exports: [OpenRails, PaymentLimits],
})
export class PaymentLimitsModule {}
