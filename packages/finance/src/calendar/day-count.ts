import { addRational, multiplyRational, rational, ZERO } from '../money/rational.js';
import type { Rational } from '../money/rational.js';
import { addDays, calendarDateFrom, datePartsOf, daysBetween, isLeap } from './calendar-date.js';
import type { CalendarDate } from './calendar-date.js';

/** How the part of a year between two dates is measured. */
export type DayCount = '30/360' | 'ACT/365F' | 'ACT/360' | 'ACT/ACT-ISDA' | 'ACT/ACT-ICMA';

export const DAY_COUNTS: readonly DayCount[] = ['30/360', 'ACT/365F', 'ACT/360', 'ACT/ACT-ISDA', 'ACT/ACT-ICMA'];

/**
 * Which end day earns interest: `include-first` counts the first day and not the last (ours), `include-last` the other
 * way round, as some published tables do. It matters only where single days weigh differently (ACT/ACT ISDA).
 */
export type Accrual = 'include-first' | 'include-last';

/** The regular coupon period around an accrual, which ACT/ACT ICMA measures against. */
export interface CouponPeriod {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly perYear: Rational;
}

export interface YearFractionOptions {
  readonly accrual?: Accrual;
  /** Needed by ACT/ACT-ICMA alone. */
  readonly coupon?: CouponPeriod;
}

/** 30/360 Bond Basis days, ISDA 2006 definitions 4.16(f). */
export const days30360 = (from: CalendarDate, to: CalendarDate): number => {
  const start = datePartsOf(from);
  const end = datePartsOf(to);
  const startDay = Math.min(start.day, 30);
  const endDay = end.day === 31 && startDay === 30 ? 30 : end.day;
  return 360 * (end.year - start.year) + 30 * (end.month - start.month) + (endDay - startDay);
};

const daysOver = (from: CalendarDate, to: CalendarDate, basis: bigint): Rational =>
  rational(BigInt(daysBetween(from, to)), basis);

/** ISDA 2006 definitions 4.16(b): days in leap years over 366, the others over 365, split at 1 January. */
const actualActualIsda = (from: CalendarDate, to: CalendarDate): Rational => {
  let fraction = ZERO;
  let start = from;
  while (start < to) {
    const { year } = datePartsOf(start);
    const newYear = addDays(calendarDateFrom({ year, month: 12, day: 31 }), 1);
    const end = newYear < to ? newYear : to;
    fraction = addRational(fraction, daysOver(start, end, isLeap(year) ? 366n : 365n));
    start = end;
  }
  return fraction;
};

/** ICMA rule 251: days over the days of the coupon period times the coupons in a year. */
const actualActualIcma = (from: CalendarDate, to: CalendarDate, coupon: CouponPeriod | undefined): Rational => {
  if (coupon === undefined) throw new RangeError('ACT/ACT-ICMA needs the coupon period');
  const length = BigInt(daysBetween(coupon.start, coupon.end));
  if (length <= 0n || coupon.perYear.num <= 0n) throw new RangeError('The coupon period must be longer than nothing');
  return multiplyRational(daysOver(from, to, length), { num: coupon.perYear.den, den: coupon.perYear.num });
};

/**
 * The exact part of a year from one date to another. Published vectors are in the tests (ISDA 2006 definitions; ISDA
 * memorandum "EMU and market conventions", 1998).
 *
 * @throws RangeError when `to` lies before `from`, or ACT/ACT-ICMA is asked without a coupon period
 */
export const yearFraction = (
  convention: DayCount,
  from: CalendarDate,
  to: CalendarDate,
  { accrual = 'include-first', coupon }: YearFractionOptions = {},
): Rational => {
  if (to < from) throw new RangeError(`An accrual cannot run backwards: ${from} to ${to}`);
  switch (convention) {
    case '30/360':
      return rational(BigInt(days30360(from, to)), 360n);
    case 'ACT/365F':
      return daysOver(from, to, 365n);
    case 'ACT/360':
      return daysOver(from, to, 360n);
    case 'ACT/ACT-ISDA':
      // Counting the last day instead of the first is the same as moving both ends on by one day.
      return accrual === 'include-last'
        ? actualActualIsda(addDays(from, 1), addDays(to, 1))
        : actualActualIsda(from, to);
    case 'ACT/ACT-ICMA':
      return actualActualIcma(from, to, coupon);
    default:
      throw new RangeError(`Unknown day count: ${String(convention satisfies never)}`);
  }
};
