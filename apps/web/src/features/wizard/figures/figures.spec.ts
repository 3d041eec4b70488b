import { loanLoadOf } from './loan-load.js';
import { receivedOf } from './receives.js';

const FEES = { fixedReached: 500, flexibleReached: 1_000, flexibleMissed: 1_500 };
const amounts = { goal: 100_000, minimumRaise: 40_000, maxOfferingAmount: 120_000 };

describe('what an owner would receive', () => {
  it('C-05 of a flexible raise follows from the fees of a goal that is reached or missed', () => {
    expect(receivedOf({ raiseMode: 'flexible', ...amounts }, FEES)).toEqual([
      { outcome: 'minimum', raised: 40_000n, fee: 6_000n, received: 34_000n },
      { outcome: 'goal', raised: 100_000n, fee: 10_000n, received: 90_000n },
      { outcome: 'most', raised: 120_000n, fee: 12_000n, received: 108_000n },
    ]);
  });

  it('C-05 of a fixed raise begins at the goal', () => {
    expect(receivedOf({ raiseMode: 'fixed', ...amounts, maxOfferingAmount: 100_000 }, FEES)).toEqual([
      { outcome: 'goal', raised: 100_000n, fee: 5_000n, received: 95_000n },
    ]);
  });

  it.each([{}, { raiseMode: 'fixed' as const }, { raiseMode: 'fixed' as const, goal: Number.NaN }])(
    'is not known of %j',
    (raise) => {
      expect(receivedOf(raise, FEES)).toEqual([]);
    },
  );
});

describe('the load of a loan', () => {
  const terms = {
    interestRate: '0.08',
    investFrequency: 'quarterly',
    repaymentSchedule: 'interest_only',
    termLength: 24,
    paybackStartDate: '2027-03-20',
  } as const;

  it('names the first year, the largest payment and all interest', () => {
    const load = loanLoadOf(1_000_000, '2026-12-20', terms);
    expect(load).toMatchObject({ payments: 8, firstYear: 80_000n, interest: 160_000n, total: 1_160_000n });
    expect(load?.largest.total).toBe(1_020_000n);
    expect(load?.lastDueOn).toBe('2028-12-20');
  });

  it.each([
    [null, '2026-12-20', terms],
    [1_000_000, null, terms],
    [1_000_000, '2026-12-20', { ...terms, interestRate: '' }],
    [1_000_000, '2026-12-20', { ...terms, paybackStartDate: 'soon' }],
    [1_000_000, '2026-12-20', { ...terms, interestRate: '8%' }],
  ])('is not known of %s, %s, %j', (principal, closing, given) => {
    expect(loanLoadOf(principal, closing, given)).toBeNull();
  });
});
