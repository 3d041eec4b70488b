import * as fc from 'fast-check';
import { addDays, parseCalendarDate } from '../calendar/calendar-date.js';
import { periodicRate, xirr } from './internal-rate.js';
import type { DatedFlow, RateResult } from './internal-rate.js';

const day = parseCalendarDate;
const rateOf = (result: RateResult): number => (result.kind === 'rate' ? result.rate : Number.NaN);
const flow = (date: string, minor: bigint): DatedFlow => ({ date: day(date), minor });

describe('xirr', () => {
  it('agrees with the spreadsheet documentation, to the exact root', () => {
    const flows = [
      flow('2008-01-01', -1_000_000n),
      flow('2009-04-01', 275_000n),
      flow('2008-03-01', 275_000n),
      flow('2009-02-15', 325_000n),
      flow('2008-10-30', 425_000n),
    ];
    expect(rateOf(xirr(flows))).toBeCloseTo(0.3733625335, 10);
  });

  it('says when several rates fit', () => {
    const flows = [flow('2026-01-01', -10_000n), flow('2027-01-01', 23_000n), flow('2028-01-01', -13_200n)];
    expect(xirr(flows)).toEqual({ kind: 'ambiguous' });
  });

  it('says when none does', () => {
    expect(xirr([])).toEqual({ kind: 'none' });
    expect(xirr([flow('2026-01-01', -1n), flow('2027-01-01', -1n)])).toEqual({ kind: 'none' });
    expect(xirr([flow('2026-01-01', -1n), flow('2026-01-01', 5n)])).toEqual({ kind: 'none' });
    expect(xirr([flow('2026-01-01', -10n), flow('2027-01-01', 10n), flow('2028-01-01', -10n)])).toEqual({
      kind: 'none',
    });
  });

  it('finds rates near both ends, over long times', () => {
    const nearlyLost = xirr([flow('1950-01-01', -1_000_000_000_000n), flow('2026-01-01', 1n)]);
    expect(rateOf(nearlyLost)).toBeCloseTo(1e-12 ** (365 / 27_759) - 1, 12);
    expect(rateOf(xirr([flow('2026-01-01', -1n), flow('2027-01-01', 500_000n)]))).toBeCloseTo(499_999, 3);
  });

  it('finds the rate at which any investment with later returns is worth nothing', () => {
    const returns = fc.array(fc.tuple(fc.integer({ min: 30, max: 4000 }), fc.bigInt({ min: 1000n, max: 10n ** 9n })), {
      minLength: 1,
      maxLength: 20,
    });
    const start = day('2026-01-01');
    fc.assert(
      fc.property(fc.bigInt({ min: 10n ** 6n, max: 10n ** 9n }), returns, (invested, received) => {
        const flows = [
          { date: start, minor: -invested },
          ...received.map(([days, minor]) => ({ date: addDays(start, days), minor })),
        ];
        const result = xirr(flows);
        if (result.kind !== 'rate') {
          expect(result.kind).toBe('none');
          return;
        }
        const values = [
          -Number(invested),
          ...received.map(([days, minor]) => Number(minor) / (1 + result.rate) ** (days / 365)),
        ];
        const scale = values.reduce((total, value) => total + Math.abs(value), 0);
        expect(Math.abs(values.reduce((total, value) => total + value, 0)) / scale).toBeLessThan(1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the flows of a rate', () => {
  const turns = [flow('2028-01-01', -13_200n), flow('2026-01-01', -10_000n), flow('2027-01-01', 23_000n)];

  it('may come in any order', () => {
    expect(xirr(turns)).toEqual({ kind: 'ambiguous' });
    expect(xirr(turns.toReversed())).toEqual({ kind: 'ambiguous' });
  });

  it('are netted by the day, and what nets to nothing hides no change of direction', () => {
    const cancelled = [flow('2026-07-01', 500n), flow('2026-07-01', -300n), flow('2026-07-01', -200n)];
    expect(xirr([...turns, ...cancelled])).toEqual({ kind: 'ambiguous' });
    expect(periodicRate([-10_000n, 0n, 23_000n, -13_200n])).toEqual({ kind: 'ambiguous' });
    const parts = [
      flow('2026-01-01', -60n),
      flow('2026-01-01', -40n),
      flow('2027-01-01', 70n),
      flow('2027-01-01', 40n),
    ];
    expect(rateOf(xirr(parts))).toBeCloseTo(0.1, 12);
  });

  it('have the same rate seen from the other side', () => {
    const paid = [flow('2026-01-01', -10_000n), flow('2026-08-01', 2_000n), flow('2027-01-01', 9_000n)];
    const received = paid.map(({ date, minor }) => ({ date, minor: -minor }));
    expect(rateOf(xirr(received))).toBeCloseTo(rateOf(xirr(paid)), 14);
    expect(rateOf(xirr(paid))).toBeGreaterThan(0.1);
  });
});

it('a rate near a total loss is found over a long time, whatever comes back in between', () => {
  const flows = [flow('1950-01-01', -1_000_000_000_000n), flow('1950-02-01', 1n), flow('2026-01-01', 1n)];
  const rate = rateOf(xirr(flows));
  expect(rate).toBeGreaterThan(-0.999999);
  expect(rate).toBeLessThan(-0.2);
});

describe('a rate of many changes of direction', () => {
  it.each([-60, -20, -3, -1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 400])(
    'is found at %i %%, and found once',
    (percent) => {
      const back = BigInt(100_000 + 1000 * percent);
      expect(rateOf(periodicRate([-100_000n, back, -100_000n, back]))).toBeCloseTo(percent / 100, 9);
      expect(rateOf(periodicRate([100_000n, -back, 100_000n, -back]))).toBeCloseTo(percent / 100, 9);
    },
  );

  it('counts from the lowest bound to the highest, and not beyond', () => {
    // The roots are 1 / (1 + r) = 10 / 11 and 997,000: a loss of 99.9999 % but for the last digit.
    expect(periodicRate([-9_970_000n, 10_967_010n, -11n])).toEqual({ kind: 'ambiguous' });
    // 10 / 11 and 1 / 1,003,000: above the highest.
    expect(rateOf(periodicRate([10n, -10_030_011n, 11_033_000n]))).toBeCloseTo(0.1, 6);
    // 10 / 11 and 1 / 999,000: below it.
    expect(periodicRate([10n, -9_990_011n, 10_989_000n])).toEqual({ kind: 'ambiguous' });
  });
});

describe('periodicRate', () => {
  it('agrees with the spreadsheet documentation of IRR', () => {
    const flows = [-7_000_000n, 1_200_000n, 1_500_000n, 1_800_000n, 2_100_000n];
    expect(rateOf(periodicRate(flows))).toBeCloseTo(-0.0212, 4);
    expect(rateOf(periodicRate([...flows, 2_600_000n]))).toBeCloseTo(0.0866, 4);
  });

  it('finds both rates of the textbook case', () => {
    expect(periodicRate([-10_000n, 23_000n, -13_200n])).toEqual({ kind: 'ambiguous' });
    // 1 % and 1.1 %, closer together than a step of the search.
    expect(periodicRate([-1_000_000_000n, 2_021_000_000n, -1_021_110_000n])).toEqual({ kind: 'ambiguous' });
  });

  it('reports a rate that fits twice as one', () => {
    expect(rateOf(periodicRate([-10_000n, 22_000n, -12_100n]))).toBeCloseTo(0.1, 6);
  });

  it('finds the one rate of many changes of direction', () => {
    const flows = Array.from({ length: 240 }, (_, index) => (index % 2 === 0 ? -100_000n : 101_000n));
    expect(rateOf(periodicRate(flows))).toBeCloseTo(0.01, 9);
  });
});
