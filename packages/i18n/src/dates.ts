import type { Language } from '@cairn/contracts';
import { localeOf } from './locale.js';

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;

/** English dates put the day first, so that they are read alike on both sides of an ocean. */
const dateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : localeOf(language));

/**
 * An Arabic date begins with a digit: placed left to right, as a value of a receipt is, its parts would change places.
 * Right-to-left isolation (U+2067 … U+2069) keeps them.
 */
const inOrder = (language: Language, text: string): string => (language === 'ar' ? `\u2067${text}\u2069` : text);

const zoneIn = (locale: string, instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** CLDR knows `CET` in British and `EST` in American English only; elsewhere the distance from UTC is the name. */
function zoneOf(language: Language, instant: Date, timeZone: string): string {
  const own = zoneIn(dateLocale(language), instant, timeZone);
  if (language !== 'en' || !own.startsWith('GMT')) return own;
  return zoneIn('en-US', instant, timeZone);
}

function written(language: Language, instant: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { ...TIME, ...parts, timeZone });
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
 * A calendar date, `YYYY-MM-DD`, in words; it has no time zone and never shifts a day.
 *
 * @throws RangeError for text that is no date
 */
export function formatDate(language: Language, date: string): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { ...DATE, timeZone: 'UTC' });
  return inOrder(language, format.format(new Date(`${date}T00:00:00Z`)));
}
