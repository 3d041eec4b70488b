import type { BrokenRule } from '../broken-rule.js';

const SPEC = 'apps/api/src/modules/campaigns/interest/interest.spec.ts';

/** Decision 46 and 17 CFR 227.206: a campaign that tests interest takes no money. */
export const TEST_THE_WATERS: readonly BrokenRule[] = [
  {
    rule: 'S-02',
    part: 'nothing is reserved while interest is tested',
    file: 'apps/api/src/modules/investments/eligibility/eligibility.ts',
    text: 'if (testTheWater) return [TESTING];',
    by: '',
    spec: SPEC,
  },
  {
    rule: 'S-02',
    part: 'nothing is paid while interest is tested',
    file: 'apps/api/src/modules/investments/eligibility/no-test.ts',
    text: 'if (testTheWater) throw new DomainError(TESTING.code, TESTING.params);',
    by: 'if (testTheWater === null) throw new DomainError(TESTING.code, TESTING.params);',
    spec: SPEC,
  },
  {
    rule: 'S-02',
    part: '2 to 0 for a test of interest alone',
    file: 'apps/api/src/modules/campaigns/record/campaign-lifecycle.ts',
    text: 'from === CampaignStatus.active && !campaign.testTheWater',
    by: 'from === CampaignStatus.hidden && !campaign.testTheWater',
    spec: SPEC,
  },
  {
    rule: 'S-02',
    part: 'a test ends after its last day',
    file: 'apps/api/src/modules/campaigns/interest/due-tests.ts',
    text: 'closes_at <= kernel.now()',
    by: 'closes_at is null',
    spec: 'apps/api/src/modules/campaigns/interest/interest-notices.spec.ts',
  },
  {
    rule: 'S-02',
    part: 'the test is ended by its owner',
    file: 'apps/api/src/modules/campaigns/interest/interest-ending.service.ts',
    text: 'this.campaigns.lock(tx, id, caller.userId)',
    by: 'this.campaigns.lock(tx, id)',
    spec: SPEC,
  },
];
