import { addMonthsAnchored, datePartsOf, daysBetween } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';

/** The common period of a transaction's payments: 12 CFR 1026 Appendix J (b)(4). */
export type UnitPeriod =
  | { readonly unit: 'day' | 'semimonth' | 'year' }
  | { readonly unit: 'week' | 'month'; readonly count: number }
  | { readonly unit: 'term' };

/** Whole unit-periods and a fraction of one. */
export interface Elapsed {
  readonly whole: number;
  readonly fraction: number;
}

interface MonthsAndDays {
  readonly months: number;
  readonly days: number;
}

/** Whole months measured back from the later date, then the days before them. */
const monthsBack = (from: CalendarDate, to: CalendarDate): MonthsAndDays => {
  const [start, end] = [datePartsOf(from), datePartsOf(to)];
  const most = (end.year - start.year) * 12 + end.month - start.month;
  const months = addMonthsAnchored(to, -most) >= from ? most : most - 1;
  return { months, days: daysBetween(from, addMonthsAnchored(to, -months)) };
};

const divided = (days: number, length: number): Elapsed => ({
  whole: Math.floor(days / length),
  fraction: (days % length) / length,
});

/** Months of 30 days, as (b)(5)(ii) and (iii) measure them. */
const days30 = ({ months, days }: MonthsAndDays): number => 30 * months + days;

const yearsOf = ({ months, days }: MonthsAndDays, from: CalendarDate, to: CalendarDate): Elapsed => {
  const whole = Math.floor(months / 12);
  if (days === 0) return { whole, fraction: (months % 12) / 12 };
  return { whole, fraction: daysBetween(from, addMonthsAnchored(to, -12 * whole)) / 365 };
};

/** The unit-periods from one date to another, 12 CFR 1026 Appendix J (b)(5)(i) to (v); a `term` is one unit-period. */
export const unitPeriodsBetween = (period: UnitPeriod, from: CalendarDate, to: CalendarDate): Elapsed => {
  switch (period.unit) {
    case 'day':
      return divided(daysBetween(from, to), 1);
    case 'week':
      return divided(daysBetween(from, to), 7 * period.count);
    case 'semimonth':
      return divided(days30(monthsBack(from, to)), 15);
    case 'month':
      return divided(days30(monthsBack(from, to)), 30 * period.count);
    case 'year':
      return yearsOf(monthsBack(from, to), from, to);
    case 'term':
      return { whole: 1, fraction: 0 };
    default:
      throw new RangeError(`Unknown unit-period: ${JSON.stringify(period satisfies never)}`);
  }
};

/** How many unit-periods a year has, (b)(5)(iii), (iv) and (vii); of a `term`, how often it fits into a year. */
export const unitPeriodsPerYear = (period: UnitPeriod, from: CalendarDate, to: CalendarDate): number => {
  switch (period.unit) {
    case 'day':
      return 365;
    case 'week':
      return 52 / period.count;
    case 'semimonth':
      return 24;
    case 'month':
      return 12 / period.count;
    case 'year':
      return 1;
    case 'term': {
      const { months, days } = monthsBack(from, to);
      return days === 0 ? 12 / months : 365 / daysBetween(from, to);
    }
    default:
      throw new RangeError(`Unknown unit-period: ${JSON.stringify(period satisfies never)}`);
  }
};
