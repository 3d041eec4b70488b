import { investedByYear, investedOverTime, partsOf } from './series.js';

const DAY = '2026-11-12';
const holding = (
  campaignId: string,
  amount: number,
  receivedAt: string | null,
  principalReturned = 0,
  late = false,
) => ({
  state: receivedAt ? ('received' as const) : ('reserved' as const),
  campaignId,
  campaignName: campaignId.toUpperCase(),
  amount,
  receivedAt,
  principalReturned,
  nextDistributionDate: late ? DAY : null,
  nextDistributionOverdue: late,
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
  expect(partsOf(holdings).map(({ name, amount, share }) => [name, amount, share])).toEqual([
    ['B', 300, 0.83],
    ['A', 60, 0.17],
  ]);
});

const ARRIVED = '2026-01-01T00:00:00Z';

it('gives whole percents that sum to a hundred', () => {
  const parts = partsOf(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => holding(id, 100, ARRIVED)));
  expect(parts.map(({ share }) => Math.round(share * 100))).toEqual([17, 17, 17, 17, 16, 16]);
});

it('names a company that would be the only other one', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => holding(id, 100 - at, ARRIVED));
  expect(partsOf(six).map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

it('never joins a company that is late, however small, with the others', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, at) => holding(id, 100 - at, ARRIVED));
  const parts = partsOf([...many, holding('h', 5, ARRIVED, 0, true)]);
  expect(parts.map(({ name, lateSince }) => [name, lateSince])).toEqual([
    ['A', null],
    ['B', null],
    ['C', null],
    ['D', null],
    ['H', DAY],
    [null, null],
  ]);
  expect(parts.at(-1)).toMatchObject({ amount: 96 + 95 + 94 });
});

it('joins everything after the five largest', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, at) => holding(id, 100 - at, ARRIVED));
  expect(partsOf(many)).toHaveLength(6);
  expect(partsOf(many).at(-1)).toMatchObject({ name: null, amount: 95 + 94 });
});

it('has nothing to draw without holdings', () => {
  expect([investedOverTime([]), investedByYear([]), partsOf([])]).toEqual([[], [], []]);
});
