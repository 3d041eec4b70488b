import { campaignCalendar, type CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import { dayIn } from '@cairn/finance';
import { useMemo } from 'react';
import { serverClock } from '../../lib/api/server-clock.js';
import { useSite } from '../../lib/site/site.js';

/** What the dates of a draft are held against, as the API does; unknown until the site's settings are there. */
export const useCampaignCalendar = (): CampaignCalendar | undefined => {
  const { data: site } = useSite();
  // With the settings the server's time is known too.
  return useMemo(() => site && campaignCalendar(dayIn(site.timezone, new Date(serverClock.now())), site), [site]);
};
