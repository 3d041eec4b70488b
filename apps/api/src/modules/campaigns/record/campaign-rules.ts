import {
  sectionRefusals,
  type CampaignFields,
  type CampaignRefusal,
  type CampaignSection,
} from '@cairn/contracts/campaigns/campaign-rules';
import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import { effectiveMinimum } from '@cairn/finance';
import type { CampaignEntity } from './campaign.entity.js';

/** The columns of a stored campaign under the names of the wizard's fields. */
export const campaignFields = (campaign: CampaignEntity): CampaignFields => ({
  ...campaign,
  equityCurrencyCode: campaign.currency,
  maxOfferingAmount: campaign.maxOffering,
  paybackStartDate: campaign.paybackStart,
});

/** The rules that a section of a stored campaign breaks. */
export const campaignRefusals = (
  section: CampaignSection,
  campaign: CampaignEntity,
  calendar: CampaignCalendar,
): CampaignRefusal[] => sectionRefusals(section, campaignFields(campaign), calendar);

/** Least amount of one investment: the greater of the stated minimum and one share (decision 1). */
export const leastInvestment = ({
  type,
  minimumInvestment,
  pricePerShare,
}: Pick<CampaignEntity, 'type' | 'minimumInvestment' | 'pricePerShare'>): bigint =>
  type === 'equity' && pricePerShare !== null
    ? effectiveMinimum(pricePerShare, minimumInvestment ?? 1n)
    : (minimumInvestment ?? 1n);

/** What success is measured by (decision 3): the goal in fixed mode, minimumRaise in flexible mode. */
export const successThreshold = (campaign: Pick<CampaignEntity, 'raiseMode' | 'goal' | 'minimumRaise'>): bigint =>
  (campaign.raiseMode === 'flexible' ? campaign.minimumRaise : campaign.goal) ?? 0n;
