import { addDays, type CalendarDate } from '@cairn/finance';

/** What the dates of a campaign are held against: the day it is where the site is, and the days it may close on. */
export interface CampaignCalendar {
  readonly today: CalendarDate;
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
  /** The longest that a campaign lasts. */
  readonly days: number;
}

/** C-04 and decision `approval`: the window of a campaign that would open today. */
export const campaignCalendar = (
  today: CalendarDate,
  site: { minimumCampaignDays: number; maximumCampaignDays: number },
): CampaignCalendar => ({
  today,
  // Where the law asks for no days, a campaign still lasts one.
  earliest: addDays(today, Math.max(1, site.minimumCampaignDays)),
  latest: addDays(today, site.maximumCampaignDays),
  days: site.maximumCampaignDays,
});
