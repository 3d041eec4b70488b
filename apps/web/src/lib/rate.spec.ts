import { percentToRate, rateToPercent } from './rate.js';

it.each([
  ['8.5', '0.085'],
  ['5', '0.05'],
  ['0.25', '0.0025'],
  ['100', '1'],
  ['11.10', '0.111'],
  ['0', '0'],
])('%s %% is the rate %s', (percent, rate) => {
  expect(percentToRate(percent)).toBe(rate);
});

it.each([['0.085'], ['0.111'], ['1'], ['0.0025']])('a rate of %s survives being shown and typed', (rate) => {
  expect(percentToRate(rateToPercent(rate))).toBe(rate);
});

it.each(['', 'x', '-1', '1e2', '8,5'])('"%s" is no percentage', (text) => {
  expect(percentToRate(text)).toBeNull();
});
