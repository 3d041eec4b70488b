import type { CampaignStoryRequest } from './campaign-story.request.js';
import type { CampaignTermsRequest } from './campaign-terms.request.js';
import type { CompanyProfileRequest } from './company-profile.request.js';
import type { FundraisingDetailRequest } from './fundraising-detail.request.js';

/** `free`: changes with an entry in the campaign's history of edits. `material`: investors have relied on it. */
export type LiveField = 'free' | 'material';

type Fields<Request> = Readonly<Record<Exclude<keyof Required<Request>, 'version'>, LiveField>>;

interface LiveSections {
  company: Fields<CompanyProfileRequest> & { readonly companyLogo: LiveField };
  raise: Fields<FundraisingDetailRequest>;
  terms: Fields<CampaignTermsRequest>;
  story: Fields<CampaignStoryRequest> & { readonly coverUrl: LiveField };
}

export type LiveSection = keyof LiveSections;

/**
 * Decision 26: what its owner may change of a campaign that is live. Who the company is, what it does, where its filing
 * is, and every term of the offering are material (17 CFR 227.304(c)). Bank details have rules of their own.
 */
export const LIVE_FIELDS: LiveSections = {
  company: {
    companyName: 'material',
    companyTagLine: 'free',
    companyEmail: 'free',
    address: 'free',
    city: 'free',
    country: 'material',
    category: 'material',
    industry: 'material',
    phoneNumber: 'free',
    description: 'free',
    formCLink: 'material',
    website: 'free',
    yearFounded: 'material',
    companyURL: 'free',
    facebook: 'free',
    twitter: 'free',
    linkedin: 'free',
    youtube: 'free',
    googleAnalyticsID: 'free',
    customLinks: 'free',
    propertyName: 'material',
    propertyURL: 'free',
    propertyDetail: 'material',
    propertyStreet: 'material',
    propertyCity: 'material',
    propertyState: 'material',
    propertyCountry: 'material',
    propertySize: 'material',
    plotSize: 'material',
    buildYear: 'material',
    companyLogo: 'free',
  },
  raise: {
    investingType: 'material',
    termsSlug: 'material',
    isTestTheWater: 'material',
    equityCurrencyCode: 'material',
    raiseMode: 'material',
    goal: 'material',
    minimumRaise: 'material',
    maximumRaise: 'material',
    maxOfferingAmount: 'material',
    allocationMethod: 'material',
    commitmentLimit: 'material',
    minimumInvestment: 'material',
    maximumInvestment: 'material',
    campaignStage: 'material',
    investingRound: 'material',
    campaignAccreditation: 'material',
    openDate: 'material',
    closingDate: 'material',
  },
  terms: {
    availableShares: 'material',
    existingShares: 'material',
    pricePerShare: 'material',
    equityAvailable: 'material',
    preMoneyValuation: 'material',
    conversionTrigger: 'material',
    noticeTerms: 'material',
    interestRate: 'material',
    investFrequency: 'material',
    repaymentSchedule: 'material',
    repaymentMethod: 'material',
    termLength: 'material',
    paybackStartDate: 'material',
  },
  story: {
    uploadType: 'free',
    campaignStory: 'free',
    highlights: 'free',
    videoUrl: 'free',
    storyBody: 'free',
    coverUrl: 'free',
  },
};

/** Whether a field of the wizard is locked while its campaign is live. */
export const isLocked = (section: LiveSection, field: string): boolean =>
  (LIVE_FIELDS[section] as Readonly<Record<string, LiveField>>)[field] === 'material';

/** The steps of the wizard in which something can be changed while the campaign is live. */
const EDITABLE_SECTIONS: readonly LiveSection[] = (Object.keys(LIVE_FIELDS) as LiveSection[]).filter((section) =>
  Object.values(LIVE_FIELDS[section]).includes('free'),
);

/** Whose changes while the campaign is live are kept. `extras`: the pictures, films, documents and the contract. */
export type EditSection = LiveSection | 'faqs' | 'extras';
export const EDIT_SECTIONS: readonly EditSection[] = [...EDITABLE_SECTIONS, 'faqs', 'extras'];
