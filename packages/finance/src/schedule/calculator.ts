import { minorPerMajor } from '../money/currency.js';
import { multiplyRational, rational, rationalFromDecimal, roundRational } from '../money/rational.js';
import type { Rational } from '../money/rational.js';

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

/** What a lender might receive, in minor units. An estimate for illustration: no schedule, no promise. */
export interface InvestmentEstimate {
  readonly kind: 'estimate';
  readonly principal: bigint;
  /** Interest of each full quarter. */
  readonly quarterlyInterest: bigint;
  /** Payments of interest, the last one with the principal. */
  readonly payments: number;
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

const interestFor = ({ principal, rate }: EstimateInput, years: Rational): bigint =>
  roundRational(multiplyRational(multiplyRational(rational(principal), rate), years));

/**
 * The public calculator: interest each quarter, principal with the last payment (C-02). A term that is not a whole number
 * of quarters ends with one shorter period. Show it labelled as an estimate.
 *
 * @throws RangeError for a principal below 1, a negative rate, or a term that is not 1 to 1,200 whole months
 */
export const estimateInvestment = (input: EstimateInput & { readonly termMonths: number }): InvestmentEstimate => {
  assertEstimate(input);
  const { principal, termMonths } = input;
  if (!Number.isSafeInteger(termMonths) || termMonths < 1 || termMonths > 1200) {
    throw new RangeError('The term must be 1 to 1,200 whole months');
  }
  const quarters = Math.floor(termMonths / 3);
  const stubMonths = termMonths % 3;
  const quarterlyInterest = interestFor(input, rational(1n, 4n));
  const stubInterest = interestFor(input, rational(BigInt(stubMonths), 12n));
  const totalInterest = quarterlyInterest * BigInt(quarters) + stubInterest;
  return {
    kind: 'estimate',
    principal,
    quarterlyInterest,
    payments: quarters + (stubMonths > 0 ? 1 : 0),
    totalInterest,
    totalReturned: principal + totalInterest,
  };
};

/**
 * Interest of one payment by the specification's weights: principal * rate / 4 * weight, in minor units. Kept for the
 * estimate alone; what is really owed comes from `buildSchedule`.
 *
 * @throws RangeError for a principal below 1 or a negative rate
 */
export const estimateInterestByWeight = (input: EstimateInput & { readonly frequency: WeightedFrequency }): bigint => {
  assertEstimate(input);
  const weight = rationalFromDecimal(String(FREQUENCY_WEIGHTS[input.frequency]));
  return interestFor(input, multiplyRational(weight, rational(1n, 4n)));
};
