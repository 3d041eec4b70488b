import type { RollingCloseRefusal } from '@cairn/contracts/investments/closings.replies';
import { useSite } from '../../../lib/data/site.js';
import { useSay } from '../../../lib/words/words.js';

/** Why no part of a campaign can be closed now, with the rule that says so. */
export function useWhyNoClosing(): (refusal: RollingCloseRefusal) => string {
  const say = useSay();
  const site = useSite();
  return (refusal) =>
    say(`rolling.refused.${refusal}`, {
      days: site?.minimumCampaignDays ?? 0,
      source: site?.law.earlyCloseSource ?? '',
    });
}
