import type { CalendarDate } from '../calendar/calendar-date.js';
import { addMonthsAnchored } from '../calendar/calendar-date.js';
import type { Frequency } from '../schedule/frequency.js';
import { bisect } from './bisect.js';
import type { RateResult } from './internal-rate.js';
import { unitPeriodsBetween, unitPeriodsPerYear } from './unit-periods.js';
import type { UnitPeriod } from './unit-periods.js';

export interface CreditPayment {
  readonly dueOn: CalendarDate;
  /** Minor units. */
  readonly total: bigint;
}

export interface ClosedEndCredit {
  /** The amount financed, in minor units, above zero: what is advanced, less prepaid finance charges. */
  readonly financed: bigint;
  /** Interest runs from this day. */
  readonly advancedOn: CalendarDate;
  readonly unitPeriod: UnitPeriod;
  /** At least one, none before the advance. */
  readonly payments: readonly CreditPayment[];
}

/** Above what any law allows; keeps the search finite. */
const HIGHEST_UNIT_RATE = 1000;

/**
 * The annual percentage rate of a loan advanced at once, by the actuarial method of Regulation Z: 12 CFR 1026, Appendix J,
 * general equation (b)(8). The rate i of a unit-period solves
 *
 *   financed = sum of payment_j / ((1 + fraction_j * i) * (1 + i) ^ whole_j)
 *
 * so whole unit-periods compound and an odd one bears simple interest; the result is i times the unit-periods of a year,
 * as a fraction (0.0969 is 9.69 %). `none` when the payments do not even return what was financed. A rate is information
 * and never computes money.
 *
 * @throws RangeError for nothing financed, no payments, or one before the advance
 */
export const annualPercentageRate = ({ financed, advancedOn, unitPeriod, payments }: ClosedEndCredit): RateResult => {
  if (financed <= 0n) throw new RangeError('The amount financed must be above zero');
  const last = payments.map(({ dueOn }) => dueOn).reduce((a, b) => (a > b ? a : b), advancedOn);
  if (last === advancedOn) throw new RangeError('There must be a payment after the advance');
  if (payments.some(({ dueOn }) => dueOn < advancedOn)) throw new RangeError('A payment lies before the advance');
  const flows = payments.map(({ dueOn, total }) => ({
    ...unitPeriodsBetween(unitPeriod, advancedOn, dueOn),
    amount: Number(total),
  }));
  const excess = (rate: number): number =>
    flows.reduce(
      (sum, { whole, fraction, amount }) => sum + amount / ((1 + fraction * rate) * (1 + rate) ** whole),
      0,
    ) - Number(financed);
  if (excess(0) < 0) return { kind: 'none' };
  const unitRate = bisect((rate) => excess(rate) > 0, 0, HIGHEST_UNIT_RATE);
  return { kind: 'rate', rate: unitRate * unitPeriodsPerYear(unitPeriod, advancedOn, last) };
};

const UNIT_PERIODS: Readonly<Record<Exclude<Frequency, 'never'>, UnitPeriod>> = {
  daily: { unit: 'day' },
  weekly: { unit: 'week', count: 1 },
  monthly: { unit: 'month', count: 1 },
  quarterly: { unit: 'month', count: 3 },
  yearly: { unit: 'year' },
};

/**
 * The unit-period of a loan's payments: their common period, (b)(4)(i); for a single payment the term, but no more than a
 * year, (b)(4)(ii).
 */
export const unitPeriodOf = (
  frequency: Frequency,
  advancedOn: CalendarDate,
  dates: readonly CalendarDate[],
): UnitPeriod => {
  if (frequency !== 'never' && dates.length > 1) return UNIT_PERIODS[frequency];
  return dates.some((date) => date > addMonthsAnchored(advancedOn, 12)) ? { unit: 'year' } : { unit: 'term' };
};
