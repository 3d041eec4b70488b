import { divideHalfUp } from '../money/rounding.js';

/** Fewer days say nothing about a pace. */
export const PROJECTION_LEAST_DAYS = 7;

export interface RaisePace {
  /** What was invested on each of the last full days, in minor units, those without anything as zero. */
  readonly days: readonly bigint[];
  readonly daysLeft: number;
  readonly received: bigint;
  /** Reserved and not paid. */
  readonly committed: bigint;
  /** The most that the offering takes. */
  readonly ceiling: bigint;
}

export interface RaiseRange {
  readonly low: bigint;
  readonly high: bigint;
}

/** z² of the middle 80 % of a normal distribution: 1.2816². */
const Z_SQUARED = { numerator: 1_642n, denominator: 1_000n };

/** The largest integer whose square is at most `value`, by Newton's method. */
const squareRoot = (value: bigint): bigint => {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};

const SIGNIFICANT_DIGITS = 3;
/** What an amount is rounded to: further digits of an estimate would say what nobody knows. */
const stepOf = (amount: bigint): bigint =>
  amount <= 0n ? 1n : 10n ** BigInt(Math.max(0, amount.toString().length - SIGNIFICANT_DIGITS));

/** The largest multiple of a step that is not above an amount. */
const downTo = (amount: bigint, step: bigint): bigint => amount - (((amount % step) + step) % step);

/**
 * Between which amounts a raise ends if it goes on as on its last days: an estimate, no promise.
 *
 * For m days with the sum S and the sum of squares Q, the n days that are left bring n·S/m, give or take
 * z·√(s²·n·(1 + n/m)) with s² = (m·Q − S²)/(m·(m − 1)): the prediction interval of a sum, which allows for the chance of
 * single days and for how little m days say about the mean. It holds four times in five if days are alike. The lower end
 * counts none of what is reserved, the upper end all of it; both are rounded outwards to three digits, and neither is below what is there nor above the ceiling.
 * Null while there are too few days, or none is left.
 */
export function projectedRaise({ days, daysLeft, received, committed, ceiling }: RaisePace): RaiseRange | null {
  if (days.length < PROJECTION_LEAST_DAYS || daysLeft <= 0) return null;
  const [m, n] = [BigInt(days.length), BigInt(daysLeft)];
  const sum = days.reduce((total, day) => total + day, 0n);
  const squares = days.reduce((total, day) => total + day * day, 0n);
  const expected = divideHalfUp(n * sum, m);
  const spread = squareRoot(
    divideHalfUp(
      Z_SQUARED.numerator * (m * squares - sum * sum) * n * (m + n),
      Z_SQUARED.denominator * m * m * (m - 1n),
    ),
  );
  const within = (amount: bigint): bigint =>
    amount < received ? received : amount > ceiling && ceiling > received ? ceiling : amount;
  const [low, high] = [received + expected - spread, received + committed + expected + spread];
  return { low: within(downTo(low, stepOf(low))), high: within(-downTo(-high, stepOf(high))) };
}
