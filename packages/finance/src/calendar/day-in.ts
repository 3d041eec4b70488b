import type { CalendarDate } from './calendar-date.js';

/** One a time zone: making a format takes far longer than using it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  FORMATS.set(timeZone, format);
  return format;
}

/** The calendar day of an instant in an IANA time zone. */
export const dayIn = (timezone: string, at: Date): CalendarDate => formatIn(timezone).format(at) as CalendarDate; // the short form of en-CA is YYYY-MM-DD
