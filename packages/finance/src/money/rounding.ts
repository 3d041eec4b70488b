/**
 * The only rounding of money in the product: the nearest integer, ties away from zero ("half up" as commerce
 * reads it: 0.5 becomes 1 and -0.5 becomes -1, so that a reversed amount rounds to the exact opposite).
 * Call it once, at the end of a calculation; keep everything before it exact.
 *
 * @throws RangeError when the denominator is zero
 */
export const divideHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const magnitude = (2n * top + bottom) / (2n * bottom);
  return negative ? -magnitude : magnitude;
};

/** Hundredths of a percent in one whole: 10,000 basis points are 100 %. */
export const BASIS_POINTS = 10_000n;

/** A share of an amount given in basis points (250n is 2.5 %), in the amount's own minor units, rounded half up. */
export const percentOf = (minor: bigint, basisPoints: bigint): bigint =>
  divideHalfUp(minor * basisPoints, BASIS_POINTS);
