import { ticksFor } from './chart-scale.js';

it.each([
  [1_485_000, [500_000, 1_000_000, 1_500_000]],
  [400, [100, 200, 300, 400]],
  [110_000, [50_000, 100_000, 150_000]],
  [3, [1, 2, 3]],
])('covers %i with round numbers', (largest, ticks) => {
  expect(ticksFor(largest)).toEqual(ticks);
});

it('has nothing to mark on an empty axis', () => {
  expect(ticksFor(0)).toEqual([]);
});
