import { addDays, addMonthsAnchored } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import { rational } from '../money/rational.js';
import type { Rational } from '../money/rational.js';

/** How often an investment pays (C-03); `never` pays once, at maturity. */
export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'never'] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** A frequency with instalments. */
export type PayingFrequency = Exclude<Frequency, 'never'>;

interface Step {
  readonly unit: 'days' | 'months';
  readonly count: number;
  readonly perYear: Rational;
}

/** A week is 7 days and a day 1/365 of a year, exactly: never the rounded frequency weights of the public estimate. */
const STEPS: Readonly<Record<PayingFrequency, Step>> = {
  daily: { unit: 'days', count: 1, perYear: rational(365n) },
  weekly: { unit: 'days', count: 7, perYear: rational(365n, 7n) },
  monthly: { unit: 'months', count: 1, perYear: rational(12n) },
  quarterly: { unit: 'months', count: 3, perYear: rational(4n) },
  yearly: { unit: 'months', count: 12, perYear: rational(1n) },
};

/** Periods in a year: 12 for monthly, exactly 365/7 for weekly. */
export const periodsPerYear = (frequency: PayingFrequency): Rational => STEPS[frequency].perYear;

/** The date `periods` periods after the anchor (before it, when negative), month ends clamped and remembered. */
export const addPeriods = (
  anchor: CalendarDate,
  frequency: PayingFrequency,
  periods: number,
  anchorDay?: number,
): CalendarDate => {
  const { unit, count } = STEPS[frequency];
  return unit === 'days' ? addDays(anchor, periods * count) : addMonthsAnchored(anchor, periods * count, anchorDay);
};

/** How many whole periods fit between two dates; zero when the second is not after the first. */
export const wholePeriodsBetween = (from: CalendarDate, to: CalendarDate, frequency: PayingFrequency): number => {
  let count = 0;
  while (addPeriods(from, frequency, count + 1) <= to) count += 1;
  return count;
};
