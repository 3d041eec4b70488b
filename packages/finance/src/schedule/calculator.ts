import { minorPerMajor } from '../money/currency.js';
import { multiplyRational, rational, rationalFromDecimal, roundRational } from '../money/rational.js';
import type { Rational } from '../money/rational.js';
import { investorShare } from './investor-share.js';
import { loanSchedule } from './loan.js';
import type { LoanTerms } from './loan.js';
import { NegativeAmortisationError } from './schedule-terms.js';
import type { ScheduleRow } from './schedule-terms.js';

/**
 * Repayment frequency weights of the specification (C-02), counted in quarters. Monthly and Days are rounded (exact are
 * 1/3 and 4/365: twelve months make 4.002 quarters), so they serve the public estimate only; schedules are exact.
 */
export const FREQUENCY_WEIGHTS = { Yearly: 4, Quarterly: 1, Monthly: 0.3335, Days: 0.01095 } as const;

export type WeightedFrequency = keyof typeof FREQUENCY_WEIGHTS;

export interface EstimateInput {
  /** Minor units; at least one major unit (V-22). */
  readonly principal: bigint;
  readonly currency: string;
  /** Nominal rate per year as a fraction: 8 % is `rationalFromDecimal('0.08')`. */
  readonly rate: Rational;
}

/** The possible income of a lender, in minor units. An estimate for illustration, not a promise. */
export interface LoanEstimate {
  readonly kind: 'estimate';
  readonly principal: bigint;
  readonly payments: number;
  readonly first: ScheduleRow;
  readonly last: ScheduleRow;
  readonly totalInterest: bigint;
  readonly totalReturned: bigint;
}

/**
 * V-22: whether the calculator accepts a principal, which must be at least 1 in major units.
 *
 * @throws RangeError for an unknown currency
 */
export const isCalculatorPrincipal = (principal: bigint, currency: string): boolean =>
  principal >= minorPerMajor(currency);

const assertEstimate = ({ principal, currency, rate }: EstimateInput): void => {
  if (!isCalculatorPrincipal(principal, currency)) throw new RangeError('The principal must be at least 1');
  if (rate.num < 0n) throw new RangeError('The interest rate must not be negative');
};

/** Empty where the debt would grow. */
const scheduleOf = (terms: LoanTerms): ScheduleRow[] => {
  try {
    return loanSchedule(terms);
  } catch (error) {
    if (error instanceof NegativeAmortisationError) return [];
    throw error;
  }
};

const interestFor = ({ principal, rate }: EstimateInput, years: Rational): bigint =>
  roundRational(multiplyRational(multiplyRational(rational(principal), rate), years));

/**
 * The public calculator: what a sum lent in a campaign would bring, as `investorShare` of the loan's own schedule. Show
 * it labelled as an estimate. Null for a loan so small that an equal instalment would not pay the interest.
 *
 * @param terms of the whole loan: what was raised, or, while that is not known, its goal. A sum above that is reckoned as
 *   a loan of its own
 * @param amount minor units
 * @throws RangeError for an amount below 1 in major units, or impossible terms
 */
export const estimateLoan = (terms: LoanTerms, amount: bigint, currency: string): LoanEstimate | null => {
  assertEstimate({ principal: amount, currency, rate: terms.rate });
  const whole = amount > terms.principal ? amount : terms.principal;
  const rows = investorShare(scheduleOf({ ...terms, principal: whole }), { amount, whole });
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  const totalInterest = rows.reduce((sum, { interest }) => sum + interest, 0n);
  return {
    kind: 'estimate',
    principal: amount,
    payments: rows.length,
    first,
    last,
    totalInterest,
    totalReturned: amount + totalInterest,
  };
};

/**
 * Interest of one payment by the specification's weights: principal * rate / 4 * weight, in minor units. Kept for the
 * estimate alone; the actual debt comes from `buildSchedule`.
 *
 * @throws RangeError for a principal below 1 or a negative rate
 */
export const estimateInterestByWeight = (input: EstimateInput & { readonly frequency: WeightedFrequency }): bigint => {
  assertEstimate(input);
  const weight = rationalFromDecimal(String(FREQUENCY_WEIGHTS[input.frequency]));
  return interestFor(input, multiplyRational(weight, rational(1n, 4n)));
};
