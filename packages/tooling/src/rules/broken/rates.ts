import type { BrokenRule } from '../broken-rule.js';

const FEES = {
  rule: 'C-05',
  file: 'packages/finance/src/offering/fees.ts',
  spec: 'packages/finance/src/offering/fees.spec.ts',
} as const;
const FUNDING = {
  rule: 'R-07',
  file: 'packages/finance/src/offering/funding.ts',
  spec: 'packages/finance/src/offering/fees.spec.ts',
} as const;
const THRESHOLDS = {
  rule: 'C-07',
  file: 'packages/finance/src/offering/accreditation.ts',
  spec: 'packages/finance/src/offering/accreditation.spec.ts',
} as const;
const CLAIM = 'apps/api/src/modules/kyc/accreditation/accreditation-claim.spec.ts';
const CALCULATOR = {
  file: 'packages/finance/src/schedule/calculator.ts',
  spec: 'packages/finance/src/schedule/calculator.spec.ts',
} as const;

/** Rates, weights and thresholds: V-22, R-07, C-02, C-03, C-05, C-07. */
export const RATES: readonly BrokenRule[] = [
  { ...CALCULATOR, rule: 'V-22', text: 'principal >= minorPerMajor(currency);', by: 'principal > 0n;' },
  {
    ...FUNDING,
    part: 'funded in flexible mode',
    text: " && mode === 'flexible' && raised >= minimumRaise",
    by: ' && raised >= minimumRaise',
  },
  {
    ...FUNDING,
    part: 'funded from the minimum raise on',
    text: " && mode === 'flexible' && raised >= minimumRaise",
    by: " && mode === 'flexible'",
  },
  {
    ...FUNDING,
    part: 'canReceiveFunds',
    text: "(status === CAMPAIGN_UNSUCCESSFUL && mode === 'flexible');",
    by: 'status === CAMPAIGN_UNSUCCESSFUL;',
  },
  { ...CALCULATOR, rule: 'C-02', part: 'Yearly', text: 'Yearly: 4', by: 'Yearly: 1' },
  { ...CALCULATOR, rule: 'C-02', part: 'Quarterly', text: 'Quarterly: 1,', by: 'Quarterly: 4,' },
  { ...CALCULATOR, rule: 'C-02', part: 'Monthly', text: 'Monthly: 0.3335', by: 'Monthly: 0.3333' },
  { ...CALCULATOR, rule: 'C-02', part: 'Days', text: 'Days: 0.01095', by: 'Days: 0.01096' },
  ...(
    [
      ['daily', "daily: { unit: 'days', count: 1", "daily: { unit: 'days', count: 2"],
      ['weekly', "weekly: { unit: 'days', count: 7", "weekly: { unit: 'days', count: 5"],
      ['monthly', "monthly: { unit: 'months', count: 1", "monthly: { unit: 'months', count: 2"],
      ['quarterly', "quarterly: { unit: 'months', count: 3", "quarterly: { unit: 'months', count: 4"],
      ['yearly', "yearly: { unit: 'months', count: 12", "yearly: { unit: 'months', count: 11"],
    ] as const
  ).map(([part, text, by]) => ({
    rule: 'C-03',
    part,
    file: 'packages/finance/src/schedule/frequency.ts',
    text,
    by,
    spec: 'packages/finance/src/schedule/build-schedule.spec.ts',
  })),
  {
    rule: 'C-03',
    part: 'never',
    file: 'packages/finance/src/schedule/loan.ts',
    text: "repayment === 'bullet' || frequency === 'never'",
    by: "repayment === 'bullet'",
    spec: 'packages/finance/src/schedule/loan.spec.ts',
  },
  {
    rule: 'C-03',
    part: 'the frequencies that can be chosen',
    file: 'packages/contracts/src/campaigns/options.ts',
    text: "'yearly', 'never'] as const",
    by: "'yearly'] as const",
    spec: 'packages/contracts/src/lifecycles/lifecycles.spec.ts',
  },
  {
    rule: 'C-03',
    part: 'repayment types',
    file: 'packages/contracts/src/repayments/repayments.requests.ts',
    text: "['dividend', 'interest', 'returnofInvestment']",
    by: "['dividend', 'interest']",
    spec: 'packages/contracts/src/lifecycles/lifecycles.spec.ts',
  },
  {
    rule: 'C-03',
    part: 'a dividend on equity alone',
    file: 'apps/api/src/modules/repayments/paying/repayment-creation.service.ts',
    text: "campaign.type === 'equity' ? 'dividend' : 'interest'",
    by: 'request.rePaymentType',
    spec: 'apps/api/src/modules/repayments/paying/creation.spec.ts',
  },
  { ...FEES, part: 'fixed, goal reached', text: 'fixed: { goalReached: 500n', by: 'fixed: { goalReached: 501n' },
  {
    ...FEES,
    part: 'fixed, goal missed',
    text: 'goalReached: 500n, goalMissed: 0n',
    by: 'goalReached: 500n, goalMissed: 500n',
  },
  { ...FEES, part: 'flexible, goal reached', text: 'goalReached: 1000n', by: 'goalReached: 1500n' },
  { ...FEES, part: 'flexible, goal missed', text: 'goalMissed: 1500n', by: 'goalMissed: 1000n' },
  {
    ...FEES,
    part: 'none below the minimum raise',
    text: 'if (raised < minimumRaise) return { basisPoints: 0n, fee: 0n };',
    by: '',
  },
  { ...THRESHOLDS, part: 'income', text: 'individualIncome: 200_000_00n', by: 'individualIncome: 199_999_99n' },
  { ...THRESHOLDS, part: 'joint income', text: 'jointIncome: 300_000_00n', by: 'jointIncome: 299_999_99n' },
  { ...THRESHOLDS, part: 'net worth', text: 'netWorth: 1_000_000_00n', by: 'netWorth: 999_999_99n' },
  {
    ...THRESHOLDS,
    part: 'assets of an entity',
    text: 'entityAssets: 5_000_000_00n',
    by: 'entityAssets: 4_999_999_99n',
  },
  {
    rule: 'C-07',
    part: 'of the figures of an application',
    file: 'apps/api/src/modules/kyc/accreditation/claim-check.ts',
    text: 'if (request.grounds.some((ground) => !met.includes(ground))) {',
    by: 'if (met.length < 0) {',
    spec: CLAIM,
  },
  {
    rule: 'C-07',
    part: 'by evidence that is recent when it is approved',
    file: 'apps/api/src/modules/kyc/review/accreditation-reviews.ts',
    text: 'await this.requireRecent(tx, id);',
    by: '',
    spec: CLAIM,
  },
  { ...THRESHOLDS, part: 'in both years', text: 'years.every(', by: 'years.some(' },
];
