import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { campaignIn, fromCampaign, type FromCampaign } from '../../lib/navigation/from-campaign.js';
import { forgetStep, keepStep, keptStep } from '../../ui/forms/step-draft.js';

const KEY = 'identity:campaign';

/**
 * The campaign that asked for an identity, or null. The page before hands it on, and a provider's page that is gone to
 * in between does not: until it is gone back to, the tab remembers it.
 */
export function useAskingCampaign(): FromCampaign | null {
  const handed = campaignIn(useLocation().state);
  const asking = handed ?? campaignIn({ campaign: keptStep(KEY) });
  const [slug, name] = [handed?.slug, handed?.name];
  useEffect(() => {
    if (slug !== undefined && name !== undefined) keepStep(KEY, fromCampaign({ slug, name }).campaign);
  }, [slug, name]);
  return asking;
}

/** Once it was gone back to. */
export const forgetAskingCampaign = (): void => forgetStep(KEY);
