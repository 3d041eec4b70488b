import { CampaignStatus, type ErrorCode } from '@cairn/contracts';
import type { InvestmentLimit } from '@cairn/contracts/investments/investments.replies';
import {
  measureIn,
  mostWithin,
  nearestValidAmounts,
  parseCalendarDate,
  regCfInvestmentLimit,
  remainingLimit,
} from '@cairn/finance';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { leastInvestment } from '../campaigns/index.js';
import { LIMIT_CURRENCY, type InvestmentFacts } from './investment-facts.repository.js';

export interface Rules {
  /** Decision 13: profile `none` may let people invest before their identity is confirmed. */
  kycRequired: boolean;
  jurisdictionProfile: string;
}

export interface Obstacle {
  code: ErrorCode;
  params: Record<string, unknown>;
}

const CITATION = '17 CFR 227.100(a)(2)';

const obstacle = (code: ErrorCode, params: Record<string, unknown> = {}): Obstacle => ({ code, params });

/** the twelve-month limit of a person who is not accredited; null where the law gives none. */
export function limitOf(facts: InvestmentFacts, { jurisdictionProfile }: Rules): InvestmentLimit | null {
  if (jurisdictionProfile !== 'us_regcf' || facts.accredited) return null;
  const limit = regCfInvestmentLimit({
    annualIncome: facts.yearlyIncome,
    netWorth: facts.netWorth,
    on: parseCalendarDate(facts.now.toISOString().slice(0, 10)),
  });
  const used = facts.committedInYear + facts.investedElsewhere;
  const remaining = remainingLimit({ limit, committed: facts.committedInYear, elsewhere: facts.investedElsewhere });
  const { limitRate, currency } = facts;
  return {
    currency: LIMIT_CURRENCY,
    limit,
    used,
    remaining,
    remainingHere: limitRate === null ? null : mostWithin(remaining, currency, LIMIT_CURRENCY, limitRate),
    citation: CITATION,
  };
}

/** Least amount this campaign takes. */
export const leastOf = (facts: InvestmentFacts): bigint => leastInvestment(facts);

/** What can still be committed, in money. */
export const capacityOf = (facts: InvestmentFacts): bigint => facts.unitsLeft * (facts.pricePerShare ?? 1n);

function identityObstacles(facts: InvestmentFacts, rules: Rules): Obstacle[] {
  if (!rules.kycRequired || facts.kyc === 'approved') return [];
  if (facts.kyc === null) return [obstacle('kyc.required')];
  return [obstacle(facts.kyc === 'declined' ? 'kyc.declined' : 'kyc.under_review')];
}

/** everything that stands between this investor and this campaign, at once. */
export function obstaclesOf(facts: InvestmentFacts, rules: Rules, userId: string): Obstacle[] {
  const found: Obstacle[] = [];
  const limit = limitOf(facts, rules);
  if (facts.status !== CampaignStatus.active || !facts.open) found.push(obstacle('investment.closed'));
  if (facts.ownerId === userId) found.push(obstacle('investment.own_campaign'));
  found.push(...identityObstacles(facts, rules));
  if (facts.admission === 'accredited' && !facts.accredited) found.push(obstacle('accreditation.required'));
  if (facts.admission === 'non-accredited' && facts.accredited) found.push(obstacle('accreditation.excluded'));
  if (limit !== null && limit.remainingHere === null)
    found.push(obstacle('investment.no_rate', { code: facts.currency }));
  else if (limit !== null && facts.kyc === 'approved' && (limit.remainingHere ?? 0n) < leastOf(facts)) {
    const remaining = Number(limit.remainingHere ?? 0n);
    found.push(obstacle('investment.limit_exceeded', { remaining, currency: facts.currency }));
  }
  if (facts.open && capacityOf(facts) < leastOf(facts)) {
    found.push(
      facts.pricePerShare === null
        ? obstacle('investment.amount_left', { left: Number(facts.unitsLeft), unit: 'money', currency: facts.currency })
        : obstacle('investment.shares_left', { left: Number(facts.unitsLeft), unit: 'shares' }),
    );
  }
  return found;
}

export interface Stake {
  amount: bigint;
  /** Shares, or null for a loan. */
  units: bigint | null;
  unitPrice: bigint | null;
  capacityUnits: bigint;
}

/** V-19, V-20: an amount or a number of shares, whole and between minimum and maximum. The amount wins. */
export function stakeOf(facts: InvestmentFacts, wanted: { amount?: bigint; units?: number }): Stake {
  const price = facts.pricePerShare;
  const amount =
    wanted.amount ?? (wanted.units !== undefined && price !== null ? BigInt(wanted.units) * price : undefined);
  if (amount === undefined)
    throw new DomainError('investment.amount_required', {}, [{ field: 'amount', code: 'investment.amount_required' }]);
  const { currency } = facts;
  const refuse = (code: ErrorCode, params: Record<string, unknown>): DomainError =>
    new DomainError(code, { ...params, currency }, [{ field: 'amount', code, params: { ...params, currency } }]);
  const minimum = leastOf(facts);
  const maximum = facts.maximumInvestment;
  if (amount < minimum) throw refuse('investment.below_minimum', { minimum: Number(minimum) });
  if (maximum !== null && amount > maximum) throw refuse('investment.above_maximum', { maximum: Number(maximum) });
  if (price === null) return { amount, units: null, unitPrice: null, capacityUnits: amount };
  if (amount % price !== 0n) {
    const near = nearestValidAmounts(amount, price, minimum, maximum ?? amount + price);
    throw refuse('investment.not_whole_shares', {
      price: Number(price),
      below: Number(near.below ?? near.above ?? minimum),
      above: Number(near.above ?? near.below ?? minimum),
    });
  }
  const units = amount / price;
  return { amount, units, unitPrice: price, capacityUnits: units };
}

/** What an amount measures against the limit, kept with the commitment; nulls where no rate says. */
export interface LimitMeasure {
  limitAmount: bigint | null;
  /** The rate it was measured by, as an exact fraction. */
  limitRate: string | null;
}

export function measureOf({ limitRate, currency }: InvestmentFacts, amount: bigint): LimitMeasure {
  if (limitRate === null) return { limitAmount: null, limitRate: null };
  return {
    limitAmount: measureIn(amount, currency, LIMIT_CURRENCY, limitRate),
    limitRate: `${limitRate.num}/${limitRate.den}`,
  };
}

/** R-02 for this amount. @throws investment.no_rate, investment.limit_exceeded */
export function requireLimit(facts: InvestmentFacts, rules: Rules, amount: bigint): void {
  const limit = limitOf(facts, rules);
  if (limit === null) return;
  const { limitAmount } = measureOf(facts, amount);
  if (limitAmount === null) throw new DomainError('investment.no_rate', { code: facts.currency });
  if (limitAmount > limit.remaining) {
    const params = { remaining: Number(limit.remainingHere ?? 0n), currency: facts.currency };
    throw new DomainError('investment.limit_exceeded', params, [
      { field: 'amount', code: 'investment.limit_exceeded', params },
    ]);
  }
}
