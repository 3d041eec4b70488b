import { addDays, calendarDateFrom, datePartsOf, daysInMonth, weekdayOf } from './calendar-date.js';
import type { CalendarDate } from './calendar-date.js';
import type { HolidayPredicate } from './business-days.js';

const MONDAY = 1;
const THURSDAY = 4;

/** Which day of the month the n-th given weekday is; n of -1 means the last. */
const nthWeekday = (year: number, month: number, weekday: number, n: number): number => {
  if (n === -1) {
    const last = daysInMonth(year, month);
    return last - ((weekdayOf(calendarDateFrom({ year, month, day: last })) - weekday + 7) % 7);
  }
  const first = weekdayOf(calendarDateFrom({ year, month, day: 1 }));
  return 1 + ((weekday - first + 7) % 7) + (n - 1) * 7;
};

/** Month, weekday, which one: King, Washington, Memorial, Labor, Columbus, Thanksgiving. */
const FLOATING: readonly (readonly [number, number, number])[] = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [5, MONDAY, -1],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
];

/** Month, day, first year: New Year, Juneteenth, Independence, Veterans, Christmas. */
const FIXED: readonly (readonly [number, number, number])[] = [
  [1, 1, 1971],
  [6, 19, 2021],
  [7, 4, 1971],
  [11, 11, 1978],
  [12, 25, 1971],
];

const isFixedHoliday = (date: CalendarDate): boolean => {
  const { year, month, day } = datePartsOf(date);
  return FIXED.some(([m, d, since]) => m === month && d === day && year >= since);
};

/**
 * Whether the Federal Reserve Banks, and with them ACH and Fedwire, are closed for a holiday. Source: 5 U.S.C. 6103(a)
 * and the Federal Reserve's holiday schedule: a holiday on a Sunday is kept on Monday, one on a Saturday is not moved.
 */
export const isUsBankHoliday: HolidayPredicate = (date) => {
  const { year, month, day } = datePartsOf(date);
  if (isFixedHoliday(date)) return true;
  if (weekdayOf(date) === MONDAY && isFixedHoliday(addDays(date, -1))) return true;
  return FLOATING.some(([m, weekday, n]) => m === month && day === nthWeekday(year, m, weekday, n));
};
