declare const calendarDate: unique symbol;

/** A day of the proleptic Gregorian calendar as 'YYYY-MM-DD', years 0001 to 9999: no time, no zone. Sorts as text. */
export type CalendarDate = string & { readonly [calendarDate]: true };

export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * Days in a month; `month` is 1 to 12.
 *
 * @throws RangeError for a month outside 1 to 12
 */
export const daysInMonth = (year: number, month: number): number => {
  const length = MONTH_LENGTHS[month - 1];
  if (length === undefined) throw new RangeError(`Not a month: ${month}`);
  return month === 2 && isLeap(year) ? 29 : length;
};

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const readParts = (text: string): DateParts | null => {
  const match = DATE.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day };
};

/** Whether the text is an existing day written 'YYYY-MM-DD'. */
export const isCalendarDate = (text: string): text is CalendarDate => readParts(text) !== null;

/** @throws RangeError when the text is not an existing day written 'YYYY-MM-DD' */
export const parseCalendarDate = (text: string): CalendarDate => {
  if (!isCalendarDate(text)) throw new RangeError(`Not a calendar date: "${text}"`);
  return text;
};

/** @throws RangeError when the text is not an existing day */
export const datePartsOf = (date: CalendarDate): DateParts => {
  const parts = readParts(date);
  if (parts === null) throw new RangeError(`Not a calendar date: "${date}"`);
  return parts;
};

/** @throws RangeError when the parts do not name an existing day of the years 0001 to 9999 */
export const calendarDateFrom = ({ year, month, day }: DateParts): CalendarDate =>
  parseCalendarDate(
    [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
  );

const DAY_MS = 86_400_000;

/** Days since 1970-01-01, negative before. */
export const dayNumberOf = (date: CalendarDate): number => {
  const { year, month, day } = datePartsOf(date);
  // Date.UTC reads the years 0 to 99 as 1900 to 1999, setUTCFullYear does not.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS;
};

const fromDayNumber = (dayNumber: number): CalendarDate => {
  const instant = new Date(dayNumber * DAY_MS);
  return calendarDateFrom({
    year: instant.getUTCFullYear(),
    month: instant.getUTCMonth() + 1,
    day: instant.getUTCDate(),
  });
};

const assertWhole = (value: number, what: string): void => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} must be a whole number, not ${value}`);
};

/** @throws RangeError for a fractional count or a result outside the years 0001 to 9999 */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  assertWhole(days, 'The number of days');
  return fromDayNumber(dayNumberOf(date) + days);
};

/** Days from the first date to the second: zero for the same day, negative backwards. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumberOf(to) - dayNumberOf(from);

/**
 * Moves by whole months and keeps the anchor day: 31 January plus one month is 28 February, plus two is 31 March. Count
 * from the first date each time, or pass the `anchorDay` that a clamped date has lost (decision 43).
 *
 * @throws RangeError for a fractional count, an anchor outside 1 to 31, or a result outside the years 0001 to 9999
 */
export const addMonthsAnchored = (date: CalendarDate, months: number, anchorDay?: number): CalendarDate => {
  assertWhole(months, 'The number of months');
  const parts = datePartsOf(date);
  const anchor = anchorDay ?? parts.day;
  assertWhole(anchor, 'The anchor day');
  if (anchor < 1 || anchor > 31) throw new RangeError(`The anchor day must be 1 to 31, not ${anchor}`);
  const index = parts.year * 12 + parts.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return calendarDateFrom({ year, month, day: Math.min(anchor, daysInMonth(year, month)) });
};

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: CalendarDate): number => (((dayNumberOf(date) + 4) % 7) + 7) % 7;
