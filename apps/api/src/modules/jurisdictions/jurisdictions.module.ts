import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { RatesModule } from '../rates/index.js';
import { SettingsModule } from '../settings/index.js';
import { JurisdictionsController } from './jurisdictions.controller.js';
import { PackOfSite } from './pack-of-site.js';
import { StandingService } from './standing.service.js';
import { StatementEvidence } from './statement-evidence.js';
import { StatementsRepository } from './statements.repository.js';

@Module({
  imports: [PaymentsModule, RatesModule, SettingsModule],
  controllers: [JurisdictionsController],
  providers: [PackOfSite, StandingService, StatementEvidence, StatementsRepository],
  exports: [PackOfSite],
})
export class JurisdictionsModule {}
