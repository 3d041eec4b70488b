import { Module } from '@nestjs/common';
import { RatesModule } from '../../rates/index.js';
import { InvestmentFactsRepository } from './investment-facts.repository.js';

@Module({
  imports: [RatesModule],
  providers: [InvestmentFactsRepository],
  exports: [InvestmentFactsRepository],
})
export class EligibilityModule {}
