import { daysBetween } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import { percentOf } from '../money/rounding.js';

/** Days after the due date up to which an unpaid instalment is not late yet (docs/repayments.md, "Lateness"). */
export const GRACE_DAYS = 5;
/** Days after the due date from which the loan is in default. */
export const DEFAULT_AFTER_DAYS = 90;
/** Missed instalments at which it is in default, however recent. */
export const DEFAULT_AFTER_MISSED = 3;

export type Lateness = 'due' | 'grace' | 'late' | 'default';

/**
 * How late the oldest unpaid instalment of a loan is on a day: `due` up to and on its date, `grace` for five days,
 * `late` after them, `default` from 90 days or three missed instalments (docs/repayments.md, "Lateness").
 *
 * @param missed instalments whose due date has passed unpaid
 */
export const latenessOn = (dueOn: CalendarDate, on: CalendarDate, missed: number): Lateness => {
  const days = daysBetween(dueOn, on);
  if (days <= 0) return 'due';
  if (days >= DEFAULT_AFTER_DAYS || missed >= DEFAULT_AFTER_MISSED) return 'default';
  return days <= GRACE_DAYS ? 'grace' : 'late';
};

/** A contract charges a flat amount (minor units) or a part of the overdue instalment. */
export type LateFeeRule = { readonly flat: bigint } | { readonly basisPoints: bigint };

/**
 * The late fee on an overdue instalment, charged once for each: the smaller of the contract's fee and the cap of
 * the law, in minor units.
 *
 * @throws RangeError for negative amounts
 */
export const lateFee = (instalment: bigint, rule: LateFeeRule, statutoryCap: bigint): bigint => {
  const fee = 'flat' in rule ? rule.flat : percentOf(instalment, rule.basisPoints);
  if (instalment < 0n || fee < 0n || statutoryCap < 0n) throw new RangeError('Amounts must not be negative');
  return fee < statutoryCap ? fee : statutoryCap;
};
