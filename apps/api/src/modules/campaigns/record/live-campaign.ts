import type { RaiseMode } from '@cairn/contracts';
import { capacityUnits } from '@cairn/finance';
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

const unitsFor = (campaign: LiveCampaign, maxOffering: bigint): bigint =>
  capacityUnits(
    campaign.type === 'equity'
      ? { kind: 'equity', availableShares: campaign.availableShares ?? 0n, maxOffering, price: unitPrice(campaign) }
      : { kind: 'debt', maxOffering },
  );

/** What a campaign sells at most, in units of its capacity. */
export const offeredUnits = (campaign: LiveCampaign): bigint => unitsFor(campaign, campaign.maxOffering);

/** What may be committed to it: with an allotment pro rata more than what it sells, up to the limit that it states. */
export const commitmentUnits = (campaign: LiveCampaign): bigint => {
  const { allocationMethod, commitmentLimit } = campaign;
  if (allocationMethod !== 'pro_rata' || commitmentLimit === null) return offeredUnits(campaign);
  return commitmentLimit / unitPrice(campaign);
};
