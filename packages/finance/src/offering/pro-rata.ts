import { allocate } from '../money/allocation.js';

/** What somebody has committed, in the unit that the offering is counted in: whole shares, or minor units of a loan. */
export interface Commitment {
  readonly id: string;
  readonly committed: bigint;
}

export interface Allotment {
  readonly id: string;
  readonly committed: bigint;
  /** At most what was committed; the rest goes back. */
  readonly allotted: bigint;
}

const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

const assertFigures = (available: bigint, least: bigint, commitments: readonly Commitment[]): void => {
  if (available < 0n || least < 0n) throw new RangeError('Figures of an offering must not be negative');
  if (commitments.some(({ committed }) => committed < 0n)) throw new RangeError('A commitment must not be negative');
};

/** The least that each keeps; nothing where not all of them can keep it. */
const floorsOf = (available: bigint, least: bigint, commitments: readonly Commitment[]): bigint[] => {
  const floors = commitments.map(({ committed }) => (committed < least ? committed : least));
  return sumOf(floors) <= available ? floors : floors.map(() => 0n);
};

/**
 * Pro rata: an offering that was committed to beyond its maximum is shared out in proportion to the commitments, by
 * largest remainder, ties to the earlier one. Nobody is cut below `least`, which an investor is told is the smallest
 * investment: who would be, keeps it, or all of a smaller commitment, and the others share the rest. Where the maximum is
 * not enough for that, all are cut in proportion, and a part may be nothing.
 *
 * The parts sum to the smaller of what is available and what was committed, exactly. A part never exceeds its
 * commitment: who is raised to the least takes more than in proportion, which makes the ratio of the others smaller.
 *
 * List the commitments by their time, then id.
 *
 * @throws RangeError for negative figures
 */
export const allotProRata = (available: bigint, least: bigint, commitments: readonly Commitment[]): Allotment[] => {
  assertFigures(available, least, commitments);
  if (sumOf(commitments.map(({ committed }) => committed)) <= available)
    return commitments.map(({ id, committed }) => ({ id, committed, allotted: committed }));
  const floors = floorsOf(available, least, commitments);
  const isRaised = commitments.map(() => false);
  for (;;) {
    const rest = available - sumOf(floors.filter((_, index) => isRaised[index]));
    const weights = commitments.map(({ committed }, index) => (isRaised[index] ? 0n : committed));
    const whole = sumOf(weights);
    const below = weights.flatMap((weight, index) =>
      !isRaised[index] && weight * rest < (floors[index] ?? 0n) * whole ? [index] : [],
    );
    if (below.length === 0) {
      const parts = allocate(rest, weights);
      return commitments.map(({ id, committed }, index) => ({
        id,
        committed,
        allotted: (isRaised[index] ? floors[index] : parts[index]) ?? 0n,
      }));
    }
    for (const index of below) isRaised[index] = true;
  }
};

/**
 * First come, first served: each commitment in turn gets what is left, up to all of it. List them by their time.
 *
 * @throws RangeError for negative figures
 */
export const allotFirstCome = (available: bigint, commitments: readonly Commitment[]): Allotment[] => {
  assertFigures(available, 0n, commitments);
  let left = available;
  return commitments.map(({ id, committed }) => {
    const allotted = committed < left ? committed : left;
    left -= allotted;
    return { id, committed, allotted };
  });
};
