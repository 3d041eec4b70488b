import type { RaiseMode } from '@cairn/contracts';
import type { CampaignEntity } from './campaign.entity.js';

/** Fields that are optional in a draft and required in a live campaign. */
interface Raise {
  currency: string;
  raiseMode: RaiseMode;
  goal: bigint;
  maxOffering: bigint;
}

const FIELDS = ['currency', 'raiseMode', 'goal', 'maxOffering'] as const satisfies (keyof Raise)[];

/** A campaign that was approved, whatever has become of it since. */
export type LiveCampaign = CampaignEntity & Raise;

const isLive = (campaign: CampaignEntity): campaign is LiveCampaign =>
  FIELDS.every((field) => campaign[field] !== null) && (campaign.type === 'debt' || campaign.pricePerShare !== null);

/** @throws for one without the data that its approval requires: no calculation uses a missing figure */
export function liveCampaign(campaign: CampaignEntity): LiveCampaign {
  if (!isLive(campaign)) throw new Error(`Campaign ${campaign.id} is not complete, and can raise no money`);
  return campaign;
}

/** Price of one unit of a campaign's capacity, in minor units: a share, or of a loan one minor unit. */
export const unitPrice = ({ pricePerShare }: { pricePerShare: bigint | null }): bigint => pricePerShare ?? 1n;
