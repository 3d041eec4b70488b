import type { ErrorCode } from '@cairn/contracts';
import { leastInvestment, unitPrice } from '../../campaigns/index.js';
import type { InvestmentFacts } from './investment-facts.repository.js';

/** Least amount this campaign takes. */
export const leastOf = (facts: InvestmentFacts): bigint => leastInvestment(facts);

/** What can still be committed, in money. */
export const capacityOf = (facts: InvestmentFacts): bigint => facts.unitsLeft * unitPrice(facts);

/** Greatest amount of one investment: the stated maximum, or what is left when that is less. */
export function mostOf(facts: InvestmentFacts): bigint {
  const capacity = capacityOf(facts);
  const { maximumInvestment } = facts;
  return maximumInvestment !== null && maximumInvestment < capacity ? maximumInvestment : capacity;
}

/** V-19: why an investment does not fit any more, in shares or, of a loan, in money. */
export const tooLittleLeft = (
  unitsLeft: bigint,
  pricePerShare: bigint | null,
  currency: string,
): { code: ErrorCode; params: Record<string, unknown> } =>
  pricePerShare === null
    ? { code: 'investment.amount_left', params: { left: Number(unitsLeft), unit: 'money', currency } }
    : { code: 'investment.shares_left', params: { left: Number(unitsLeft), unit: 'shares' } };
