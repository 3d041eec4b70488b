import { LIVE_FIELDS, type LiveSection } from '@cairn/contracts/campaigns/live-fields';
import { WIZARD_STEPS, type WizardStep } from '@cairn/contracts/campaigns/required-fields';

const STEP_OF_SECTION: Readonly<Record<LiveSection, WizardStep>> = {
  company: 'company-info',
  raise: 'fundraising-detail',
  terms: 'fundraising-detail',
  story: 'story',
};

type Word = 'logo' | 'cover' | 'faqs' | 'documents' | 'team' | 'account' | 'links';

/** What stands in no field of a form, by its word: notes about it are read above the step. */
const WITHOUT_FIELD: Readonly<Record<string, { step: WizardStep; word: Word }>> = {
  companyLogo: { step: 'company-info', word: 'logo' },
  coverUrl: { step: 'story', word: 'cover' },
  faqs: { step: 'faqs', word: 'faqs' },
  documents: { step: 'extras', word: 'documents' },
  team: { step: 'extras', word: 'team' },
  bankName: { step: 'funding', word: 'account' },
  accountType: { step: 'funding', word: 'account' },
  accountNumberLast4: { step: 'funding', word: 'account' },
  achAccountId: { step: 'funding', word: 'account' },
  routingNumber: { step: 'funding', word: 'account' },
  customLinks: { step: 'company-info', word: 'links' },
};

/** The step in which a field of the review is changed. */
export function stepOf(field: string): WizardStep {
  const own = WITHOUT_FIELD[field];
  if (own !== undefined) return own.step;
  const section = (Object.keys(LIVE_FIELDS) as LiveSection[]).find((name) => field in LIVE_FIELDS[name]);
  return section === undefined ? WIZARD_STEPS[0] : STEP_OF_SECTION[section];
}

/** The word of what has no field of its own; null where the note stands beside the field. */
export const wordWithoutField = (field: string): Word | null => WITHOUT_FIELD[field]?.word ?? null;
