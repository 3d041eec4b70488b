import { CampaignStatus, type CoveredHold } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { IS_BEFORE_END } from './covered.repository.js';

export interface CoveredStanding {
  /** Why the campaign is not approved or closed now. */
  coveredHold: CoveredHold | null;
  /** Since when a closing waits for it. */
  closingWaitsSince: Date | null;
}

const STANDING = `select case when ${IS_BEFORE_END} and not c.test_the_water then covered_hold(c.id) end as "coveredHold",
    (select h.since from closing_hold h where h.campaign_id = c.id and c.status = ${CampaignStatus.active}) as "closingWaitsSince"
  from campaign c where c.id = $1`;

/** How the covered persons of a campaign stand before its approval and its closing. */
export async function coveredStanding(reader: EntityManager, campaignId: string): Promise<CoveredStanding> {
  const [row] = await reader.query<CoveredStanding[]>(STANDING, [campaignId]);
  return row ?? { coveredHold: null, closingWaitsSince: null };
}
