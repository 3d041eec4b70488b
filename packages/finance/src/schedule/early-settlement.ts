import type { CalendarDate } from '../calendar/calendar-date.js';
import { yearFraction } from '../calendar/day-count.js';
import type { DayCount, YearFractionOptions } from '../calendar/day-count.js';
import { multiplyRational, rational, roundRational } from '../money/rational.js';
import type { Rational } from '../money/rational.js';
import { percentOf } from '../money/rounding.js';

export interface AccrualInput extends YearFractionOptions {
  /** Minor units on which interest runs. */
  readonly principal: bigint;
  /** Per year, as a fraction. */
  readonly rate: Rational;
  readonly dayCount: DayCount;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * Simple interest between two dates in minor units, rounded half up.
 *
 * @throws RangeError for a negative principal or rate, dates in the wrong order, or a missing coupon period
 */
export const accruedInterest = ({ principal, rate, dayCount, from, to, ...options }: AccrualInput): bigint => {
  if (principal < 0n || rate.num < 0n) throw new RangeError('Principal and rate must not be negative');
  const years = yearFraction(dayCount, from, to, options);
  return roundRational(multiplyRational(multiplyRational(rational(principal), rate), years));
};

/** Simple interest on overdue principal runs on actual days over 365 (docs/repayments.md, "Lateness"). */
export const defaultInterest = (overdue: bigint, rate: Rational, from: CalendarDate, to: CalendarDate): bigint =>
  accruedInterest({ principal: overdue, rate, dayCount: 'ACT/365F', from, to });

export interface EarlySettlement {
  readonly principal: bigint;
  readonly interest: bigint;
  readonly fee: bigint;
  readonly total: bigint;
}

/**
 * Pays off a loan on a day: the outstanding principal, the interest since the last due date up to that day, and the
 * agreed fee on the principal (docs/repayments.md, "Paying early"). `from` is the last due date, `to` the day of payment.
 *
 * @throws RangeError as `accruedInterest`, or for a negative fee
 */
export const earlySettlement = (accrual: AccrualInput, feeBasisPoints: bigint = 0n): EarlySettlement => {
  if (feeBasisPoints < 0n) throw new RangeError('The fee must not be negative');
  const { principal } = accrual;
  const interest = accruedInterest(accrual);
  const fee = percentOf(principal, feeBasisPoints);
  return { principal, interest, fee, total: principal + interest + fee };
};
