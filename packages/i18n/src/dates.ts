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

const zoneIn = (locale: string, instant: Date, timeZone: string | undefined): string =>
  dateFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * CLDR has `CET` in British and `EST` in American English only; elsewhere the distance from UTC is the name. Arabic
 * would spell out Greenwich: it has the name that French has, kept left to right. French sets it in brackets: the time
 * would read as a sum with the minus sign behind it.
 */
function zoneOf(language: Language, instant: Date, timeZone: string | undefined): string {
  if (language === 'ar') return `\u2066${zoneIn('fr', instant, timeZone)}\u2069`;
  const own = zoneIn(dateLocale(language), instant, timeZone);
  if (language === 'fr') return `(${own})`;
  if (language !== 'en' || !own.startsWith('GMT')) return own;
  return zoneIn('en-US', instant, timeZone);
}

/** The first of a month is an ordinal in French, `1er août`; CLDR leaves it a number. */
const dayOf = (language: Language, value: string): string => (language === 'fr' && value === '1' ? '1er' : value);

function written(language: Language, instant: Date, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(dateLocale(language), options)
    .formatToParts(instant)
    .map(({ type, value }) => {
      if (type === 'timeZoneName') return zoneOf(language, instant, options.timeZone);
      return type === 'day' ? dayOf(language, value) : value;
    })
    .join('');
}

/**
 * An instant in a time zone (IANA name), with day, month, year, time of 24 hours and the zone's name: deadlines need
 * all of them. `18 Dec 2026, 23:59 CET`.
 *
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function formatInstant(language: Language, instant: Date, timeZone: string): string {
  return inOrder(language, written(language, instant, { ...DATE, ...TIME, timeZone }));
}

/**
 * The time alone of an instant in a time zone, with the zone's name: `23:59 CET`.
 *
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function formatTime(language: Language, instant: Date, timeZone: string): string {
  return inOrder(language, written(language, instant, { ...TIME, timeZone }));
}

/**
 * The same instant by the reader's own clock, shown in brackets after the site's: with its date where the day is
 * another, and without brackets of its own. Null where both clocks show the same.
 *
 * @param ownZone IANA name of the reader's time zone
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function formatOwnTime(language: Language, instant: Date, siteZone: string, ownZone: string): string | null {
  const plain = (timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
    dateFormat('en-GB', { ...parts, timeZone }).format(instant);
  const isSameDay = plain(siteZone, DATE) === plain(ownZone, DATE);
  if (isSameDay && plain(siteZone, CLOCK) === plain(ownZone, CLOCK)) return null;
  const own = written(language, instant, { ...(isSameDay ? {} : DATE), ...TIME, timeZone: ownZone });
  return inOrder(language, own.replace(/\((.+)\)$/u, '$1'));
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
  return written(language, date, { ...STYLES[style], timeZone: isCalendar ? 'UTC' : timeZone });
}

/**
 * A calendar date, `YYYY-MM-DD`, in words; it has no time zone and never shifts a day.
 *
 * @throws RangeError for text that is no date
 */
export function formatDate(language: Language, date: string): string {
  return inOrder(language, written(language, new Date(`${date}T00:00:00Z`), { ...DATE, timeZone: 'UTC' }));
}
