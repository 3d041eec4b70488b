import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import type { Checklist } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { CampaignType } from '@cairn/contracts/campaigns/options';
import { WIZARD_STEPS, type WizardStep } from '@cairn/contracts/campaigns/required-fields';
import {
  ACH_FIELD,
  CONTRACT_FIELD,
  COVERED_FIELD,
  isUnanswered,
  SHEET_FIELD,
  stepCompleteness,
} from '@cairn/contracts/campaigns/wizard/completeness';

/** What a form of the current step holds while it is typed. */
export interface TypedPart {
  values: Readonly<Record<string, unknown>>;
  /** Fields that the form has marked. */
  marked: readonly string[];
}

type FieldState = 'done' | 'missing' | 'wrong';

export interface ListedField {
  field: string;
  state: FieldState;
}

export interface ListedStep {
  step: WizardStep;
  fields: readonly ListedField[];
  done: number;
  complete: boolean;
}

const listed = (step: WizardStep, fields: readonly ListedField[]): ListedStep => {
  const done = fields.filter(({ state }) => state === 'done').length;
  return { step, fields, done, complete: done === fields.length };
};

/** A step as it is stored. */
const storedStep = (step: WizardStep, required: readonly string[], missing: readonly string[]): ListedStep =>
  listed(
    step,
    [...new Set([...required, ...missing])].map((field) => ({
      field,
      state: missing.includes(field) ? 'missing' : 'done',
    })),
  );

interface TypedStep {
  step: WizardStep;
  type: CampaignType;
  parts: readonly TypedPart[];
  calendar: CampaignCalendar | undefined;
}

/** The word for a step: where the law asks who stands behind the offering, that is named with the extras. */
export const nameOf = (step: WizardStep, listed: Pick<ListedStep, 'fields'> | undefined): WizardStep | 'covered' =>
  step === 'extras' && listed?.fields.some(({ field }) => field === COVERED_FIELD) ? 'covered' : step;

/** What the site asks for, by the checklist as it is stored. */
const askedBy = ({ steps }: Checklist) => {
  const fieldsOf = (step: WizardStep): readonly string[] => steps.find((entry) => entry.step === step)?.fields ?? [];
  const extras = fieldsOf('extras');
  return {
    questions: fieldsOf('faqs'),
    contractRequired: extras.includes(CONTRACT_FIELD),
    coveredRequired: extras.includes(COVERED_FIELD),
    sheetRequired: extras.includes(SHEET_FIELD),
    achRequired: fieldsOf('funding').includes(ACH_FIELD),
  };
};

/** The step that is open, as its forms hold it now; `parts` may name a field twice, where an answer is stored elsewhere. */
const typedStep = (stored: Checklist, { step, type, parts, calendar }: TypedStep): ListedStep => {
  const values: Record<string, unknown> = { investingType: type };
  for (const part of parts) {
    for (const [field, value] of Object.entries(part.values)) {
      if (field === 'investingType' ? value : isUnanswered(values[field])) values[field] = value;
    }
  }
  const { fields, refusals } = stepCompleteness(step, values, askedBy(stored), calendar);
  const marked = parts.flatMap((part) => part.marked);
  const closed = stored.closed.filter(({ field, choice }) => values[field] === choice);
  const wrong = [...marked, ...[...refusals, ...closed].map(({ field }) => field)].filter(
    (field) => !isUnanswered(values[field]),
  );
  const stateOf = (field: string): FieldState => {
    if (isUnanswered(values[field])) return 'missing';
    return wrong.includes(field) ? 'wrong' : 'done';
  };
  return listed(
    step,
    [...new Set([...fields, ...wrong])].map((field) => ({ field, state: stateOf(field) })),
  );
};

export interface LiveChecklist {
  steps: readonly ListedStep[];
  done: number;
  total: number;
  wrong: number;
  /** Every field is filled in, some perhaps not saved yet. */
  complete: boolean;
  /** The same of what is stored: it can be submitted. */
  stored: boolean;
}

/** V-38: all steps as they are stored, the one that is open as it is typed. */
export const liveChecklist = (stored: Checklist, typed: TypedStep): LiveChecklist => {
  const steps = WIZARD_STEPS.map((step) => {
    const { fields = [], missing = [] } = stored.steps.find((entry) => entry.step === step) ?? {};
    if (step === typed.step && typed.parts.length > 0) return typedStep(stored, typed);
    return storedStep(step, fields, missing);
  });
  const fields = steps.flatMap((step) => step.fields);
  return {
    steps,
    done: steps.reduce((sum, { done }) => sum + done, 0),
    total: fields.length,
    wrong: fields.filter(({ state }) => state === 'wrong').length,
    complete: steps.every(({ complete }) => complete),
    stored: stored.complete,
  };
};
