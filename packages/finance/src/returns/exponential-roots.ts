/** A payment at a time in years (or periods) after the first. */
export interface TimedFlow {
  readonly time: number;
  readonly amount: number;
}

/** Bounds of the search, as yearly rates: repayments design, C6. */
const LOWEST = Math.log(1 - 0.999999);
const HIGHEST = Math.log(1 + 1e6);
const CELLS = 4096;

/**
 * The sign, and up to a positive factor the size, of the present value at the continuous rate `u` = ln(1 + r). Terms are
 * scaled so that the largest power is 1: near a rate of -100 % the plain sum would overflow.
 */
const presentValue = (flows: readonly TimedFlow[], u: number): number => {
  const last = u < 0 ? Math.max(...flows.map(({ time }) => time)) : 0;
  let sum = 0;
  for (const { time, amount } of flows) sum += amount * Math.exp(-u * (time - last));
  return sum;
};

const bisect = (flows: readonly TimedFlow[], from: number, to: number): number => {
  let [low, high] = [from, to];
  const positiveAtLow = presentValue(flows, low) > 0;
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (presentValue(flows, middle) > 0 === positiveAtLow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** Where between two points of equal sign the value comes nearest to zero: two roots may hide in one cell. */
const nearestToZero = (flows: readonly TimedFlow[], from: number, to: number): number => {
  let [low, high] = [from, to];
  for (let step = 0; step < 80; step += 1) {
    const third = (high - low) / 3;
    const [a, b] = [low + third, high - third];
    if (Math.abs(presentValue(flows, a)) < Math.abs(presentValue(flows, b))) high = b;
    else low = a;
  }
  return (low + high) / 2;
};

/**
 * The continuous rates u = ln(1 + r) within the bounds at which the flows are worth nothing today, ascending. The range
 * is cut into cells, a change of sign is narrowed by bisection, and a dip towards zero is searched for a pair of roots.
 */
export const continuousRates = (flows: readonly TimedFlow[]): number[] => {
  const points = Array.from({ length: CELLS + 1 }, (_, index) => LOWEST + ((HIGHEST - LOWEST) * index) / CELLS);
  const values = points.map((u) => presentValue(flows, u));
  const roots: number[] = [];
  for (let index = 0; index < CELLS; index += 1) {
    const [u, next, value, nextValue] = [points[index], points[index + 1], values[index], values[index + 1]];
    if (u === undefined || next === undefined || value === undefined || nextValue === undefined) break;
    if (value === 0) roots.push(u);
    else if (value * nextValue < 0) roots.push(bisect(flows, u, next));
    else {
      const after = values[index + 2];
      const afterNext = points[index + 2];
      if (after === undefined || afterNext === undefined || nextValue === 0 || after * nextValue <= 0) continue;
      if (Math.abs(nextValue) > Math.abs(value) || Math.abs(nextValue) > Math.abs(after)) continue;
      const dip = nearestToZero(flows, u, afterNext);
      if (presentValue(flows, dip) * value < 0) roots.push(bisect(flows, u, dip), bisect(flows, dip, afterNext));
    }
  }
  return roots;
};
