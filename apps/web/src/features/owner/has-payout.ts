import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import type { OwnCampaign, TakeAway } from './queries.js';

/** A test of interest takes no money, and all that was paid into a campaign that was ended goes back. */
export const hasPayout = ({ standing, fundraisingDetail }: OwnCampaign): boolean =>
  standing !== CampaignStatus.inactive && fundraisingDetail.isTestTheWater !== 'YES';

/** Nothing is left to ask for, and nothing that was asked for is on its way. */
export const isPaidOut = ({ funded, available, requested, paid }: TakeAway): boolean =>
  funded && paid > 0 && available === 0 && requested === 0;
