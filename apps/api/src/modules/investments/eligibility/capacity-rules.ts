import { leastInvestment, unitPrice } from '../../campaigns/index.js';
import type { InvestmentFacts } from './investment-facts.repository.js';

/** Least amount this campaign takes. */
export const leastOf = (facts: InvestmentFacts): bigint => leastInvestment(facts);

/** The amount that can still be committed. */
export const capacityOf = (facts: InvestmentFacts): bigint => facts.unitsLeft * unitPrice(facts);

/** Greatest amount of one investment: the stated maximum, or what is left when that is less. */
export function mostOf(facts: InvestmentFacts): bigint {
  const capacity = capacityOf(facts);
  const { maximumInvestment } = facts;
  return maximumInvestment !== null && maximumInvestment < capacity ? maximumInvestment : capacity;
}
