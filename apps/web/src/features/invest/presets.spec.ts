import { presetsOf, startAmount } from './presets.js';

const rules = { minimum: 20_000, maximum: 300_000, price: 400 };

it('offers whole shares only, from the smallest to the largest amount', () => {
  expect(presetsOf(rules)).toEqual([20_000, 50_000, 100_000, 200_000, 300_000]);
  expect(presetsOf(rules).every((amount) => amount % 400 === 0)).toBe(true);
});

it('prefers a round amount of whole shares to one that is rounded', () => {
  expect(presetsOf({ minimum: 10_000, maximum: 640_000, price: 400 })).toEqual([
    10_000, 20_000, 50_000, 100_000, 640_000,
  ]);
});

it('offers one amount where there is only one', () => {
  expect(presetsOf({ minimum: 20_000, maximum: 20_000, price: null })).toEqual([20_000]);
});

it('takes over the amount of the campaign page, and nothing that is no amount', () => {
  expect(startAmount('100000', rules)).toBe(100_000);
  expect(startAmount('1e9', rules)).toBe(20_000);
  expect(startAmount(null, rules)).toBe(20_000);
});
