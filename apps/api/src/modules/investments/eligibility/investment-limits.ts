import type { InvestmentLimit } from '@cairn/contracts/investments/investments.replies';
import { measureIn, mostWithin, regCfInvestmentLimit, remainingLimit, type RegCfLimitRule } from '@cairn/finance';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { InvestmentFacts } from './investment-facts.repository.js';

/** The currency in which the yearly limit is kept: that of the only profile that has one (17 CFR 227.100(a)(2)). */
export const LIMIT_CURRENCY = 'USD';

const CITATION = '17 CFR 227.100(a)(2)';

/** The figures that the limit is computed from; amounts in minor units of its currency. */
export interface LimitFigures {
  annualIncome: bigint;
  netWorth: bigint;
  /** Commitments of the last twelve months here. */
  committed: bigint;
  /** The amount invested elsewhere in the same period. */
  elsewhere: bigint;
}

/** the limit for these figures by the rule of the day, and what is left of it. */
export function limitFor(
  { annualIncome, netWorth, committed, elsewhere }: LimitFigures,
  rule: RegCfLimitRule,
): InvestmentLimit {
  const limit = regCfInvestmentLimit({ annualIncome, netWorth, rule });
  return {
    currency: LIMIT_CURRENCY,
    limit,
    used: committed + elsewhere,
    remaining: remainingLimit({ limit, committed, elsewhere }),
    remainingHere: null,
    citation: CITATION,
  };
}

/** True where investors are from the country whose law this is. */
export interface Jurisdiction {
  jurisdictionProfile: string;
}

/** the twelve-month limit of a person who is not accredited; null where the law gives none. */
export function limitOf(facts: InvestmentFacts, { jurisdictionProfile }: Jurisdiction): InvestmentLimit | null {
  if (jurisdictionProfile !== 'us_regcf' || facts.accredited) return null;
  const { yearlyIncome: annualIncome, committedInYear: committed, investedElsewhere: elsewhere } = facts;
  const { limitThreshold: threshold, limitFloor: floor } = facts;
  if (threshold === null || floor === null) throw new Error('The table of rules has no limit for today');
  const found = limitFor({ annualIncome, netWorth: facts.netWorth, committed, elsewhere }, { threshold, floor });
  const { limitRate, currency } = facts;
  if (limitRate === null) return found;
  return { ...found, remainingHere: mostWithin(found.remaining, currency, LIMIT_CURRENCY, limitRate) };
}

/** An amount in the limit's currency, kept with the commitment; nulls where no rate exists. */
export interface LimitMeasure {
  limitAmount: bigint | null;
  /** The rate it was measured by, as an exact fraction. */
  limitRate: string | null;
}

/** An amount of the campaign's currency, in the limit's. */
export function measureOf({ limitRate, currency }: InvestmentFacts, amount: bigint): LimitMeasure {
  if (limitRate === null) return { limitAmount: null, limitRate: null };
  return {
    limitAmount: measureIn(amount, currency, LIMIT_CURRENCY, limitRate),
    limitRate: `${limitRate.num}/${limitRate.den}`,
  };
}

/** R-02 for this amount. @throws investment.no_rate, investment.limit_exceeded */
export function requireLimit(facts: InvestmentFacts, jurisdiction: Jurisdiction, amount: bigint): void {
  const limit = limitOf(facts, jurisdiction);
  if (limit === null) return;
  const { limitAmount } = measureOf(facts, amount);
  if (limitAmount === null) throw new DomainError('investment.no_rate', { code: facts.currency });
  if (limitAmount > limit.remaining) {
    const params = { remaining: Number(limit.remainingHere), currency: facts.currency };
    throw new DomainError('investment.limit_exceeded', params, [
      { field: 'amount', code: 'investment.limit_exceeded', params },
    ]);
  }
}
