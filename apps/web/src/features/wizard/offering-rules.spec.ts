import { raiseRefusals, termsRefusals } from './offering-rules.js';

const raise = {
  equityCurrencyCode: 'USD',
  goal: 10_000_000,
  minimumRaise: 1_000_000,
  maximumRaise: 9_000_000,
  maxOfferingAmount: 12_000_000,
  minimumInvestment: 10_000,
  maximumInvestment: 5_000_000,
};
const codes = (refusals: readonly { code: string }[]): string[] => refusals.map(({ code }) => code);

it('accepts amounts that fit', () => {
  expect(raiseRefusals(raise)).toEqual([]);
  expect(termsRefusals({ pricePerShare: 400, availableShares: 30_000 }, raise)).toEqual([]);
});

it('says nothing of fields that are still empty, or hold no amount', () => {
  expect(raiseRefusals({})).toEqual([]);
  expect(raiseRefusals({ ...raise, goal: Number.NaN })).toEqual([]);
  expect(termsRefusals({ availableShares: 1 }, raise)).toEqual([]);
});

it.each([
  [{ minimumRaise: 10_000_000, maximumRaise: 10_000_000 }, 'campaign.goal_not_above_minimum'],
  [{ maximumRaise: 10_000_001 }, 'campaign.maximum_raise_range'],
  [{ maximumRaise: 999_999 }, 'campaign.maximum_raise_range'],
  [{ maxOfferingAmount: 9_999_999 }, 'campaign.offering_below_goal'],
])('V-16 refuses %o', (change, code) => {
  expect(codes(raiseRefusals({ ...raise, ...change }))).toEqual([code]);
});

it.each([
  [{ minimumInvestment: 5_000_001 }, 'campaign.investment_range'],
  [{ maximumInvestment: 10_000_001 }, 'campaign.maximum_investment_above_goal'],
])('V-17 refuses %o', (change, code) => {
  expect(codes(raiseRefusals({ ...raise, ...change }))).toEqual([code]);
});

it('V-18 names both amounts when the price does not fit the smallest investment', () => {
  expect(termsRefusals({ pricePerShare: 700 }, raise)).toEqual([
    { field: 'pricePerShare', code: 'campaign.price_misfit', params: { price: '$7.00', minimum: '$100.00' } },
  ]);
});

it('V-18 takes a price that is a multiple of the smallest investment', () => {
  expect(termsRefusals({ pricePerShare: 30_000 }, raise)).toEqual([]);
});

it('refuses fewer shares than the offering needs', () => {
  expect(codes(termsRefusals({ pricePerShare: 400, availableShares: 29_999 }, raise))).toEqual([
    'campaign.shares_below_offering',
  ]);
});
