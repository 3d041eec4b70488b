import { Module } from '@nestjs/common';
import { JurisdictionsModule } from '../../jurisdictions/index.js';
import { RatesModule } from '../../rates/index.js';
import { InvestmentFactsRepository } from './investment-facts.repository.js';

@Module({
  imports: [JurisdictionsModule, RatesModule],
  providers: [InvestmentFactsRepository],
  exports: [InvestmentFactsRepository],
})
export class EligibilityModule {}
