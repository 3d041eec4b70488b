import { Module } from '@nestjs/common';
import { JurisdictionsModule } from '../../jurisdictions/index.js';
import { RatesModule } from '../../rates/index.js';
import { InvestmentFactsRepository } from './investment-facts.repository.js';
import { OwnLimitController } from './own-limit.controller.js';
import { OwnLimits } from './own-limits.js';
import { PeopleFacts } from './people-facts.js';

@Module({
  imports: [JurisdictionsModule, RatesModule],
  controllers: [OwnLimitController],
  providers: [InvestmentFactsRepository, OwnLimits, PeopleFacts],
  exports: [InvestmentFactsRepository, PeopleFacts],
})
export class EligibilityModule {}
