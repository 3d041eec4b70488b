import { roundingOf } from './rounding.js';

it.each([
  ['above', [4_387, 4_387, 4_388]],
  ['below', [4_387, 4_387, 4_385]],
])('finds that the last of equal payments takes what rounding left: %s', (_what, amounts) => {
  expect(roundingOf(amounts)).toBe('last');
});

it('finds that each payment is rounded by itself', () => {
  expect(roundingOf([8_621, 8_620, 8_621, 8_620])).toBe('each');
});

it.each([
  ['equal', [4_387, 4_387, 4_387]],
  ['of different sizes', [5_000, 4_900, 4_800]],
  ['interest until the principal at the end', [500, 500, 50_500]],
  ['only one', [4_387]],
  ['none', []],
])('says nothing of payments that are %s', (_what, amounts) => {
  expect(roundingOf(amounts)).toBeNull();
});
