import type { BrokenRule } from '../broken-rule.js';

const CAMPAIGN = {
  file: 'packages/contracts/src/lifecycles/campaign.lifecycle.ts',
  spec: 'packages/contracts/src/lifecycles/lifecycles.spec.ts',
} as const;
const REVIEW = 'apps/api/src/modules/campaigns/review/review.spec.ts';
const LIVE = 'apps/api/src/modules/campaigns/wizard/live-campaigns.spec.ts';

/** Each move of a campaign, taken out of the table. */
const moves: readonly (readonly [part: string, text: string, by: string])[] = [
  ['0 to 1', '[CampaignStatus.pending, CampaignStatus.inactive]', '[CampaignStatus.inactive]'],
  ['0 to 7', '[CampaignStatus.pending, CampaignStatus.inactive]', '[CampaignStatus.pending]'],
  ['1 to 2', '[CampaignStatus.active, CampaignStatus.declined]', '[CampaignStatus.declined]'],
  ['1 to 3', '[CampaignStatus.active, CampaignStatus.declined]', '[CampaignStatus.active]'],
  ['3 to 0', '[CampaignStatus.draft],', '[],'],
  ['2 to 4', '    CampaignStatus.successful,\n', '\n'],
  ['2 to 5', '    CampaignStatus.unsuccessful,\n', '\n'],
  ['2 to 6', '    CampaignStatus.hidden,\n', '\n'],
  ['2 to 7', '    CampaignStatus.inactive,\n', '\n'],
  ['4 to 6', '[CampaignStatus.hidden],', '[],'],
  ['6 to 2', '[CampaignStatus.active, ...ENDED]', '[...ENDED]'],
  ['nothing else', '[CampaignStatus.unsuccessful]: [],', '[CampaignStatus.unsuccessful]: [CampaignStatus.draft],'],
];

/** The states of a campaign, and who moves it. */
export const CAMPAIGN_STATES: readonly BrokenRule[] = [
  { ...CAMPAIGN, rule: 'S-01', part: 'codes', text: 'hidden: 6,\n  inactive: 7,', by: 'hidden: 7,\n  inactive: 6,' },
  {
    rule: 'S-01',
    part: 'only the moves of the table',
    file: 'apps/api/src/modules/campaigns/record/campaign-lifecycle.ts',
    text: '!campaignLifecycle.allows(shown, to) || !campaignLifecycle.allows(from, to)',
    by: 'from < 0',
    spec: REVIEW,
  },
  ...moves.map(([part, text, by]) => ({ ...CAMPAIGN, rule: 'S-02', part, text, by })),
  {
    rule: 'S-02',
    part: 'submitted by its owner',
    file: 'apps/api/src/modules/campaigns/review/campaign-submission.service.ts',
    text: 'const campaign = await this.campaigns.lock(tx, id, caller.userId);\n      if (campaign.currency',
    by: 'const campaign = await this.campaigns.lock(tx, id);\n      if (campaign.currency',
    spec: REVIEW,
  },
  {
    rule: 'S-02',
    part: 'approved by another',
    file: 'apps/api/src/modules/campaigns/review/campaign-review.service.ts',
    text: 'requireAnotherPerson(admin, campaign.ownerId);\n      if (campaign.status !== CampaignStatus.pending)',
    by: 'if (campaign.status !== CampaignStatus.pending)',
    spec: REVIEW,
  },
  {
    rule: 'S-02',
    part: 'corrected for its owner only while it is live',
    file: 'apps/api/src/modules/campaigns/wizard/on-behalf.service.ts',
    text: "if (!isLive(campaign)) throw new DomainError('campaign.not_editable');",
    by: '',
    spec: 'apps/api/src/modules/campaigns/wizard/on-behalf.spec.ts',
  },
  {
    rule: 'S-02',
    part: 'corrected for its owner with what was there before kept',
    file: 'apps/api/src/modules/campaigns/wizard/on-behalf.service.ts',
    text: 'before,\n        after,\n        reason,',
    by: 'reason,',
    spec: 'apps/api/src/modules/campaigns/wizard/on-behalf.spec.ts',
  },
  {
    rule: 'S-02',
    part: 'ended for good by another',
    file: 'apps/api/src/modules/investments/closing/deactivation.service.ts',
    text: 'requireAnotherPerson(admin, campaign.ownerId);',
    by: '',
    spec: 'apps/api/src/modules/investments/closing/deactivation.spec.ts',
  },
  {
    rule: 'S-02',
    part: 'ended for good gives the money back',
    file: 'apps/api/src/modules/investments/refunds/unfunded-returns.service.ts',
    text: 'c.status in (${CampaignStatus.unsuccessful}, ${CampaignStatus.inactive})',
    by: 'c.status in (${CampaignStatus.unsuccessful})',
    spec: 'apps/api/src/modules/investments/closing/deactivation.spec.ts',
  },
  {
    rule: 'S-02',
    part: 'hidden takes nothing new',
    file: 'apps/api/src/modules/investments/eligibility/eligibility.ts',
    text: "if (hidden || barred) return [obstacle('investment.campaign_hidden')];",
    by: '',
    spec: LIVE,
  },
];
