import * as fc from 'fast-check';
import { addDays, parseCalendarDate } from '../calendar/calendar-date.js';
import { rational, rationalFromDecimal } from '../money/rational.js';
import { accruedInterest, defaultInterest, earlySettlement } from './early-settlement.js';

const from = parseCalendarDate('2027-01-15');
const to = parseCalendarDate('2027-02-14');
const accrual = { principal: 1_000_000n, rate: rationalFromDecimal('0.0730'), dayCount: 'ACT/365F', from, to } as const;

describe('paying early', () => {
  it('costs the principal, the interest to the day and the agreed fee', () => {
    expect(earlySettlement(accrual, 100n)).toEqual({
      principal: 1_000_000n,
      interest: 6000n,
      fee: 10_000n,
      total: 1_016_000n,
    });
    expect(earlySettlement({ ...accrual, to: from }).total).toBe(1_000_000n);
  });

  it('follows the day count of the loan', () => {
    expect(accruedInterest({ ...accrual, dayCount: '30/360' })).toBe(5881n);
    const coupon = { start: from, end: parseCalendarDate('2027-04-15'), perYear: rational(4n) };
    expect(accruedInterest({ ...accrual, dayCount: 'ACT/ACT-ICMA', coupon })).toBe(6083n);
  });

  it('refuses what cannot be', () => {
    expect(() => earlySettlement(accrual, -1n)).toThrow('fee');
    expect(() => accruedInterest({ ...accrual, principal: -1n })).toThrow('negative');
    expect(() => accruedInterest({ ...accrual, to: addDays(from, -1) })).toThrow('backwards');
  });
});

it('nothing owed, or nothing charged, costs nothing; less than that is refused', () => {
  expect(accruedInterest({ ...accrual, principal: 0n })).toBe(0n);
  expect(accruedInterest({ ...accrual, rate: rational(0n) })).toBe(0n);
  expect(() => accruedInterest({ ...accrual, rate: rational(-1n, 100n) })).toThrow('negative');
});

describe('paying late', () => {
  it('adds simple interest on the overdue principal, day by day', () => {
    expect(defaultInterest(1_000_000n, rationalFromDecimal('0.10'), from, addDays(from, 73))).toBe(20_000n);
  });

  it('never costs less when more days go by', () => {
    const days = fc.nat({ max: 2000 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), days, days, (overdue, first, more) => {
        const cost = (count: number): bigint => defaultInterest(overdue, rational(1n, 10n), from, addDays(from, count));
        expect(cost(first + more) >= cost(first)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
