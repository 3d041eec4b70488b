import { withoutFigures } from '@cairn/contracts/content/rich-text-rules';
import type { CampaignEntity } from '../record/campaign.entity.js';

/**
 * What a new campaign takes over from an earlier one of its owner: texts, links and terms. No file, nor a picture of the
 * story, whoever may see it; no bank account, which is confirmed anew for each campaign; and no day, which has passed.
 */
const COPIED = [
  'type',
  'companyName',
  'tagLine',
  'companyEmail',
  'address',
  'city',
  'country',
  'category',
  'industry',
  'phoneNumber',
  'description',
  'formCLink',
  'website',
  'yearFounded',
  'links',
  'customLinks',
  'property',
  'currency',
  'raiseMode',
  'goal',
  'minimumRaise',
  'maximumRaise',
  'maxOffering',
  'allocationMethod',
  'commitmentLimit',
  'minimumInvestment',
  'maximumInvestment',
  'campaignStage',
  'investingRound',
  'admission',
  'termsSlug',
  'testTheWater',
  'availableShares',
  'existingShares',
  'pricePerShare',
  'equityAvailable',
  'preMoneyValuation',
  'conversionTrigger',
  'noticeTerms',
  'interestRate',
  'investFrequency',
  'repaymentSchedule',
  'repaymentMethod',
  'termMonths',
  'uploadType',
  'summary',
  'highlights',
  'storyBody',
  'videoUrl',
] as const satisfies readonly (keyof CampaignEntity)[];

export const copiedFrom = (campaign: CampaignEntity): Partial<CampaignEntity> => ({
  ...Object.fromEntries(COPIED.map((column) => [column, campaign[column]])),
  storyBody: campaign.storyBody && withoutFigures(campaign.storyBody),
});
