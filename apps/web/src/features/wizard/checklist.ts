import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import type { Checklist } from '@cairn/contracts/campaigns/campaign-draft.reply';
import { sectionRefusals } from '@cairn/contracts/campaigns/campaign-rules';
import type { CampaignType } from '@cairn/contracts/campaigns/options';
import { isMissing, STEP_SECTIONS, WIZARD_STEPS, type WizardStep } from '@cairn/contracts/campaigns/required-fields';

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

/** A box that is not ticked is not answered either. */
const isOpen = (value: unknown): boolean => value === false || isMissing(value);

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

/** A step with all that it asks for. */
type AskedStep = TypedStep & { asked: readonly string[] };

/** The step that is open, as its forms hold it now; `parts` may name a field twice, where an answer is stored elsewhere. */
const typedStep = ({ step, type, parts, calendar, asked }: AskedStep): ListedStep => {
  const values: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [field, value] of Object.entries(part.values)) if (isOpen(values[field])) values[field] = value;
  }
  const broken = calendar
    ? STEP_SECTIONS[step].flatMap((section) => sectionRefusals(section, { type, ...values }, calendar))
    : [];
  const wrong = [...parts.flatMap(({ marked }) => marked), ...broken.map(({ field }) => field)].filter(
    (field) => !isOpen(values[field]),
  );
  const stateOf = (field: string): FieldState => {
    if (isOpen(values[field])) return 'missing';
    return wrong.includes(field) ? 'wrong' : 'done';
  };
  const fields = [...new Set([...asked, ...wrong])];
  return listed(
    step,
    fields.map((field) => ({ field, state: stateOf(field) })),
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
    if (step === typed.step && typed.parts.length > 0) return typedStep({ ...typed, asked: fields });
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
