import { campaignCalendar, type CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import { dayIn } from '@cairn/finance';
import { useMemo } from 'react';
import { serverClock } from '../../lib/api/server-clock.js';
import { useSite } from '../../lib/site/site.js';

/** The bounds of a draft's dates, as in the API; unknown until the site's settings are loaded. */
export const useCampaignCalendar = (): CampaignCalendar | undefined => {
  const { data: site } = useSite();
  // With the settings the server's time is known too.
  return useMemo(() => site && campaignCalendar(dayIn(site.timezone, new Date(serverClock.now())), site), [site]);
};
