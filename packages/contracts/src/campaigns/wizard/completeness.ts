import type { CampaignCalendar } from '../campaign-calendar.js';
import { sectionRefusals, type CampaignRefusal } from '../campaign-rules.js';
import { isMissing, requiredFields, STEP_SECTIONS, WIZARD_STEPS, type WizardStep } from '../required-fields.js';

/** A campaign's answers by the names of the wizard's fields, as they are stored or typed; its kind is `investingType`. */
export type Answers = Readonly<Record<string, unknown>>;

/** What the site's settings ask for beside the fields of every campaign. */
export interface AskedBySite {
  /** V-35: the ids of the questions that every campaign has to answer. */
  questions: readonly string[];
  /** V-36. */
  contractRequired: boolean;
  /** The law asks who stands behind the offering (17 CFR 227.503, 17 CFR 230.506(d)). */
  coveredRequired: boolean;
  /** The law asks for a key investment information sheet (Regulation (EU) 2020/1503, Article 23). */
  sheetRequired: boolean;
  /** V-37: the site debits bank accounts. */
  achRequired: boolean;
}

export const CONTRACT_FIELD = 'userUploadedContract';
export const COVERED_FIELD = 'coveredPersons';
export const SHEET_FIELD = 'keyInformation';
export const ACH_FIELD = 'achAccountId';

/** A field that is missing, or that breaks a rule. */
export type StepRefusal = { field: string } & Pick<CampaignRefusal, 'code' | 'params'>;

export interface StepCompleteness {
  step: WizardStep;
  /** All that the step asks for. */
  fields: readonly string[];
  refusals: readonly StepRefusal[];
}

/** A box that is not ticked is not answered either. */
export const isUnanswered = (value: unknown): boolean => value === false || isMissing(value);

const REQUIRED = 'validation.required' as const;

/**
 * What one step of the wizard asks for, and what it still lacks.
 * @param calendar the days on which it may close; until they are known, no rule is judged
 */
export function stepCompleteness(
  step: WizardStep,
  answers: Answers,
  asked: AskedBySite,
  calendar: CampaignCalendar | undefined,
): StepCompleteness {
  const fields = [
    ...requiredFields(answers)[step],
    ...(step === 'faqs' ? asked.questions : []),
    ...(step === 'extras' && asked.contractRequired ? [CONTRACT_FIELD] : []),
    ...(step === 'extras' && asked.coveredRequired ? [COVERED_FIELD] : []),
    ...(step === 'extras' && asked.sheetRequired ? [SHEET_FIELD] : []),
    ...(step === 'funding' && asked.achRequired ? [ACH_FIELD] : []),
  ];
  const missing = fields.filter((field) => isUnanswered(answers[field]));
  const typed = { ...answers, type: answers['investingType'] };
  const broken = calendar ? STEP_SECTIONS[step].flatMap((section) => sectionRefusals(section, typed, calendar)) : [];
  return { step, fields, refusals: [...missing.map((field) => ({ field, code: REQUIRED })), ...broken] };
}

/**
 * V-33 to V-38: what a campaign needs before it can be submitted, step by step. The wizard, its checklist, the submission
 * and the approval all ask here.
 */
export const completeness = (
  answers: Answers,
  asked: AskedBySite,
  calendar: CampaignCalendar,
): readonly StepCompleteness[] => WIZARD_STEPS.map((step) => stepCompleteness(step, answers, asked, calendar));
