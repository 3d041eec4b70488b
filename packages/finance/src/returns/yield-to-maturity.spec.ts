import * as fc from 'fast-check';
import { parseCalendarDate } from '../calendar/calendar-date.js';
import { rational, rationalFromDecimal, rationalToNumber } from '../money/rational.js';
import type { PayingFrequency } from '../schedule/frequency.js';
import type { ScheduleTerms } from '../schedule/schedule-terms.js';
import { scheduleOrSkip } from '../testing/schedules.js';
import type { RateResult } from './internal-rate.js';
import { yieldToMaturity } from './yield-to-maturity.js';

const day = parseCalendarDate;
const rateOf = (result: RateResult): number => (result.kind === 'rate' ? result.rate : Number.NaN);

const note: ScheduleTerms = {
  kind: 'interest-only',
  principal: 10_000_000n,
  rate: rationalFromDecimal('0.08'),
  frequency: 'quarterly',
  periods: 8,
  paybackStartDate: day('2027-03-31'),
};

describe('yieldToMaturity', () => {
  it('rises below par and falls above it', () => {
    expect(rateOf(yieldToMaturity(10_000_000n, note))).toBeCloseTo(0.08, 10);
    expect(rateOf(yieldToMaturity(9_500_000n, note))).toBeGreaterThan(0.08);
    expect(rateOf(yieldToMaturity(10_500_000n, note))).toBeLessThan(0.08);
  });

  it('is the coupon of a bullet at par, simple or compounded', () => {
    const bullet: ScheduleTerms = {
      kind: 'bullet',
      frequency: 'never',
      principal: 10_000_000n,
      rate: rationalFromDecimal('0.07'),
      accrualStartDate: day('2026-01-15'),
      maturityDate: day('2028-09-30'),
    };
    expect(rateOf(yieldToMaturity(10_000_000n, bullet))).toBeCloseTo(0.07, 7);
    expect(rateOf(yieldToMaturity(10_000_000n, { ...bullet, compounding: 'quarterly' }))).toBeCloseTo(0.07, 7);
    // 1 / 1.1^2 of the face value, two years out.
    const zero = { ...bullet, rate: rational(0n), compounding: 'yearly', maturityDate: day('2028-01-15') } as const;
    expect(rateOf(yieldToMaturity(8_264_463n, zero))).toBeCloseTo(0.1, 6);
  });

  it('is negative when more is paid than comes back, and refuses a price of nothing', () => {
    expect(rateOf(yieldToMaturity(20_000_000n, note))).toBeLessThan(0);
    expect(() => yieldToMaturity(0n, note)).toThrow('price');
    expect(yieldToMaturity(1n, { ...note, principal: 10n ** 15n, periods: 1, frequency: 'yearly' })).toEqual({
      kind: 'none',
    });
  });

  it('is found where periods differ, below zero as well', () => {
    const uneven = { ...note, periods: 2, accrualStartDate: day('2026-03-31') } as const;
    // A year's interest of 800,000, then a quarter's and the principal.
    for (const price of [8_000_000, 10_000_000, 20_000_000]) {
      const rate = rateOf(yieldToMaturity(BigInt(price), uneven));
      const worth = 800_000 / (1 + rate) + 10_200_000 / ((1 + rate) * (1 + rate / 4));
      expect(Math.abs(worth - price)).toBeLessThan(1e-3);
      expect(rate).toBeGreaterThan(-1);
    }
  });

  it('ends at the highest rate that is searched', () => {
    const year = { ...note, rate: rational(0n), frequency: 'yearly', periods: 1 } as const;
    expect(rateOf(yieldToMaturity(1n, { ...year, principal: 1_000_001n }))).toBeCloseTo(1e6, 3);
    expect(yieldToMaturity(1n, { ...year, principal: 1_000_002n })).toEqual({ kind: 'none' });
  });

  it('equals the coupon of any loan issued at par', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<'interest-only' | 'annuity' | 'equal-principal'>('interest-only', 'annuity', 'equal-principal'),
        fc.constantFrom<PayingFrequency>('weekly', 'monthly', 'quarterly', 'yearly'),
        fc.integer({ min: 1, max: 48 }),
        fc.integer({ min: 0, max: 2400 }),
        fc.constantFrom<'30/360' | 'ACT/365F' | 'ACT/ACT-ICMA'>('30/360', 'ACT/365F', 'ACT/ACT-ICMA'),
        (kind, frequency, periods, points, dayCount) => {
          const rate = rational(BigInt(points), 10_000n);
          const principal = 10n ** 12n;
          const terms = { kind, frequency, periods, rate, principal, dayCount, paybackStartDate: day('2027-01-31') };
          scheduleOrSkip(terms);
          expect(rateOf(yieldToMaturity(principal, terms))).toBeCloseTo(rationalToNumber(rate), 8);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
