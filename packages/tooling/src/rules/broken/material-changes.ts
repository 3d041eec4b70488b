import type { BrokenRule } from '../broken-rule.js';

const CHANGES = 'apps/api/src/modules/campaigns/changes';
const ANSWERS = 'apps/api/src/modules/investments/reconfirmation';
const SPEC = `${ANSWERS}/reconfirmation.spec.ts`;

/** Decision 26 and 17 CFR 227.304(c): the terms of an open campaign change with every investor's word, or their money goes back. */
export const MATERIAL_CHANGES: readonly BrokenRule[] = [
  {
    rule: 'S-02',
    part: 'changed terms ask every investor',
    file: `${ANSWERS}/questions.ts`,
    text: 'from investment i where i.campaign_id = $1 and i.state in ${STANDING} returning investor_id)',
    by: 'from investment i where i.campaign_id = $1 and i.state in ${STANDING} and false returning investor_id)',
    spec: SPEC,
  },
  {
    rule: 'S-02',
    part: 'silence gives the money back',
    file: `${ANSWERS}/reconfirmation-lapse.ts`,
    text: `r.state = 'open' and r.answer_until < kernel.now()\n         and`,
    by: `r.state = 'open' and r.answer_until < r.asked_at\n         and`,
    spec: SPEC,
  },
  {
    rule: 'S-02',
    part: 'nobody answers after the time',
    file: `${ANSWERS}/answers.ts`,
    text: `if (state !== 'open' || this.clock.now() > answerUntil) {`,
    by: `if (this.clock.now() < answerUntil && state === 'ended') {`,
    spec: SPEC,
  },
  {
    rule: 'S-02',
    part: 'changed terms are approved by another',
    file: `${ANSWERS}/change-opening.service.ts`,
    text: 'requireAnotherPerson(admin, found.ownerId, change.proposedBy);',
    by: '',
    spec: SPEC,
  },
  {
    rule: 'S-02',
    part: 'one change at a time',
    file: `${CHANGES}/change-proposals.ts`,
    text: 'if (current !== undefined) {',
    by: 'if (current?.id === campaignId) {',
    spec: SPEC,
  },
  {
    rule: 'S-02',
    part: 'nobody invests on terms that they have not read',
    file: 'apps/api/src/modules/investments/investing/invest.service.ts',
    text: '(request.termsVersion ?? facts.termsVersion) !== facts.termsVersion',
    by: 'facts.termsVersion < 0',
    spec: SPEC,
  },
  {
    rule: 'S-02',
    part: 'five business days to answer',
    file: 'apps/api/migrations/0065-material-changes.sql',
    text: "('us_regcf', 'reconfirm_business_days', '5'",
    by: "('us_regcf', 'reconfirm_business_days', '4'",
    spec: SPEC,
  },
  {
    rule: 'S-08',
    part: 'the deadline leaves the days to answer',
    file: `${CHANGES}/answer-deadline.ts`,
    text: 'greatest(answer, closing) as "closesAt"',
    by: 'closing as "closesAt"',
    spec: SPEC,
  },
  {
    rule: 'C-04',
    part: 'a campaign is only extended',
    file: `${CHANGES}/change-rules.ts`,
    text: 'closing !== null && closing <= campaign.closingDate',
    by: 'closing !== null && closing === campaign.currency',
    spec: SPEC,
  },
  {
    rule: 'C-04',
    part: 'an extension counts from the opening',
    file: `${CHANGES}/change-rules.ts`,
    text: 'const opened = dayIn(settings.timezone, campaign.opensAt);',
    by: 'const opened = dayIn(settings.timezone, new Date(campaign.opensAt.getTime() + 86_400_000));',
    spec: SPEC,
  },
];
