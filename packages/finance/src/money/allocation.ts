import { compareRational, rational } from './rational.js';

/**
 * Splits an amount by weights so that the parts sum to it exactly (largest remainder, or Hamilton, method): each part
 * gets the floor of its exact share, and the minor units left over go to the largest remainders, ties to the earlier
 * index. For repeated distributions to the same holders use `allocateCarried`, which does not drift.
 *
 * @throws RangeError for a negative total or weight, or for a total above zero without any weight
 */
export const allocate = (total: bigint, weights: readonly bigint[]): bigint[] => {
  if (total < 0n) throw new RangeError('The amount to allocate must not be negative');
  if (weights.some((weight) => weight < 0n)) throw new RangeError('Weights must not be negative');
  const sum = weights.reduce((running, weight) => running + weight, 0n);
  if (sum === 0n) {
    if (total > 0n) throw new RangeError('An amount cannot be allocated when all weights are zero');
    return weights.map(() => 0n);
  }
  const shares = weights.map((weight) => ({
    part: (total * weight) / sum,
    remainder: (total * weight) % sum,
  }));
  const left = Number(total - shares.reduce((running, share) => running + share.part, 0n));
  // Sorting keeps the earlier first.
  const byRemainder = shares.toSorted((a, b) => compareRational(rational(b.remainder), rational(a.remainder)));
  for (const share of byRemainder.slice(0, left)) share.part += 1n;
  return shares.map((share) => share.part);
};
