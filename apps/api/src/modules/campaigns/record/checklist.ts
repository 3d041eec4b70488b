import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import type { Checklist } from '@cairn/contracts/campaigns/campaign-draft.reply';
import {
  isMissing,
  requiredFields,
  STEP_SECTIONS,
  WIZARD_STEPS,
  type RequiredField,
} from '@cairn/contracts/campaigns/required-fields';
import type { FieldRefusal } from '../../../kernel/errors/domain-error.js';
import type { CampaignEntity } from './campaign.entity.js';
import { campaignRefusals } from './campaign-rules.js';

/** Where each required field is stored. */
const STORED: Readonly<Record<RequiredField, (campaign: CampaignEntity) => unknown>> = {
  companyName: (c) => c.companyName,
  companyTagLine: (c) => c.tagLine,
  companyEmail: (c) => c.companyEmail,
  address: (c) => c.address,
  category: (c) => c.category,
  industry: (c) => c.industry,
  companyLogo: (c) => c.logoFileId,
  phoneNumber: (c) => c.phoneNumber,
  description: (c) => c.description,
  formCLink: (c) => c.formCLink,
  equityCurrencyCode: (c) => c.currency,
  raiseMode: (c) => c.raiseMode,
  goal: (c) => c.goal,
  minimumRaise: (c) => c.minimumRaise,
  maximumRaise: (c) => c.maximumRaise,
  maxOfferingAmount: (c) => c.maxOffering,
  minimumInvestment: (c) => c.minimumInvestment,
  campaignStage: (c) => c.campaignStage,
  investingRound: (c) => c.investingRound,
  closingDate: (c) => c.closingDate,
  availableShares: (c) => c.availableShares,
  pricePerShare: (c) => c.pricePerShare,
  preMoneyValuation: (c) => c.preMoneyValuation,
  interestRate: (c) => c.interestRate,
  investFrequency: (c) => c.investFrequency,
  repaymentSchedule: (c) => c.repaymentSchedule,
  termLength: (c) => c.termMonths,
  paybackStartDate: (c) => c.paybackStart,
  campaignStory: (c) => c.summary,
  cover: (c) => c.coverFileId ?? c.videoUrl,
  accountHolder: (c) => c.bankAccountHolder,
  bankName: (c) => c.bankName,
  accountType: (c) => c.bankAccountType,
  accountNumber: (c) => c.bankAccountNumber,
  routingNumber: (c) => c.bankRoutingNumber,
  tos: (c) => c.bankTermsAt,
};

const missing = (field: string): FieldRefusal => ({ field, code: 'validation.required' });

const missingOf = (fields: readonly RequiredField[], campaign: CampaignEntity): FieldRefusal[] =>
  fields.filter((field) => isMissing(STORED[field](campaign))).map(missing);

/** Fields that the page of a live campaign requires. */
export const requiredRefusals = (campaign: CampaignEntity): FieldRefusal[] => {
  const required = requiredFields(campaign.type);
  return missingOf([...required['company-info'], ...required.story], campaign);
};

/** V-35: a question that the site asks of every campaign. */
export interface QuestionState {
  id: string;
  isRequired: boolean;
  isAnswered: boolean;
}

/** What the site's settings ask for beside the fields of every campaign. */
export interface Asked {
  questions: readonly QuestionState[];
  /** V-36. */
  contractRequired: boolean;
}

const CONTRACT = 'userUploadedContract';

interface StepRefusals {
  step: string;
  /** All that the step asks for. */
  fields: readonly string[];
  refusals: readonly FieldRefusal[];
}

/** Why a step is not complete: fields that are missing, and fields that break a rule. */
export function stepRefusals(
  campaign: CampaignEntity,
  calendar: CampaignCalendar,
  { questions, contractRequired }: Asked,
): StepRefusals[] {
  const required = requiredFields(campaign.type);
  const asked = questions.filter(({ isRequired }) => isRequired);
  return WIZARD_STEPS.map((step) => ({
    step,
    fields: [
      ...required[step],
      ...(step === 'faqs' ? asked.map(({ id }) => id) : []),
      ...(step === 'extras' && contractRequired ? [CONTRACT] : []),
    ],
    refusals: [
      ...(step === 'faqs' ? asked.filter(({ isAnswered }) => !isAnswered).map(({ id }) => missing(id)) : []),
      ...(step === 'extras' && contractRequired && campaign.contractFileId === null ? [missing(CONTRACT)] : []),
      ...missingOf(required[step], campaign),
      ...STEP_SECTIONS[step].flatMap((section) => campaignRefusals(section, campaign, calendar)),
    ],
  }));
}

/** V-33 to V-38: what each step of the wizard still lacks. A broken rule counts as a missing field. */
export function checklistOf(found: readonly StepRefusals[]): Checklist {
  const steps = found.map(({ step, fields, refusals }) => ({
    step,
    fields: [...fields],
    missing: [...new Set(refusals.map(({ field }) => field))],
    complete: refusals.length === 0,
  }));
  return { complete: steps.every(({ complete }) => complete), steps };
}
