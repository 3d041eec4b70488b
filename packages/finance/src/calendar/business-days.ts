import { addDays, datePartsOf, weekdayOf } from './calendar-date.js';
import type { CalendarDate } from './calendar-date.js';

/** Says which weekdays are holidays; Saturdays and Sundays never are business days. */
export type HolidayPredicate = (date: CalendarDate) => boolean;

/** What happens to a due date that is not a business day (ISDA 2006 definitions, 4.12). */
export type BusinessDayRule = 'none' | 'following' | 'modified-following';

export const BUSINESS_DAY_RULES: readonly BusinessDayRule[] = ['none', 'following', 'modified-following'];

const noHolidays: HolidayPredicate = () => false;

/** The longest closure looked through; a predicate that calls every day a holiday must not loop for ever. */
const LONGEST_CLOSURE = 366;

export const isBusinessDay = (date: CalendarDate, isHoliday: HolidayPredicate = noHolidays): boolean => {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !isHoliday(date);
};

const nextBusinessDay = (date: CalendarDate, step: 1 | -1, isHoliday: HolidayPredicate): CalendarDate => {
  let candidate = addDays(date, step);
  for (let looked = 0; looked < LONGEST_CLOSURE; looked += 1) {
    if (isBusinessDay(candidate, isHoliday)) return candidate;
    candidate = addDays(candidate, step);
  }
  throw new RangeError(`No business day within a year of ${date}`);
};

/**
 * Moves a date that is not a business day: `following` to the next one, `modified-following` likewise unless that
 * leaves the month, then to the one before; `none` leaves it.
 *
 * @throws RangeError when no business day lies within a year
 */
export const adjustToBusinessDay = (
  date: CalendarDate,
  rule: BusinessDayRule,
  isHoliday: HolidayPredicate = noHolidays,
): CalendarDate => {
  if (rule === 'none' || isBusinessDay(date, isHoliday)) return date;
  const following = nextBusinessDay(date, 1, isHoliday);
  if (rule === 'following' || datePartsOf(following).month === datePartsOf(date).month) return following;
  return nextBusinessDay(date, -1, isHoliday);
};

/**
 * The n-th business day after a date (before it, for a negative count); the date itself is never counted, whether or not
 * it is a business day. This is how the periods of "5 business days" in 17 CFR 227.203 and 227.304 run.
 *
 * @throws RangeError for a fractional count
 */
export const addBusinessDays = (
  date: CalendarDate,
  count: number,
  isHoliday: HolidayPredicate = noHolidays,
): CalendarDate => {
  if (!Number.isSafeInteger(count)) throw new RangeError(`The number of days must be whole, not ${count}`);
  const step = count < 0 ? -1 : 1;
  let result = date;
  for (let counted = 0; counted < Math.abs(count); counted += 1) result = nextBusinessDay(result, step, isHoliday);
  return result;
};

/**
 * The first day on which an offering may close early when notice is given on `noticeOn`: so many full business days
 * lie between, neither the day of the notice nor the day of the close being counted. Wefunder's published counting: to close
 * on a Friday, give notice on the Thursday of the week before.
 */
export const earliestCloseAfterNotice = (
  noticeOn: CalendarDate,
  isHoliday: HolidayPredicate,
  businessDays: number,
): CalendarDate => addDays(addBusinessDays(noticeOn, businessDays, isHoliday), 1);

/** The last day on which notice may be given for a close on `closeOn`; the inverse of `earliestCloseAfterNotice`. */
export const latestNoticeBeforeClose = (
  closeOn: CalendarDate,
  isHoliday: HolidayPredicate,
  businessDays: number,
): CalendarDate => addDays(addBusinessDays(closeOn, -businessDays, isHoliday), -1);
