import { Module } from '@nestjs/common';
import { RateRemoval } from './rate-removal.js';
import { RateWriter } from './rate-writer.js';
import { RatesAdminController } from './rates.admin.controller.js';
import { RatesOfTheDay } from './rates-of-the-day.js';
import { RatesService } from './rates.service.js';

@Module({
  controllers: [RatesAdminController],
  providers: [RateRemoval, RateWriter, RatesOfTheDay, RatesService],
  exports: [RatesOfTheDay],
})
export class RatesModule {}
