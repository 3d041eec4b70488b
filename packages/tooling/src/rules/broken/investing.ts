import type { BrokenRule } from '../broken-rule.js';

const ELIGIBILITY = {
  file: 'apps/api/src/modules/investments/eligibility/eligibility.ts',
  spec: 'apps/api/src/modules/investments/eligibility/eligibility.spec.ts',
} as const;
const INVEST = 'apps/api/src/modules/investments/investing/invest.spec.ts';
const LIMITS = {
  file: 'apps/api/src/modules/investments/eligibility/investment-limits.ts',
  spec: 'apps/api/src/modules/investments/eligibility/investment-limits.spec.ts',
} as const;

const STRATEGIES = 'apps/api/src/modules/investments/eligibility/limit-strategies.ts';

const STEPS = { spec: 'apps/api/src/modules/investments/steps/steps.spec.ts' } as const;
const DESK = 'apps/api/src/modules/investments/investing/investment-desk.ts';
/** Rules of investing: V-19, V-20, S-08, R-01 to R-03. */
export const INVESTING: readonly BrokenRule[] = [
  {
    rule: 'V-19',
    part: 'at least 1',
    file: 'packages/contracts/src/investments/invest.request.ts',
    text: 'min: 1, max: 1_000_000_000',
    by: 'min: 0, max: 1_000_000_000',
    spec: INVEST,
  },
  {
    ...ELIGIBILITY,
    rule: 'V-19',
    part: 'whole shares',
    text: 'if (amount % price !== 0n)',
    by: 'if (amount % price < 0n)',
  },
  {
    ...ELIGIBILITY,
    rule: 'V-19',
    part: 'at most what is left',
    text: 'facts.open && capacityOf(facts) < leastOf(facts)',
    by: 'facts.open && capacityOf(facts) < 0n',
  },
  {
    rule: 'V-19',
    part: 'at most the available shares',
    file: 'packages/finance/src/offering/units.ts',
    text: 'payable < input.availableShares ? payable : input.availableShares',
    by: 'payable',
    spec: 'packages/finance/src/offering/units.spec.ts',
  },
  {
    rule: 'V-19',
    part: 'decided by one update',
    file: 'apps/api/src/modules/campaigns/record/capacity.ts',
    text: `investors = investors + \${FIRST_OF_INVESTOR}, last_invested_at = kernel.now()
   where campaign_id = $1 and open and kernel.now() < closes_at and taken + $2 <= max_units`,
    by: `investors = investors + \${FIRST_OF_INVESTOR}, last_invested_at = kernel.now()
   where campaign_id = $1 and open and kernel.now() < closes_at`,
    spec: 'apps/api/src/modules/investments/investing/race.spec.ts',
  },
  { ...ELIGIBILITY, rule: 'V-20', part: 'minimum', text: 'if (amount < minimum)', by: 'if (amount < 0n)' },
  {
    ...ELIGIBILITY,
    rule: 'V-20',
    part: 'minimum, inclusive',
    text: 'if (amount < minimum)',
    by: 'if (amount <= minimum)',
  },
  { ...ELIGIBILITY, rule: 'V-20', part: 'maximum', text: 'maximum !== null && amount > maximum', by: 'maximum === 0n' },
  {
    ...ELIGIBILITY,
    rule: 'V-20',
    part: 'maximum, inclusive',
    text: 'maximum !== null && amount > maximum',
    by: 'maximum !== null && amount >= maximum',
  },
  {
    rule: 'V-20',
    part: 'in the browser',
    file: 'apps/web/src/lib/format/amount.ts',
    text: 'if (amount > largest)',
    by: 'if (amount >= largest)',
    spec: 'apps/web/src/lib/format/amount.spec.ts',
  },
  {
    rule: 'S-08',
    part: 'not after',
    file: 'apps/api/src/modules/investments/refunds/cancellation.service.ts',
    text: 'facts.now > facts.cancelUntil',
    by: 'facts.now > facts.closesAt',
    spec: INVEST,
  },
  {
    rule: 'S-08',
    part: 'until then',
    file: 'apps/api/src/modules/investments/refunds/cancellation.service.ts',
    text: 'facts.now > facts.cancelUntil',
    by: 'facts.now < facts.closesAt',
    spec: INVEST,
  },
  {
    rule: 'S-08',
    part: '48 hours',
    file: 'apps/api/migrations/0004-settings.sql',
    text: "('us_regcf', 'cancel_hours_before_deadline', '48'",
    by: "('us_regcf', 'cancel_hours_before_deadline', '47'",
    spec: INVEST,
  },
  {
    ...ELIGIBILITY,
    rule: 'R-01',
    part: 'approved identity',
    text: "if (!rules.kycRequired || facts.kyc === 'approved') return [];",
    by: 'return [];',
  },
  {
    ...ELIGIBILITY,
    rule: 'R-01',
    part: 'approved accreditation',
    text: "if (admission === 'accredited' && !accredited) return",
    by: 'if (admission === null) return',
  },
  {
    rule: 'R-01',
    part: 'approved accreditation above the limit',
    file: STRATEGIES,
    text: 'if (accredited) return null;',
    by: '',
    spec: ELIGIBILITY.spec,
  },
  {
    rule: 'R-02',
    part: 'none for the accredited',
    file: STRATEGIES,
    text: 'if (accredited) return null;',
    by: '',
    spec: LIMITS.spec,
  },
  { ...LIMITS, rule: 'R-02', part: 'is kept', text: 'if (limitAmount > limit.remaining)', by: 'if (limitAmount < 0n)' },
  {
    ...LIMITS,
    rule: 'R-02',
    part: 'counts what was committed',
    text: 'remaining: remainingLimit({ limit, committed, elsewhere }),',
    by: 'remaining: remainingLimit({ limit, committed: 0n, elsewhere }),',
  },
  {
    rule: 'R-02',
    part: 'twelve months',
    file: 'apps/api/migrations/0047-rule-figures.sql',
    text: "'limit_look_back_months', '12'",
    by: "'limit_look_back_months', '11'",
    spec: INVEST,
  },
  {
    ...STEPS,
    rule: 'R-02',
    part: 'asked again at an increase',
    file: 'apps/api/src/modules/investments/investing/reservation-change.service.ts',
    text: 'requireLimit(facts, stake.amount);',
    by: '',
  },
  {
    ...STEPS,
    rule: 'R-02',
    part: 'asked again at the payment',
    file: DESK,
    text: 'limitObstacle(facts, investment) ??',
    by: '',
  },
  {
    rule: 'R-01',
    part: 'asked again at the payment',
    file: DESK,
    text: 'personObstacle(facts, rules) ??',
    by: '',
    spec: 'apps/api/src/modules/jurisdictions/operator-figures.spec.ts',
  },
  {
    rule: 'R-02',
    part: 'asked again at each closing',
    file: 'apps/api/src/modules/investments/closing/before-closing.ts',
    text: 'await this.limits.returnExcess({ campaignId });',
    by: '',
    spec: 'apps/api/src/modules/investments/closing/before-closing.spec.ts',
  },
  {
    rule: 'R-02',
    part: 'one for two spouses',
    file: 'apps/api/src/kernel/database/locks.ts',
    text: 'select lock_investor($1, $5, $2) as taken',
    by: 'select pg_advisory_xact_lock($1, hashtext($2)) as taken from (select $5::int) alone',
    spec: 'apps/api/src/modules/investments/eligibility/limit-sequences.spec.ts',
  },
  {
    ...ELIGIBILITY,
    rule: 'R-03',
    part: 'accredited only',
    text: "if (admission === 'accredited' && !accredited) return",
    by: 'if (admission === null) return',
  },
  {
    ...ELIGIBILITY,
    rule: 'R-03',
    part: 'non-accredited only',
    text: "return admission === 'non-accredited' && accredited ?",
    by: 'return admission === null ?',
  },
  {
    ...ELIGIBILITY,
    rule: 'R-03',
    part: 'both',
    text: "if (admission === 'accredited' && !accredited) return",
    by: "if (admission !== 'non-accredited' && !accredited) return",
  },
];
