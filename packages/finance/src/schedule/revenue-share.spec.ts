import * as fc from 'fast-check';
import { addMonthsAnchored, parseCalendarDate } from '../calendar/calendar-date.js';
import { rational, rationalFromDecimal } from '../money/rational.js';
import { buildRevenueShare } from './revenue-share.js';
import type { RevenuePeriod, RevenueShareTerms } from './revenue-share.js';

const start = parseCalendarDate('2027-01-31');
const periodsOf = (revenues: readonly (bigint | null)[]): RevenuePeriod[] =>
  revenues.map((reported, index) => ({ dueOn: addMonthsAnchored(start, index), reported }));

const terms = (overrides: Partial<RevenueShareTerms> = {}): RevenueShareTerms => ({
  principal: 100_000n,
  share: rationalFromDecimal('0.05'),
  capMultiple: rational(3n, 2n),
  onTermEnd: 'due',
  periods: periodsOf([1_000_000n, 1_000_000n, 1_000_000n, 1_000_000n]),
  ...overrides,
});

const payments = (of: RevenueShareTerms): bigint[] => buildRevenueShare(of).map(({ payment }) => payment);

describe('buildRevenueShare', () => {
  it('pays the share until the cap multiple is reached and then stops', () => {
    expect(payments(terms())).toEqual([50_000n, 50_000n, 50_000n]);
    expect(payments(terms({ capMultiple: rational(6n, 5n) }))).toEqual([50_000n, 50_000n, 20_000n]);
  });

  it('lets the remainder fall due or be forgiven when the term ends', () => {
    const short = { endOn: parseCalendarDate('2027-02-28') };
    expect(payments(terms(short))).toEqual([50_000n, 100_000n]);
    const forgiven = buildRevenueShare(terms({ ...short, onTermEnd: 'forgiven' }));
    expect(forgiven.at(-1)).toMatchObject({ payment: 50_000n, forgiven: 50_000n, remaining: 0n });
  });

  it('estimates a missing report by the last one and trues it up', () => {
    const periods = periodsOf([400_000n, null, 400_000n]).map((period, index) =>
      index === 2 ? { ...period, corrections: [{ period: 2, revenue: 600_000n }] } : period,
    );
    const rows = buildRevenueShare(terms({ periods }));
    expect(rows.map(({ basis }) => basis)).toEqual(['reported', 'estimated', 'reported']);
    expect(rows.map(({ payment }) => payment)).toEqual([20_000n, 20_000n, 30_000n]);
    expect(rows[2]?.trueUp).toBe(10_000n);
  });

  it('settles an estimate that was far too high over the next periods', () => {
    const periods = periodsOf([800_000n, null, 100_000n, 800_000n]).map((period, index) =>
      index === 2 ? { ...period, corrections: [{ period: 2, revenue: 0n }] } : period,
    );
    expect(payments(terms({ periods }))).toEqual([40_000n, 40_000n, 0n, 5000n]);
  });

  it('estimates from the corrected figure once it is known', () => {
    const periods = periodsOf([400_000n, null, null]).map((period, index) =>
      index === 2 ? { ...period, corrections: [{ period: 2, revenue: 600_000n }] } : period,
    );
    expect(payments(terms({ periods }))).toEqual([20_000n, 20_000n, 40_000n]);
  });

  it('refuses terms that cannot be', () => {
    expect(() => payments(terms({ principal: 0n }))).toThrow('principal');
    expect(() => payments(terms({ share: rational(11n, 10n) }))).toThrow('share');
    expect(() => payments(terms({ capMultiple: rational(0n) }))).toThrow('cap');
    expect(() => payments(terms({ periods: periodsOf([-1n]) }))).toThrow('Revenue');
    const future = [{ dueOn: start, reported: 1n, corrections: [{ period: 1, revenue: 1n }] }];
    expect(() => payments(terms({ periods: future }))).toThrow('cannot be corrected');
  });

  it('numbers its rows, and takes a report of nothing or a share of the whole', () => {
    const rows = buildRevenueShare(terms({ share: rational(1n), periods: periodsOf([0n, 40_000n, 200_000n]) }));
    expect(rows.map(({ n, payment }) => [n, payment])).toEqual([
      [1, 0n],
      [2, 40_000n],
      [3, 110_000n],
    ]);
  });

  it('refuses a share of nothing, and any revenue below zero', () => {
    for (const share of [rational(0n), rational(-1n, 10n)]) expect(() => payments(terms({ share }))).toThrow('share');
    expect(() => payments(terms({ periods: periodsOf([5n, null, -1n]) }))).toThrow('Revenue');
    const corrected = periodsOf([400_000n, 400_000n]).map((period, index) =>
      index === 1 ? { ...period, corrections: [{ period: 1, revenue: -1n }] } : period,
    );
    expect(() => payments(terms({ periods: corrected }))).toThrow('Period 1 cannot be corrected here');
  });

  it('estimates from the last report, whatever older one is corrected', () => {
    const periods = periodsOf([400_000n, 600_000n, null]).map((period, index) =>
      index === 2 ? { ...period, corrections: [{ period: 1, revenue: 500_000n }] } : period,
    );
    // 5 % of 600,000 and 5,000 for the first period.
    expect(payments(terms({ periods }))).toEqual([20_000n, 30_000n, 35_000n]);
  });

  it('never pays more than the cap, nor less than nothing', () => {
    const revenues = fc.array(fc.option(fc.bigInt({ min: 0n, max: 10n ** 10n })), { minLength: 1, maxLength: 36 });
    fc.assert(
      fc.property(revenues, fc.bigInt({ min: 1n, max: 10n ** 9n }), (reports, principal) => {
        const rows = buildRevenueShare(terms({ principal, periods: periodsOf(reports) }));
        const cap = (principal * 3n + 1n) / 2n;
        let paid = 0n;
        for (const row of rows) {
          paid += row.payment;
          expect(row.payment >= 0n).toBe(true);
          expect(row.paid).toBe(paid);
          expect(row.paid + row.remaining).toBe(cap);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
