import { showsNothing } from '../kernel/visible-text.js';
import type { CampaignSection } from './campaign-rules.js';

const COMPANY = [
  'companyName',
  'companyTagLine',
  'companyEmail',
  'address',
  'category',
  'industry',
  'companyLogo',
  'phoneNumber',
  'description',
  'formCLink',
] as const;

const RAISE = [
  'investingType',
  'termsSlug',
  'equityCurrencyCode',
  'raiseMode',
  'goal',
  'minimumRaise',
  'maximumRaise',
  'maxOfferingAmount',
  'minimumInvestment',
  'campaignStage',
  'investingRound',
  'campaignAccreditation',
  'closingDate',
] as const;

/** Decision 3: a fixed raise depends on its goal alone, and closes once. */
export const FLEXIBLE_ALONE = ['minimumRaise', 'maximumRaise'] as const;

/** Of an offering that is shared out pro rata. */
const PRO_RATA = ['commitmentLimit'] as const;

const EQUITY = ['availableShares', 'pricePerShare', 'preMoneyValuation', 'equityAvailable'] as const;
const DEBT = ['interestRate', 'investFrequency', 'repaymentSchedule', 'termLength', 'paybackStartDate'] as const;

/** `cover` is a picture or a video (V-14). */
const STORY = ['campaignStory', 'cover'] as const;
const FUNDING = ['accountHolder', 'bankName', 'accountType', 'accountNumber', 'routingNumber', 'tos'] as const;

export type RequiredField = (
  | typeof COMPANY
  | typeof RAISE
  | typeof PRO_RATA
  | typeof EQUITY
  | typeof DEBT
  | typeof STORY
  | typeof FUNDING
)[number];

/** Steps of the wizard, in order. */
export const WIZARD_STEPS = ['company-info', 'fundraising-detail', 'story', 'faqs', 'extras', 'funding'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** V-33, V-34, V-35, V-37: the fields that each step of the wizard needs before the campaign can be submitted. */
export const requiredFields = ({
  investingType,
  isTestTheWater,
  raiseMode,
  allocationMethod,
}: Readonly<Record<string, unknown>>): Readonly<Record<WizardStep, readonly RequiredField[]>> => ({
  'company-info': COMPANY,
  'fundraising-detail': [
    ...RAISE.filter(
      (field) =>
        // A company that first tests interest need not have reached a stage.
        !(field === 'campaignStage' && isTestTheWater === 'YES') &&
        !(raiseMode === 'fixed' && FLEXIBLE_ALONE.some((name) => name === field)),
    ),
    ...(allocationMethod === 'pro_rata' ? PRO_RATA : []),
    ...(investingType === 'debt' ? DEBT : EQUITY),
  ],
  story: STORY,
  // The operator's own questions: those that must be answered are read with the campaign.
  faqs: [],
  // The agreement: whether it is needed is a setting.
  extras: [],
  funding: FUNDING,
});

/** V-36: an agreement of the owner's own is needed where the site takes one and asks owners to manage it. */
export const isContractRequired = (settings: {
  enableContractCopy: 'yes' | 'no';
  manageContract: 'yes' | 'no';
}): boolean => settings.enableContractCopy === 'yes' && settings.manageContract === 'yes';

/** A form may send an empty text instead of null; both count as missing. */
export const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && showsNothing(value));

/** The sections of each step that have rules between fields. */
export const STEP_SECTIONS: Readonly<Record<WizardStep, readonly CampaignSection[]>> = {
  'company-info': ['company'],
  'fundraising-detail': ['raise', 'terms'],
  story: [],
  faqs: [],
  extras: [],
  funding: [],
};
