import { continuousRates } from './exponential-roots.js';

/** The 2,100th of the 4,096 steps of the search between its bounds. */
const STEP = (() => {
  const [lowest, highest] = [Math.log(1 - 0.999999), Math.log(1 + 1e6)];
  return lowest + ((highest - lowest) * 2100) / 4096;
})();

it('a root that lies exactly on a step of the search is found, and found once', () => {
  const [once, twice] = [Math.exp(-STEP), Math.exp(-2 * STEP)];
  // The amount at the beginning makes the sum exactly nought: nothing is lost in this subtraction.
  const weight = (0.7 * once) / twice;
  const first = once - weight * twice;
  expect(-first + once - weight * twice).toBe(0);
  const flows = [
    { time: 0, amount: -first },
    { time: 1, amount: once / Math.exp(-STEP) },
    { time: 2, amount: -weight },
  ];
  for (const side of [flows, flows.map(({ time, amount }) => ({ time, amount: -amount }))]) {
    const roots = continuousRates(side);
    expect(roots).toHaveLength(2);
    expect(roots.some((root) => root === STEP)).toBe(true);
  }
});

it('there is no root without flows, nor where all go one way', () => {
  expect(continuousRates([])).toEqual([]);
  expect(
    continuousRates([
      { time: 0, amount: 5 },
      { time: 1, amount: 7 },
    ]),
  ).toEqual([]);
});
