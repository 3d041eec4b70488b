import { Module } from '@nestjs/common';
import { RatesModule } from '../rates/index.js';
import { SettingsModule } from '../settings/index.js';
import { JurisdictionsController } from './jurisdictions.controller.js';
import { PackOfSite } from './pack-of-site.js';
import { StandingService } from './standing.service.js';
import { StatementsRepository } from './statements.repository.js';

@Module({
  imports: [RatesModule, SettingsModule],
  controllers: [JurisdictionsController],
  providers: [PackOfSite, StandingService, StatementsRepository],
  exports: [PackOfSite],
})
export class JurisdictionsModule {}
