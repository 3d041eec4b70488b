import { addDays, daysBetween, type CalendarDate } from '@cairn/finance';

/** The bounds of a campaign's dates: today in the site's time zone, and the allowed closing days. */
export interface CampaignCalendar {
  readonly today: CalendarDate;
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
  /** The longest that a campaign lasts. */
  readonly days: number;
  /** Where the earliest day comes from, and the latest. */
  readonly earliestSource: string;
  readonly latestSource: string;
}

/** C-04 and decision `approval`: the window of a campaign that would open today. */
export const campaignCalendar = (
  today: CalendarDate,
  site: {
    minimumCampaignDays: number;
    maximumCampaignDays: number;
    law: { minimumDaysSource: string; maximumDaysSource: string };
  },
): CampaignCalendar => ({
  today,
  // Where the law requires no minimum, a campaign still lasts one day.
  earliest: addDays(today, Math.max(1, site.minimumCampaignDays)),
  latest: addDays(today, site.maximumCampaignDays),
  days: site.maximumCampaignDays,
  earliestSource: site.law.minimumDaysSource,
  latestSource: site.law.maximumDaysSource,
});

/** The same window for a campaign that opens on a later day: what it may last is counted from there. */
export function openingOn(calendar: CampaignCalendar, openDate: CalendarDate | null): CampaignCalendar {
  const later = openDate === null ? 0 : daysBetween(calendar.today, openDate);
  if (later <= 0) return calendar;
  return { ...calendar, earliest: addDays(calendar.earliest, later), latest: addDays(calendar.latest, later) };
}
