import { addDays, daysBetween, type CalendarDate } from '@cairn/finance';

/** The bounds of a campaign by law and house: today in the site's time zone, the allowed closing days, and the like. */
export interface CampaignCalendar {
  readonly today: CalendarDate;
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
  /** The longest that a campaign lasts. */
  readonly days: number;
  /** Where the earliest day comes from, and the latest. */
  readonly earliestSource: string;
  readonly latestSource: string;
  /** Percent of its maximum up to which an offering that is shared out pro rata takes commitments, and who says so. */
  readonly commitmentLimitPercent: number;
  readonly commitmentLimitSource: string;
}

/** C-04 and decision `approval`: the window of a campaign that would open today. */
export const campaignCalendar = (
  today: CalendarDate,
  site: {
    minimumCampaignDays: number;
    maximumCampaignDays: number;
    law: {
      minimumDaysSource: string;
      maximumDaysSource: string;
      commitmentLimitPercent: number;
      commitmentLimitSource: string;
    };
  },
): CampaignCalendar => ({
  today,
  // Where the law requires no minimum, a campaign still lasts one day.
  earliest: addDays(today, Math.max(1, site.minimumCampaignDays)),
  latest: addDays(today, site.maximumCampaignDays),
  days: site.maximumCampaignDays,
  earliestSource: site.law.minimumDaysSource,
  latestSource: site.law.maximumDaysSource,
  commitmentLimitPercent: site.law.commitmentLimitPercent,
  commitmentLimitSource: site.law.commitmentLimitSource,
});

/** The same window for a campaign that opens on a later day: what it may last is counted from there. */
export function openingOn(calendar: CampaignCalendar, openDate: CalendarDate | null): CampaignCalendar {
  const later = openDate === null ? 0 : daysBetween(calendar.today, openDate);
  if (later <= 0) return calendar;
  return { ...calendar, earliest: addDays(calendar.earliest, later), latest: addDays(calendar.latest, later) };
}
