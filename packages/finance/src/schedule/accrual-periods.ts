import { daysBetween } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import { yearFraction } from '../calendar/day-count.js';
import type { DayCount } from '../calendar/day-count.js';
import { addRational, divideRational, multiplyRational, ONE, rational } from '../money/rational.js';
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

interface FirstPeriod {
  readonly start: CalendarDate;
  readonly firstDue: CalendarDate;
  readonly frequency: PayingFrequency;
  readonly oddDays: DayCount;
  /** The due date so many periods before the first. */
  readonly back: (periods: number) => CalendarDate;
}

/** A first period that is not regular: whole periods back from its end, then the odd days before them. */
const firstPeriodYears = ({ start, firstDue, frequency, oddDays, back }: FirstPeriod): Rational => {
  const lengthOf = (periods: number): Rational =>
    multiplyRational(rational(BigInt(periods)), oneOver(periodsPerYear(frequency)));
  // Forward first: 30 November to 28 February is one quarter, though a quarter back from then is 28 November.
  const forward = wholePeriodsBetween(start, firstDue, frequency);
  if (addPeriods(start, frequency, forward) === firstDue) return lengthOf(forward);
  let whole = 0;
  while (back(whole + 1) >= start) whole += 1;
  const stubEnd = back(whole);
  const odd =
    oddDays === 'ACT/ACT-ICMA'
      ? partOfPeriod(start, stubEnd, [back(whole + 1), stubEnd], frequency)
      : yearFraction(oddDays, start, stubEnd);
  return addRational(lengthOf(whole), odd);
};

/** The periods of a loan with instalments, one for each instalment, on unadjusted dates. */
export const instalmentPeriods = (terms: InterestOnlyTerms | AmortisingTerms): AccrualPeriod[] => {
  const { paybackStartDate, frequency, anchorDay, dayCount = 'ACT/ACT-ICMA', oddDays = 'ACT/ACT-ICMA' } = terms;
  const due = (k: number): CalendarDate =>
    k === 1 ? paybackStartDate : addPeriods(paybackStartDate, frequency, k - 1, anchorDay);
  const start = terms.accrualStartDate ?? due(0);
  const years = (k: number): Rational => {
    if (dayCount !== 'ACT/ACT-ICMA') {
      return yearFraction(dayCount, k === 1 ? start : due(k - 1), due(k), { accrual: terms.accrual });
    }
    if (k === 1) {
      const back = (periods: number): CalendarDate => due(1 - periods);
      return firstPeriodYears({ start, firstDue: paybackStartDate, frequency, oddDays, back });
    }
    return oneOver(periodsPerYear(frequency));
  };
  return Array.from({ length: terms.periods }, (_, index) => ({ end: due(index + 1), years: years(index + 1) }));
};

/** Whole periods from a date, then the rest of one, measured by the day count. */
const wholeAndStub = (terms: BulletTerms, frequency: PayingFrequency): { whole: number; stub: Rational } => {
  const { accrualStartDate: start, maturityDate: end, dayCount = 'ACT/ACT-ICMA', accrual } = terms;
  const whole = wholePeriodsBetween(start, end, frequency);
  const from = addPeriods(start, frequency, whole);
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
