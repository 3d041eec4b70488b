import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import type { OwnCampaign } from './queries.js';

/** A test of interest takes no money, and all that was paid into a campaign that was ended goes back. */
export const hasPayout = ({ standing, fundraisingDetail }: OwnCampaign): boolean =>
  standing !== CampaignStatus.inactive && fundraisingDetail.isTestTheWater !== 'YES';
