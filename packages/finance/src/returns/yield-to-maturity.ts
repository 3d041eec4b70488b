import { rationalToNumber } from '../money/rational.js';
import { bulletPeriods, instalmentPeriods } from '../schedule/accrual-periods.js';
import { buildSchedule } from '../schedule/build-schedule.js';
import type { ScheduleTerms } from '../schedule/schedule-terms.js';
import { bisect } from './bisect.js';
import type { RateResult } from './internal-rate.js';

const HIGHEST = 1e6;

/**
 * The yield to maturity that a confirmation of a debt investment shows, 17 CFR 227.303(f): the nominal yearly rate, with
 * the loan's own periods, at which its scheduled payments are worth the price paid. Issued at par it equals the coupon
 * (but for the rounding of instalments). For simple bullets the rate is simple. Label it with the frequency.
 *
 * @param price minor units, above zero
 * @throws RangeError for a price of zero or less, or impossible terms
 */
export const yieldToMaturity = (price: bigint, terms: ScheduleTerms): RateResult => {
  if (price <= 0n) throw new RangeError('The price must be above zero');
  const totals = buildSchedule(terms).map(({ total }) => Number(total));
  const periods = terms.kind === 'bullet' ? bulletPeriods(terms) : instalmentPeriods(terms);
  const years = periods.map((period) => rationalToNumber(period.years));
  // A bullet compounds over several periods and pays after the last.
  const skipped = years.length - totals.length;
  const excess = (rate: number): number => {
    let [discount, value] = [1, 0];
    for (const [index, length] of years.entries()) {
      discount /= 1 + rate * length;
      value += (totals[index - skipped] ?? 0) * discount;
    }
    return value - Number(price);
  };
  // The value falls as the rate rises, from endless just above the rate that would wipe out the longest period.
  if (excess(HIGHEST) > 0) return { kind: 'none' };
  return { kind: 'rate', rate: bisect((rate) => excess(rate) > 0, -1 / Math.max(...years), HIGHEST) };
};
