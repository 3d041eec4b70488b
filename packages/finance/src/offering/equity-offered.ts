import { compareRational, multiplyRational, rational, subtractRational } from '../money/rational.js';
import type { Rational } from '../money/rational.js';
import { divideHalfUp } from '../money/rounding.js';

export interface EquityOfferInput {
  /** Minor units, above zero. */
  readonly preMoneyValuation: bigint;
  /** Minor units a share, above zero. */
  readonly pricePerShare: bigint;
  /** Shares on offer. */
  readonly availableShares: bigint;
  /** Above zero, where the owner states them; otherwise they follow from the valuation and the price. */
  readonly existingShares?: bigint | null;
  /** The owner's statement, in percent: 12.5 % is `rationalFromDecimal('12.5')`. */
  readonly equityAvailable: Rational;
  /** Minor units. */
  readonly maxOffering: bigint;
}

export interface EquityOffer {
  /** The exact percentage of the company on offer: offered / (existing + offered) * 100. */
  readonly percent: Rational;
  /** Whether the stated percentage lies within 0.01 percentage points of it. */
  readonly statedPercentFits: boolean;
  /** Whether the shares on offer are worth at least the maximum offering. */
  readonly coversMaxOffering: boolean;
  /** Both of them: without, a campaign cannot be submitted. */
  readonly consistent: boolean;
}

const TOLERANCE = rational(1n, 100n);

/**
 * The price of a share that a valuation gives: pre-money valuation / existing shares, rounded half up to a minor unit.
 *
 * @throws RangeError without existing shares
 */
export const pricePerShareFrom = (preMoneyValuation: bigint, existingShares: bigint): bigint => {
  if (existingShares <= 0n) throw new RangeError('There must be existing shares');
  return divideHalfUp(preMoneyValuation, existingShares);
};

/**
 * Checks valuation, price, shares and percentage against each other (decision 34). Existing shares that are not stated
 * follow from the valuation and the price: offered / (existing + offered) is then offered * price / (valuation +
 * offered * price).
 *
 * @throws RangeError for a valuation or price of zero or less, or negative figures
 */
export const equityOffered = (input: EquityOfferInput): EquityOffer => {
  const { preMoneyValuation, pricePerShare, availableShares, existingShares, equityAvailable, maxOffering } = input;
  if (preMoneyValuation <= 0n || pricePerShare <= 0n) throw new RangeError('Valuation and price must be above zero');
  if (availableShares < 0n || maxOffering < 0n) throw new RangeError('Figures must not be negative');
  const offered = availableShares * pricePerShare;
  const part = existingShares
    ? rational(availableShares, existingShares + availableShares)
    : rational(offered, preMoneyValuation + offered);
  const percent = multiplyRational(rational(100n), part);
  const gap = subtractRational(percent, equityAvailable);
  const statedPercentFits = compareRational(gap.num < 0n ? rational(-gap.num, gap.den) : gap, TOLERANCE) <= 0;
  const coversMaxOffering = offered >= maxOffering;
  return { percent, statedPercentFits, coversMaxOffering, consistent: statedPercentFits && coversMaxOffering };
};
