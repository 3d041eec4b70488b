import type { Language } from '@cairn/contracts';
import { dateFormat } from './formats.js';
import { localeOf } from './locale.js';

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const TIME = { ...CLOCK, timeZoneName: 'short' } as const;

/** English dates put the day first, so that they are read alike on both sides of an ocean. */
const dateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : localeOf(language));

/**
 * An Arabic date begins with a digit: placed left to right, as a value of a receipt is, its parts would change places.
 * Right-to-left isolation (U+2067 … U+2069) keeps them.
 */
const inOrder = (language: Language, text: string): string => (language === 'ar' ? `\u2067${text}\u2069` : text);

const zoneIn = (locale: string, instant: Date, timeZone: string): string =>
  dateFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** CLDR has `CET` in British and `EST` in American English only; elsewhere the distance from UTC is the name. */
function zoneOf(language: Language, instant: Date, timeZone: string): string {
  const own = zoneIn(dateLocale(language), instant, timeZone);
  if (language !== 'en' || !own.startsWith('GMT')) return own;
  return zoneIn('en-US', instant, timeZone);
}

function written(language: Language, instant: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(dateLocale(language), { ...TIME, ...parts, timeZone });
  const zone = zoneOf(language, instant, timeZone);
  return format
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'timeZoneName' ? zone : value))
    .join('');
}

/**
 * An instant in a time zone (IANA name), with day, month, year, time of 24 hours and the zone's name: deadlines need
 * all of them. `18 Dec 2026, 23:59 CET`.
 *
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function formatInstant(language: Language, instant: Date, timeZone: string): string {
  return inOrder(language, written(language, instant, timeZone, DATE));
}

/**
 * The time alone of an instant in a time zone, with the zone's name: `23:59 CET`.
 *
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function formatTime(language: Language, instant: Date, timeZone: string): string {
  return inOrder(language, written(language, instant, timeZone, {}));
}

/**
 * The same instant by the reader's own clock, shown after the site's: with its date where the day is another. Null
 * where both clocks show the same.
 *
 * @param ownZone IANA name of the reader's time zone
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function formatOwnTime(language: Language, instant: Date, siteZone: string, ownZone: string): string | null {
  const shown = (timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
    dateFormat('en-GB', { ...parts, timeZone }).format(instant);
  const isSameDay = shown(siteZone, DATE) === shown(ownZone, DATE);
  if (isSameDay && shown(siteZone, CLOCK) === shown(ownZone, CLOCK)) return null;
  return inOrder(language, written(language, instant, ownZone, isSameDay ? {} : DATE));
}

/** The precision of a written date. */
export type DateStyle = 'date' | 'day' | 'dayMonth' | 'dayShort' | 'moment' | 'second' | 'time' | 'clock' | 'month';

const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  date: DATE,
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  moment: { ...DATE, ...TIME },
  time: TIME,
  clock: CLOCK,
  second: { ...DATE, ...CLOCK, second: '2-digit' },
  dayMonth: { day: 'numeric', month: 'long' },
  dayShort: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
};

/**
 * An instant (ISO) or a calendar date (`YYYY-MM-DD`, which has no time zone and never shifts a day) on a screen, where
 * an element of its own keeps its parts in order.
 *
 * @param timeZone IANA name; the reader's own where none is given
 * @throws RangeError for an unknown time zone or text that is no date
 */
export function formatOnScreen(language: Language, value: string, style: DateStyle, timeZone?: string): string {
  const isCalendar = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const date = new Date(isCalendar ? `${value}T00:00:00Z` : value);
  const options = { ...STYLES[style], timeZone: isCalendar ? 'UTC' : timeZone };
  return dateFormat(dateLocale(language), options).format(date);
}

/**
 * A calendar date, `YYYY-MM-DD`, in words; it has no time zone and never shifts a day.
 *
 * @throws RangeError for text that is no date
 */
export function formatDate(language: Language, date: string): string {
  const format = dateFormat(dateLocale(language), { ...DATE, timeZone: 'UTC' });
  return inOrder(language, format.format(new Date(`${date}T00:00:00Z`)));
}
