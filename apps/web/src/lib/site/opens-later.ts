import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { serverClock } from '../api/server-clock.js';

/** Approved, and waiting for the first day that its owner chose. */
export const opensLater = ({ status, opensAt }: { status: CampaignStatus; opensAt: string | null }): boolean =>
  status === CampaignStatus.active && opensAt !== null && Date.parse(opensAt) > serverClock.now();
