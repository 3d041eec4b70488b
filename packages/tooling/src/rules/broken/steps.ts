import type { BrokenRule } from '../broken-rule.js';

const STEPS_ROOM = 'apps/api/src/modules/investments/steps';
const STEPS = { spec: `${STEPS_ROOM}/steps.spec.ts` } as const;
const DESK = 'apps/api/src/modules/investments/investing/investment-desk.ts';
const BEGUN = { spec: `${STEPS_ROOM}/saved-investments.spec.ts` } as const;

/** Rules of what is answered and kept before an investment is made: V-30, S-10. */
export const STEP_RULES: readonly BrokenRule[] = [
  {
    ...STEPS,
    rule: 'V-30',
    part: 'every box',
    file: `${STEPS_ROOM}/step-answers.ts`,
    text: 'if (!isWhole || statements.length !== questionnaire.statements.length)',
    by: 'if (statements.length > questionnaire.statements.length)',
  },
  {
    ...STEPS,
    rule: 'V-30',
    part: 'in the wording in force',
    file: `${STEPS_ROOM}/step-answers.ts`,
    text: 'if (version !== questionnaire.version || educationVersion !== questionnaire.educationVersion)',
    by: 'if (version === educationVersion && version.length === 0)',
  },
  {
    ...BEGUN,
    rule: 'V-30',
    part: 'of the figures as they stand',
    file: `${STEPS_ROOM}/answers-that-count.sql.ts`,
    text: 'f.stated_at > s.answered_at',
    by: 'f.stated_at > s.answered_at and false',
  },
  {
    ...BEGUN,
    rule: 'V-30',
    part: 'before a place is held',
    file: 'apps/api/src/modules/investments/investing/draft-admission.ts',
    text: 'this.steps.require(draft);',
    by: '',
  },
  {
    ...BEGUN,
    rule: 'V-30',
    part: 'before it is paid',
    file: DESK,
    text: '(await this.steps.obstacleOf(tx, investment));',
    by: 'null;',
  },
  {
    ...BEGUN,
    rule: 'S-10',
    part: 'by an admin, with a reason',
    file: `${STEPS_ROOM}/saved-investments.service.ts`,
    text: "await this.archive(tx, admin, { id, investorId, reason: 'admin', note });",
    by: "await this.archive(tx, admin, { id, investorId, reason: 'admin' });",
  },
  {
    ...BEGUN,
    rule: 'S-10',
    part: 'by its investor',
    file: `${STEPS_ROOM}/saved-investments.service.ts`,
    text: 'await this.drafts.archive(tx, id, reason, note);',
    by: 'await this.drafts.touch(tx, id);',
  },
  {
    ...BEGUN,
    rule: 'S-10',
    part: 'after its time',
    file: `${STEPS_ROOM}/draft-archiving.ts`,
    text: "or d.touched_at < kernel.now() - make_interval(days => (rules_in_force() ->> 'draft_days')::int))",
    by: ')',
  },
  {
    ...BEGUN,
    rule: 'S-10',
    part: 'with its campaign',
    file: `${STEPS_ROOM}/draft-archiving.ts`,
    text: "when ${CampaignStatus.unsuccessful} then 'campaign_unsuccessful'",
    by: "when ${CampaignStatus.unsuccessful} then 'expired'",
  },
];
