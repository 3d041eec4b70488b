import { useSite } from '../../lib/site/site.js';
import { Counting } from './analytics.js';

/** Where a campaign's owner counts the visitors of its page with Google Analytics, and the operator allows it. */
const CampaignAnalytics = ({ code }: { code: string }) => {
  const { data: site } = useSite();
  // Where the site counts too, it has asked for both.
  return <Counting code={code} isAsking={(site?.googleAnalyticsCode ?? null) === null} />;
};

export default CampaignAnalytics;
