import { dayIn, type CalendarDate } from '@cairn/finance';
import { serverClock } from '../api/server-clock.js';
import { useSite } from '../site/site.js';

const DAY_MS = 86_400_000;

/** Whole days from one calendar date (`YYYY-MM-DD`) to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The day on which an instant falls by the site's calendar. */
export const useSiteDay = (): ((instant: string) => CalendarDate) => {
  const { data: site } = useSite();
  return (instant) => dayIn(site?.timezone ?? 'UTC', new Date(instant));
};

/** The day that it is by the site's calendar. */
export const useSiteToday = (): CalendarDate => useSiteDay()(new Date(serverClock.now()).toISOString());

/** How many days, by the site's calendar, are left until the day of an instant: 0 on that day and after it. */
export const useDaysUntil = (): ((instant: string) => number) => {
  const today = useSiteToday();
  const siteDay = useSiteDay();
  return (instant) => Math.max(0, daysBetween(today, siteDay(instant)));
};

/** For how many days, by the site's calendar, what was due on a day has not been paid; at least one, as it is overdue. */
export const useDaysLate = (): ((dueDate: string) => number) => {
  const today = useSiteToday();
  return (dueDate) => Math.max(1, daysBetween(dueDate, today));
};
