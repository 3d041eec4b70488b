import { Module } from '@nestjs/common';
import { RatesModule } from '../../rates/index.js';
import { Capacity } from './capacity.js';
import { InvestmentFactsRepository } from './investment-facts.repository.js';

@Module({
  imports: [RatesModule],
  providers: [Capacity, InvestmentFactsRepository],
  exports: [Capacity, InvestmentFactsRepository],
})
export class EligibilityModule {}
