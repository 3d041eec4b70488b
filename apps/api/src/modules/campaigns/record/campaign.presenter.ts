import type {
  CampaignDetail,
  CampaignStory,
  CampaignSummary,
  CampaignTerms,
  CompanyProfile,
  FundraisingDetail,
  PaymentDetail,
} from '@cairn/contracts/campaigns/campaign-draft.reply';
import { versioned } from '../../../kernel/text/version.js';
import { shownStatus } from './campaign-visibility.js';
import { presentLinks, presentProperty } from './sections/links.js';
import { leastInvestment } from './campaign-rules.js';
import type { CampaignEntity } from './campaign.entity.js';
import type { CampaignEnd } from '@cairn/contracts/campaigns/review/campaign-end.reply';
import type { CampaignTotals } from './campaigns.repository.js';

/** Path of a picture, or null. */
export const mediaUrl = (fileId: string | null): string | null => (fileId === null ? null : `/media/${fileId}`);

export const presentCompany = (c: CampaignEntity): CompanyProfile => ({
  ...versioned({
    companyName: c.companyName,
    companyTagLine: c.tagLine,
    companyEmail: c.companyEmail,
    address: c.address,
    city: c.city,
    country: c.country,
    category: c.category,
    industry: c.industry,
    phoneNumber: c.phoneNumber,
    description: c.description,
    formCLink: c.formCLink,
    website: c.website,
    yearFounded: c.yearFounded,
    ...presentLinks(c),
    ...presentProperty(c),
  }),
  companyLogo: mediaUrl(c.logoFileId),
});

export const presentFundraising = (c: CampaignEntity): FundraisingDetail =>
  versioned({
    investingType: c.type,
    termsSlug: c.termsSlug,
    isTestTheWater: c.testTheWater ? ('YES' as const) : ('NO' as const),
    equityCurrencyCode: c.currency,
    raiseMode: c.raiseMode,
    goal: c.goal,
    minimumRaise: c.minimumRaise,
    maximumRaise: c.maximumRaise,
    maxOfferingAmount: c.maxOffering,
    allocationMethod: c.allocationMethod,
    commitmentLimit: c.commitmentLimit,
    minimumInvestment: c.minimumInvestment,
    maximumInvestment: c.maximumInvestment,
    campaignStage: c.campaignStage,
    investingRound: c.investingRound,
    campaignAccreditation: c.admission,
    openDate: c.openDate,
    closingDate: c.closingDate,
  });

const count = (value: bigint | null): number | null => (value === null ? null : Number(value));

export const presentTerms = (c: CampaignEntity): CampaignTerms =>
  versioned({
    availableShares: count(c.availableShares),
    existingShares: count(c.existingShares),
    pricePerShare: c.pricePerShare,
    equityAvailable: c.equityAvailable,
    preMoneyValuation: c.preMoneyValuation,
    conversionTrigger: c.conversionTrigger,
    noticeTerms: c.noticeTerms,
    interestRate: c.interestRate,
    investFrequency: c.investFrequency,
    repaymentSchedule: c.repaymentSchedule,
    repaymentMethod: c.type === 'debt' ? c.repaymentMethod : null,
    termLength: c.termMonths,
    paybackStartDate: c.paybackStart,
  });

export const presentStory = (c: CampaignEntity): CampaignStory => ({
  ...versioned({
    uploadType: c.uploadType,
    campaignStory: c.summary,
    highlights: c.highlights,
    videoUrl: c.videoUrl,
    storyBody: c.storyBody,
  }),
  coverUrl: mediaUrl(c.coverFileId),
});

/** Decision 44: the last four digits only. */
export const presentPayment = (c: CampaignEntity, accountHolder: string | null): PaymentDetail => ({
  accountHolder,
  bankName: c.bankName,
  accountType: c.bankAccountType,
  accountNumberLast4: c.bankAccountLast4,
  routingNumber: c.bankRoutingNumber,
  tos: c.bankTermsAt !== null,
  achAccountId: c.achAccountId,
});

const presentSummary = (c: CampaignEntity, totals: CampaignTotals, ended: CampaignEnd | null): CampaignSummary => ({
  id: c.id,
  slug: c.slug,
  status: shownStatus(c),
  standing: c.status,
  type: c.type,
  name: c.name,
  declineReason: c.declineReason,
  changesRequested: c.changesRequested,
  currency: c.currency,
  goal: c.goal,
  ...totals,
  coverUrl: mediaUrl(c.coverFileId),
  category: c.category,
  opensAt: c.opensAt,
  closesAt: c.closesAt,
  ended,
  createdAt: c.createdAt,
});

export const presentDetail = (
  c: CampaignEntity,
  totals: CampaignTotals,
  ended: CampaignEnd | null,
  accountHolder: string | null,
): CampaignDetail => ({
  ...presentSummary(c, totals, ended),
  companyProfile: presentCompany(c),
  fundraisingDetail: presentFundraising(c),
  campaignTerms: presentTerms(c),
  campaignStory: presentStory(c),
  paymentDetail: presentPayment(c, accountHolder),
  savedAt: c.updatedAt,
  effectiveMinimum: c.minimumInvestment === null ? null : leastInvestment(c),
});
