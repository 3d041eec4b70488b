import type { Held } from './queries.js';
import { wasInvested } from './groups.js';

type Money = Pick<Held, 'state' | 'amount' | 'receivedAt' | 'principalReturned' | 'campaignId' | 'campaignName'>;

/** Everything paid in up to an instant (milliseconds), in minor units. */
export interface Point {
  at: number;
  total: number;
}

/** Money that arrived and was not refunded, oldest first. */
const arrived = (holdings: readonly Money[]): { at: number; amount: number }[] =>
  holdings
    .flatMap(({ state, amount, receivedAt }) =>
      wasInvested(state) && receivedAt ? [{ at: Date.parse(receivedAt), amount }] : [],
    )
    .toSorted((a, b) => a.at - b.at);

/** Amounts invested, step by step. */
export const investedOverTime = (holdings: readonly Money[]): Point[] => {
  let total = 0;
  return arrived(holdings).map(({ at, amount }) => {
    total += amount;
    return { at, total };
  });
};

/** Amounts invested in each calendar year, from the first to the last, years without any included. */
export const investedByYear = (holdings: readonly Money[]): { year: number; amount: number }[] => {
  const entries = arrived(holdings).map(({ at, amount }) => ({ year: new Date(at).getUTCFullYear(), amount }));
  const first = entries[0]?.year;
  const last = entries.at(-1)?.year;
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, offset) => {
    const year = first + offset;
    return {
      year,
      amount: entries.filter((entry) => entry.year === year).reduce((sum, entry) => sum + entry.amount, 0),
    };
  });
};

export interface Part {
  id: string;
  /** Null for all the small ones together. */
  name: string | null;
  amount: number;
  /** Of the whole, between 0 and 1. */
  share: number;
}

const MOST_PARTS = 5;

/** The distribution of the outstanding money, the largest part first; parts after the fifth are combined. */
export const partsOf = (holdings: readonly Money[]): Part[] => {
  const sums = new Map<string, { name: string; amount: number }>();
  for (const { state, campaignId, campaignName, amount, principalReturned } of holdings) {
    if (!wasInvested(state)) continue;
    const before = sums.get(campaignId)?.amount ?? 0;
    sums.set(campaignId, { name: campaignName, amount: before + amount - principalReturned });
  }
  const sorted = [...sums].filter(([, { amount }]) => amount > 0).toSorted(([, a], [, b]) => b.amount - a.amount);
  const whole = sorted.reduce((sum, [, { amount }]) => sum + amount, 0);
  const part = (id: string, name: string | null, amount: number): Part => ({ id, name, amount, share: amount / whole });
  const large = sorted.slice(0, MOST_PARTS).map(([id, { name, amount }]) => part(id, name, amount));
  const rest = sorted.slice(MOST_PARTS).reduce((sum, [, { amount }]) => sum + amount, 0);
  return rest > 0 ? [...large, part('rest', null, rest)] : large;
};
