import { projectedRaise } from './projection.js';

const steady = { days: Array.from({ length: 14 }, () => 1_000n), daysLeft: 10, received: 50_000n, committed: 0n };

describe('the range in which a raise may end', () => {
  it('is one amount where every day is like the other', () => {
    expect(projectedRaise({ ...steady, ceiling: 1_000_000n })).toEqual({ low: 60_000n, high: 60_000n });
  });

  it('counts what is reserved at its upper end alone', () => {
    expect(projectedRaise({ ...steady, committed: 700n, ceiling: 1_000_000n })).toEqual({
      low: 60_000n,
      high: 60_700n,
    });
  });

  it('is the prediction interval of the sum of the days that are left, rounded outwards to three digits', () => {
    const days = [0n, 2_000n, 0n, 2_000n, 0n, 2_000n, 0n, 2_000n];
    // s² = (8·16,000,000 − 8,000²)/(8·7) = 1,142,857; ±1.2814·√(1,142,857·4·(1 + 4/8)) = ±3,355 around 4,000.
    expect(projectedRaise({ ...steady, days, daysLeft: 4, ceiling: 1_000_000n })).toEqual({
      low: 50_600n,
      high: 57_400n,
    });
  });

  it('is wider the less evenly it went, and the longer it still goes', () => {
    const widthOf = (days: bigint[], daysLeft: number): bigint => {
      const range = projectedRaise({ ...steady, days, daysLeft, ceiling: 10_000_000n });
      return range === null ? 0n : range.high - range.low;
    };
    const even = [900n, 1_100n, 900n, 1_100n, 900n, 1_100n, 1_000n];
    const uneven = [0n, 0n, 0n, 7_000n, 0n, 0n, 0n];
    expect(widthOf(uneven, 5)).toBeGreaterThan(widthOf(even, 5));
    expect(widthOf(even, 20)).toBeGreaterThan(widthOf(even, 5));
  });

  it('is never below what has been received, nor above what the offering takes', () => {
    const days = [0n, 0n, 0n, 40_000n, 0n, 0n, 0n];
    expect(projectedRaise({ ...steady, days, daysLeft: 3, ceiling: 70_000n })).toEqual({ low: 50_000n, high: 70_000n });
  });

  it.each([
    ['with too few days', { days: [1_000n, 1_000n, 1_000n, 1_000n, 1_000n, 1_000n] }],
    ['without a day left', { daysLeft: 0 }],
  ])('is not given %s', (_when, change) => {
    expect(projectedRaise({ ...steady, ceiling: 1_000_000n, ...change })).toBeNull();
  });
});
