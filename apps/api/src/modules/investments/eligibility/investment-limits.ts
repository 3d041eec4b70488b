import type { InvestmentLimit } from '@cairn/contracts/investments/investments.replies';
import type { LimitBasis } from '@cairn/contracts/investments/limit-basis.reply';
import { measureIn, mostWithin, remainingLimit, type RegCfLimitRule } from '@cairn/finance';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { lackForAmount, newest } from '../../jurisdictions/index.js';
import { obstacle, refusalBy, type Obstacle } from './obstacle.js';
import type { InvestmentFacts } from './investment-facts.repository.js';
import { explainedRegCf, LIMIT_STRATEGIES, REG_CF_CITATION, type ExplainedLimit } from './limit-strategies.js';
import type { PersonFacts } from './person-facts.js';

/** The figures that the limit is computed from; amounts in minor units of its currency. */
export interface LimitFigures {
  annualIncome: bigint;
  netWorth: bigint;
  /** Commitments of the last twelve months here. */
  committed: bigint;
  /** The amount invested elsewhere in the same period. */
  elsewhere: bigint;
}

/** A limit, and what is left of it after what was invested here and elsewhere. */
const leftOf = (
  { limit, basis }: ExplainedLimit,
  {
    committed,
    elsewhere,
    ...whose
  }: Pick<LimitFigures, 'committed' | 'elsewhere'> & Pick<LimitBasis, 'shared' | 'otherAccount'>,
  law: Pick<InvestmentLimit, 'currency' | 'citation'>,
): InvestmentLimit => ({
  ...law,
  limit,
  used: committed + elsewhere,
  remaining: remainingLimit({ limit, committed, elsewhere }),
  remainingHere: null,
  basis: { ...basis, ...whose, committed, elsewhere },
});

/** the limit of Regulation Crowdfunding for these figures by the rule of the day, and what is left of it. */
export const limitFor = ({ annualIncome, netWorth, ...used }: LimitFigures, rule: RegCfLimitRule): InvestmentLimit =>
  leftOf(
    explainedRegCf(annualIncome, netWorth, rule),
    { ...used, shared: false, otherAccount: false },
    { currency: 'USD', citation: REG_CF_CITATION },
  );

/** the twelve-month limit of a person by the law of the site; null where it gives none. */
export function personLimit(facts: PersonFacts): InvestmentLimit | null {
  const { citation, limit: limitBy } = LIMIT_STRATEGIES[facts.profile];
  const limit = limitBy(facts);
  if (limit === null) return null;
  const { committedInYear: committed, spouse, limitCurrency: currency } = facts;
  const elsewhere = facts.investedElsewhere + (spouse?.investedElsewhere ?? 0n);
  const otherAccount =
    limit.basis.rule === 'net_assets' && facts.standing !== null
      ? newest(facts.standing, 'category')?.otherAccount === true
      : facts.otherAccount;
  return leftOf(limit, { committed, elsewhere, shared: spouse !== null, otherAccount }, { currency, citation });
}

/** Whether what was committed is more than the law allows this person now. */
export function isOverLimit(facts: PersonFacts): boolean {
  const limit = facts.unmeasured === null ? personLimit(facts) : null;
  return limit !== null && limit.used > limit.limit;
}

/** The same, with what is left in the campaign's currency. */
export function limitOf(facts: InvestmentFacts): InvestmentLimit | null {
  const found = personLimit(facts);
  if (found === null) return null;
  const { limitRate, currency, limitCurrency, unmeasured } = facts;
  if (limitRate === null || unmeasured !== null) return found;
  return { ...found, remainingHere: mostWithin(found.remaining, currency, limitCurrency, limitRate) };
}

/** An amount in the limit's currency, kept with the commitment; nulls where no rate exists. */
export interface LimitMeasure {
  limitAmount: bigint | null;
  limitCurrency: string;
  /** The rate it was measured by, as an exact fraction. */
  limitRate: string | null;
}

/** An amount of the campaign's currency, in the limit's. */
export function measureOf({ limitRate, currency, limitCurrency }: InvestmentFacts, amount: bigint): LimitMeasure {
  if (limitRate === null) return { limitAmount: null, limitCurrency, limitRate: null };
  return {
    limitAmount: measureIn(amount, currency, limitCurrency, limitRate),
    limitCurrency,
    limitRate: `${limitRate.num}/${limitRate.den}`,
  };
}

/** A currency without a rate, in which an amount cannot be held to the limit. */
export const unratedOf = ({ currency, unmeasured, limitRate }: InvestmentFacts): string | null =>
  unmeasured ?? (limitRate === null ? currency : null);

/** R-02 for this amount, and what else the law asks for it. @throws investment.no_rate, investment.limit_exceeded */
export function requireLimit(facts: InvestmentFacts, amount: bigint): void {
  const limit = limitOf(facts);
  const { limitAmount } = measureOf(facts, amount);
  if (limit !== null) {
    const unrated = unratedOf(facts);
    if (limitAmount === null || unrated !== null) {
      throw new DomainError('investment.no_rate', { code: unrated ?? facts.currency });
    }
    if (limitAmount > limit.remaining) {
      const params = { remaining: Number(limit.remainingHere), currency: facts.currency };
      throw refusalBy({ code: 'investment.limit_exceeded', params, field: 'amount' });
    }
  }
  const lack = amountObstacle(facts, amount, false);
  if (lack !== null) throw refusalBy(lack);
}

/** What the law asks for this very amount. */
function amountObstacle(facts: InvestmentFacts, minor: bigint, isHeld: boolean): Obstacle | null {
  const { standing, currency } = facts;
  if (standing === null) return null;
  const lack = lackForAmount(standing, { minor, currency, measured: measureOf(facts, minor).limitAmount, isHeld });
  return lack && { ...lack, field: 'amount' };
}

interface Held {
  amount: bigint;
  /** In the limit's currency; null where the law had none. */
  limitAmount: bigint | null;
}

/**
 * R-02 of an amount that is committed and not paid, and what else the law asks for it: figures may have fallen since. A
 * limit that is exceeded comes with what may be paid instead.
 */
export function limitObstacle(facts: InvestmentFacts, { amount, limitAmount }: Held): Obstacle | null {
  if (!isOverLimit(facts)) return amountObstacle(facts, amount, true);
  const own = limitAmount ?? amount;
  const without = limitOf({ ...facts, committedInYear: facts.committedInYear - own });
  return obstacle('investment.limit_exceeded', {
    remaining: Number(without?.remainingHere ?? 0n),
    currency: facts.currency,
  });
}
