import { daysBetween } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import { yearFraction } from '../calendar/day-count.js';
import { addRational, divideRational, multiplyRational, ONE, rational, ZERO } from '../money/rational.js';
import type { Rational } from '../money/rational.js';
import { addPeriods, periodsPerYear, wholePeriodsBetween } from './frequency.js';
import type { PayingFrequency } from './frequency.js';
import type { AmortisingTerms, BulletTerms, InterestOnlyTerms } from './schedule-terms.js';

/** A stretch of time over which interest is simple. */
export interface AccrualPeriod {
  readonly end: CalendarDate;
  /** Its exact length in years. */
  readonly years: Rational;
}

const oneOver = (value: Rational): Rational => divideRational(ONE, value);

/** The part of a year that `from` to `to` is of the regular period around it. */
const partOfPeriod = (
  from: CalendarDate,
  to: CalendarDate,
  period: readonly [CalendarDate, CalendarDate],
  frequency: PayingFrequency,
): Rational =>
  multiplyRational(
    rational(BigInt(daysBetween(from, to)), BigInt(daysBetween(...period))),
    oneOver(periodsPerYear(frequency)),
  );

/** ACT/ACT-ICMA for a first period that is not regular: whole periods back from its end, then part of one more. */
const irregularFirst = (
  start: CalendarDate,
  firstDue: CalendarDate,
  back: (periods: number) => CalendarDate,
  frequency: PayingFrequency,
): Rational => {
  let whole = 0;
  while (back(whole + 1) >= start) whole += 1;
  const stubEnd = whole === 0 ? firstDue : back(whole);
  const years = multiplyRational(rational(BigInt(whole)), oneOver(periodsPerYear(frequency)));
  return addRational(years, partOfPeriod(start, stubEnd, [back(whole + 1), stubEnd], frequency));
};

/** The periods of a loan with instalments, one for each instalment, on unadjusted dates. */
export const instalmentPeriods = (terms: InterestOnlyTerms | AmortisingTerms): AccrualPeriod[] => {
  const { paybackStartDate, frequency, anchorDay, dayCount = 'ACT/ACT-ICMA' } = terms;
  const due = (k: number): CalendarDate =>
    k === 1 ? paybackStartDate : addPeriods(paybackStartDate, frequency, k - 1, anchorDay);
  const start = terms.accrualStartDate ?? due(0);
  const years = (k: number): Rational => {
    if (dayCount !== 'ACT/ACT-ICMA') {
      return yearFraction(dayCount, k === 1 ? start : due(k - 1), due(k), { accrual: terms.accrual });
    }
    if (k === 1) return irregularFirst(start, paybackStartDate, (periods) => due(1 - periods), frequency);
    return oneOver(periodsPerYear(frequency));
  };
  return Array.from({ length: terms.periods }, (_, index) => ({ end: due(index + 1), years: years(index + 1) }));
};

/** Whole periods from a date, then what is left of one, measured by the day count. */
const wholeAndStub = (terms: BulletTerms, frequency: PayingFrequency): { whole: number; stub: Rational } => {
  const { accrualStartDate: start, maturityDate: end, dayCount = 'ACT/ACT-ICMA', accrual } = terms;
  const whole = wholePeriodsBetween(start, end, frequency);
  const from = addPeriods(start, frequency, whole);
  if (from === end) return { whole, stub: ZERO };
  if (dayCount !== 'ACT/ACT-ICMA') return { whole, stub: yearFraction(dayCount, from, end, { accrual }) };
  return { whole, stub: partOfPeriod(from, end, [from, addPeriods(start, frequency, whole + 1)], frequency) };
};

/**
 * The stretches after each of which a bullet's interest is added to its principal: one for simple interest, else each
 * full compounding period at exactly one m-th of a year and the stub.
 */
export const bulletPeriods = (terms: BulletTerms): AccrualPeriod[] => {
  const { compounding, accrualStartDate, maturityDate, dayCount = 'ACT/ACT-ICMA', accrual } = terms;
  if (compounding === undefined) {
    if (dayCount !== 'ACT/ACT-ICMA') {
      return [{ end: maturityDate, years: yearFraction(dayCount, accrualStartDate, maturityDate, { accrual }) }];
    }
    // Without a coupon there is no period to measure against; months make 18 months exactly one and a half years.
    const { whole, stub } = wholeAndStub(terms, 'monthly');
    return [{ end: maturityDate, years: addRational(rational(BigInt(whole), 12n), stub) }];
  }
  const { whole, stub } = wholeAndStub(terms, compounding);
  const full = Array.from({ length: whole }, (_, index) => ({
    end: addPeriods(accrualStartDate, compounding, index + 1),
    years: oneOver(periodsPerYear(compounding)),
  }));
  return stub.num === 0n ? full : [...full, { end: maturityDate, years: stub }];
};
