import { parseCalendarDate } from './calendar-date.js';
import type { CalendarDate } from './calendar-date.js';

/** The calendar day of an instant in an IANA time zone. */
export const dayIn = (timezone: string, at: Date): CalendarDate =>
  parseCalendarDate(new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at));
