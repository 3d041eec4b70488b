import type { SiteSetting } from '@cairn/contracts/settings/site-setting.reply';
import type { Wire } from '@cairn/contracts';

const DAY_MS = 86_400_000;

type Rules = Pick<Wire<SiteSetting>, 'jurisdictionProfile' | 'minimumCampaignDays'>;

/**
 * When a campaign may be closed early; null when it may be closed at once. The API enforces it; this only avoids a
 * pointless question and step-up.
 */
export function earlyCloseFrom(opensAt: string | null, rules: Rules | undefined, now: number): string | null {
  if (opensAt === null || rules === undefined || rules.jurisdictionProfile === 'none') return null;
  const from = Date.parse(opensAt) + rules.minimumCampaignDays * DAY_MS;
  return from > now ? new Date(from).toISOString() : null;
}
