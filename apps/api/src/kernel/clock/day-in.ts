import { parseCalendarDate, type CalendarDate } from '@cairn/finance';

/** The calendar day of an instant in an IANA time zone. */
export const dayIn = (timezone: string, at: Date): CalendarDate =>
  parseCalendarDate(new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at));
