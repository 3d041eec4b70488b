import { daysBetween } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import { continuousRates } from './exponential-roots.js';
import type { TimedFlow } from './exponential-roots.js';

/** A payment seen from the investor: negative when paid in, positive when received; minor units of one currency. */
export interface DatedFlow {
  readonly date: CalendarDate;
  readonly minor: bigint;
}

/** A rate as a fraction (0.08 is 8 %), or why there is none: no rate fits, or several do. */
export type RateResult =
  | { readonly kind: 'rate'; readonly rate: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'ambiguous' };

/** Nets the flows of each moment, drops what nets to zero, orders by time. */
const netted = <T>(flows: readonly T[], timeOf: (flow: T) => number, minorOf: (flow: T) => bigint): TimedFlow[] => {
  const byTime = new Map<number, bigint>();
  for (const flow of flows) byTime.set(timeOf(flow), (byTime.get(timeOf(flow)) ?? 0n) + minorOf(flow));
  return [...byTime]
    .filter(([, minor]) => minor !== 0n)
    .map(([time, minor]) => ({ time, amount: Number(minor) }))
    .toSorted((a, b) => a.time - b.time);
};

const solve = (flows: readonly TimedFlow[]): RateResult => {
  const [root, second] = continuousRates(flows);
  if (root === undefined) return { kind: 'none' };
  return second === undefined ? { kind: 'rate', rate: Math.expm1(root) } : { kind: 'ambiguous' };
};

/**
 * The effective yearly rate at which dated flows are worth nothing on the day of the first:
 * sum of flow_j / (1 + r)^((date_j - date_0) / 365) = 0, between -99.9999 % and 100,000,000 %. Same definition as a
 * spreadsheet's XIRR, to full precision. `none` without a payment in both directions or without a root, `ambiguous` when
 * several rates fit. For information only: a rate is never used to compute money.
 */
export const xirr = (flows: readonly DatedFlow[]): RateResult => {
  const first = flows.map(({ date }) => date).toSorted()[0];
  if (first === undefined) return { kind: 'none' };
  return solve(
    netted(
      flows,
      ({ date }) => daysBetween(first, date) / 365,
      ({ minor }) => minor,
    ),
  );
};

/** The rate per period at which flows one period apart, the first today, are worth nothing (a spreadsheet's IRR). */
export const periodicRate = (flows: readonly bigint[]): RateResult =>
  solve(
    netted(
      flows.map((minor, time) => ({ minor, time })),
      ({ time }) => time,
      ({ minor }) => minor,
    ),
  );
