import { allocate } from '@cairn/finance';
import type { Held } from './queries.js';
import { wasInvested } from './groups.js';

type Money = Pick<Held, 'state' | 'amount' | 'receivedAt'>;
type Outstanding = Pick<
  Held,
  | 'state'
  | 'amount'
  | 'principalReturned'
  | 'campaignId'
  | 'campaignName'
  | 'nextDistributionDate'
  | 'nextDistributionOverdue'
>;

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
  /** Of the whole, in hundredths that sum to 1. */
  share: number;
  /** The due date of its overdue payment. */
  lateSince: string | null;
}

const MOST_PARTS = 5;

type Sum = Omit<Part, 'share'>;

const outstandingOf = (holdings: readonly Outstanding[]): Sum[] => {
  const sums = new Map<string, Sum>();
  for (const holding of holdings) {
    const { campaignId: id, campaignName: name, amount, principalReturned } = holding;
    if (!wasInvested(holding.state)) continue;
    const before = sums.get(id) ?? { id, name, amount: 0, lateSince: null };
    const lateSince = holding.nextDistributionOverdue ? holding.nextDistributionDate : before.lateSince;
    sums.set(id, { ...before, amount: before.amount + amount - principalReturned, lateSince });
  }
  return [...sums.values()].filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
};

/** What has a place of its own: a company that is late, then the largest; the only other one needs no other name. */
const placesOf = (sorted: readonly Sum[]): readonly Sum[] => {
  if (sorted.length <= MOST_PARTS + 1) return sorted;
  const late = sorted.filter(({ lateSince }) => lateSince !== null);
  const others = sorted.filter(({ lateSince }) => lateSince === null);
  const room = Math.max(0, MOST_PARTS - late.length);
  return [...late, ...(others.length === room + 1 ? others : others.slice(0, room))];
};

/** The distribution of the outstanding money, the largest part first; the small parts are combined. */
export const partsOf = (holdings: readonly Outstanding[]): Part[] => {
  const sorted = outstandingOf(holdings);
  const places = placesOf(sorted);
  const shown = sorted.filter((sum) => places.includes(sum));
  const rest = sorted.filter((sum) => !places.includes(sum)).reduce((sum, { amount }) => sum + amount, 0);
  const all = rest > 0 ? [...shown, { id: 'rest', name: null, amount: rest, lateSince: null }] : shown;
  const weights = all.map(({ amount }) => BigInt(amount));
  const percents = all.length === 0 ? [] : allocate(100n, weights);
  return all.map((part, at) => ({ ...part, share: Number(percents[at]) / 100 }));
};
