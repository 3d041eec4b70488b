import { investedByYear, investedOverTime, partsOf } from './series.js';

const holding = (campaignId: string, amount: number, receivedAt: string | null, principalReturned = 0) => ({
  state: receivedAt ? ('received' as const) : ('reserved' as const),
  campaignId,
  campaignName: campaignId.toUpperCase(),
  amount,
  receivedAt,
  principalReturned,
});

const holdings = [
  holding('b', 300, '2026-02-01T00:00:00Z'),
  holding('a', 100, '2024-05-01T00:00:00Z', 40),
  holding('c', 999, null),
];

it('adds up what arrived, in the order in which it did', () => {
  expect(investedOverTime(holdings).map(({ total }) => total)).toEqual([100, 400]);
});

it('keeps the years in which nothing was invested', () => {
  expect(investedByYear(holdings)).toEqual([
    { year: 2024, amount: 100 },
    { year: 2025, amount: 0 },
    { year: 2026, amount: 300 },
  ]);
});

it('shares out what is still out, without what came back and what never arrived', () => {
  expect(partsOf(holdings).map(({ name, amount, share }) => [name, amount, share.toFixed(3)])).toEqual([
    ['B', 300, '0.833'],
    ['A', 60, '0.167'],
  ]);
});

it('joins everything after the five largest', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, at) => holding(id, 100 - at, '2026-01-01T00:00:00Z'));
  expect(partsOf(many)).toHaveLength(6);
  expect(partsOf(many).at(-1)).toMatchObject({ name: null, amount: 95 + 94 });
});

it('has nothing to draw without holdings', () => {
  expect([investedOverTime([]), investedByYear([]), partsOf([])]).toEqual([[], [], []]);
});
