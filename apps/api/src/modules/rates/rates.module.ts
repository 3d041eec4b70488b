import { Module } from '@nestjs/common';
import { RatesAdminController } from './rates.admin.controller.js';
import { RatesOfTheDay } from './rates-of-the-day.js';
import { RatesService } from './rates.service.js';

@Module({ controllers: [RatesAdminController], providers: [RatesOfTheDay, RatesService], exports: [RatesOfTheDay] })
export class RatesModule {}
