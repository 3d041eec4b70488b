import type { ErrorCode } from '@cairn/contracts';
import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import type { Checklist } from '@cairn/contracts/campaigns/campaign-draft.reply';
import { isMissing, requiredFields, type RequiredField } from '@cairn/contracts/campaigns/required-fields';
import {
  ACH_FIELD,
  completeness,
  CONTRACT_FIELD,
  COVERED_FIELD,
  SHEET_FIELD,
  type Answers,
  type StepCompleteness,
} from '@cairn/contracts/campaigns/wizard/completeness';
import type { FieldRefusal } from '../../../kernel/errors/domain-error.js';
import type { CampaignEntity } from './campaign.entity.js';
import type { ClosedChoice } from './closed-choices.js';
import { campaignFields } from './campaign-rules.js';

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
  investingType: (c) => c.type,
  termsSlug: (c) => c.termsSlug,
  equityCurrencyCode: (c) => c.currency,
  raiseMode: (c) => c.raiseMode,
  goal: (c) => c.goal,
  minimumRaise: (c) => c.minimumRaise,
  maximumRaise: (c) => c.maximumRaise,
  maxOfferingAmount: (c) => c.maxOffering,
  commitmentLimit: (c) => c.commitmentLimit,
  minimumInvestment: (c) => c.minimumInvestment,
  campaignStage: (c) => c.campaignStage,
  investingRound: (c) => c.investingRound,
  campaignAccreditation: (c) => c.admission,
  closingDate: (c) => c.closingDate,
  availableShares: (c) => c.availableShares,
  pricePerShare: (c) => c.pricePerShare,
  preMoneyValuation: (c) => c.preMoneyValuation,
  equityAvailable: (c) => c.equityAvailable,
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

const answersOf = (campaign: CampaignEntity): Answers => ({
  ...campaignFields(campaign),
  isTestTheWater: campaign.testTheWater ? 'YES' : 'NO',
  ...Object.fromEntries(Object.entries(STORED).map(([field, read]) => [field, read(campaign)])),
});

/** Fields that the page of a live campaign requires. */
export const requiredRefusals = (campaign: CampaignEntity): FieldRefusal[] => {
  const answers = answersOf(campaign);
  const required = requiredFields(answers);
  return [...required['company-info'], ...required.story]
    .filter((field) => isMissing(answers[field]))
    .map((field) => ({ field, code: 'validation.required' }));
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
  /** Whether it is there, and was found clean. */
  contractPresent: boolean;
  /** Choices that are switched off by now. */
  closed?: readonly ClosedChoice[];
  /** What the list of covered persons lacks; null where it is complete, undefined where the law asks for none. */
  covered?: ErrorCode | null | undefined;
  /** Whether the key information sheet is there; undefined where the law asks for none. */
  sheet?: boolean | undefined;
  /** Whether the owner's linked account is there and works; undefined where none is asked for. */
  achAccount?: boolean | undefined;
}

/** Why a step is not complete: fields that are missing, and fields that break a rule. */
export function stepRefusals(
  campaign: CampaignEntity,
  calendar: CampaignCalendar,
  { questions, contractRequired, contractPresent, closed = [], covered, sheet, achAccount }: Asked,
): readonly StepCompleteness[] {
  const asked = questions.filter(({ isRequired }) => isRequired);
  const answers = {
    ...answersOf(campaign),
    [CONTRACT_FIELD]: contractPresent ? campaign.contractFileId : null,
    [COVERED_FIELD]: covered === null,
    [SHEET_FIELD]: sheet === true,
    [ACH_FIELD]: achAccount === true,
    ...Object.fromEntries(asked.map(({ id, isAnswered }) => [id, isAnswered])),
  };
  const bySite = {
    questions: asked.map(({ id }) => id),
    contractRequired,
    coveredRequired: covered !== undefined,
    sheetRequired: sheet !== undefined,
    achRequired: achAccount !== undefined,
  };
  const steps = completeness(answers, bySite, calendar);
  return steps.map((step) => {
    // Of the list of covered persons and of the sheet it says what is missing.
    const refusals = step.refusals.map((one) => {
      if (one.field === COVERED_FIELD && covered) return { ...one, code: covered };
      return one.field === SHEET_FIELD ? { ...one, code: 'document.sheet_missing' as const } : one;
    });
    const entry = { ...step, refusals };
    const chosen = closed.filter(({ step }) => step === entry.step);
    const refused = chosen.map(({ field }) => ({ field, code: 'validation.option_closed' as const }));
    return { ...entry, refusals: [...entry.refusals, ...refused] };
  });
}

/** V-33 to V-38: what each step of the wizard still lacks. A broken rule counts as a missing field. */
export function checklistOf(found: readonly StepCompleteness[], closed: readonly ClosedChoice[] = []): Checklist {
  const steps = found.map(({ step, fields, refusals }) => ({
    step,
    fields: [...fields],
    missing: [...new Set(refusals.map(({ field }) => field))],
    complete: refusals.length === 0,
  }));
  return {
    complete: steps.every(({ complete }) => complete),
    steps,
    closed: closed.map(({ field, choice }) => ({ field, choice })),
  };
}
