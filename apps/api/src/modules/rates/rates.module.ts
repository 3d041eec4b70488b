import { Module } from '@nestjs/common';
import { CentralBankRates } from './central-bank-rates.js';
import { RateRemoval } from './rate-removal.js';
import { RateWriter } from './rate-writer.js';
import { RatesAdminController } from './rates.admin.controller.js';
import { RatesOfTheDay } from './rates-of-the-day.js';
import { RatesService } from './rates.service.js';

@Module({
  controllers: [RatesAdminController],
  providers: [CentralBankRates, RateRemoval, RateWriter, RatesOfTheDay, RatesService],
  exports: [CentralBankRates, RatesOfTheDay],
})
export class RatesModule {}
