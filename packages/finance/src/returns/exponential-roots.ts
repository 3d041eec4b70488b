import { bisect } from './bisect.js';

/** A payment at a time in years (or periods) after the first. */
export interface TimedFlow {
  readonly time: number;
  readonly amount: number;
}

/** Bounds of the search, as yearly rates: docs/repayments.md, "Returns". */
const LOWEST = Math.log(1 - 0.999999);
const HIGHEST = Math.log(1 + 1e6);
const CELLS = 4096;
/** Below this part of the summed sizes a present value is rounding noise. */
const NOISE = 1e-13;

type PresentValue = (u: number) => number;

/**
 * The present value at the continuous rate `u` = ln(1 + r), divided by the sum of the sizes of its terms: same roots and
 * sign, always between -1 and 1. Powers are scaled to at most 1: near a rate of -100 % the plain sum would overflow.
 */
const relativeValueOf = (flows: readonly TimedFlow[]): PresentValue => {
  const last = flows.at(-1)?.time ?? 0;
  return (u) => {
    const reference = u < 0 ? last : 0;
    let [sum, size] = [0, 0];
    for (const { time, amount } of flows) {
      const term = amount * Math.exp(-u * (time - reference));
      sum += term;
      size += Math.abs(term);
    }
    return sum / size;
  };
};

/** Where the value changes its sign between two points. */
const rootBetween = (value: PresentValue, from: number, to: number): number => {
  const positiveAtFrom = value(from) > 0;
  return bisect((u) => value(u) > 0 === positiveAtFrom, from, to);
};

const lowestPoint = (value: PresentValue, from: number, to: number): number => {
  let [low, high] = [from, to];
  for (let step = 0; step < 80; step += 1) {
    const third = (high - low) / 3;
    if (value(low + third) < value(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
};

/** Roots where the value comes near zero between three points of one sign: none, one that touches, or a close pair. */
const rootsInDip = (value: PresentValue, from: number, to: number): number[] => {
  const sign = Math.sign(value(from));
  const dip = lowestPoint((u) => sign * value(u), from, to);
  const depth = sign * value(dip);
  if (Math.abs(depth) <= NOISE) return [dip];
  return depth < 0 ? [rootBetween(value, from, dip), rootBetween(value, dip, to)] : [];
};

const scan = (value: PresentValue): number[] => {
  const pointAt = (index: number): number => LOWEST + ((HIGHEST - LOWEST) * index) / CELLS;
  const roots: number[] = [];
  let [before, here] = [0, value(LOWEST)];
  for (let index = 0; index < CELLS; index += 1) {
    const next = value(pointAt(index + 1));
    if (here === 0) roots.push(pointAt(index));
    else if (here * next < 0) roots.push(rootBetween(value, pointAt(index), pointAt(index + 1)));
    const dips = Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(next);
    if (dips && before * here > 0 && here * next > 0) {
      roots.push(...rootsInDip(value, pointAt(index - 1), pointAt(index + 1)));
    }
    [before, here] = [here, next];
  }
  return roots;
};

/**
 * The continuous rates u = ln(1 + r) within the bounds at which the flows are worth nothing today. Such a sum has at most
 * as many roots as its amounts, in order of time, change sign (Descartes' rule for exponential sums): with one change
 * the root is found by bisection; with more, the range is scanned cell by cell and dips are searched for close pairs.
 *
 * @param flows ascending by time, without zero amounts
 */
export const continuousRates = (flows: readonly TimedFlow[]): number[] => {
  const changes = flows.filter(({ amount }, index) => amount * (flows[index - 1]?.amount ?? amount) < 0).length;
  const value = relativeValueOf(flows);
  if (changes > 1) return scan(value);
  return value(LOWEST) * value(HIGHEST) < 0 ? [rootBetween(value, LOWEST, HIGHEST)] : [];
};
