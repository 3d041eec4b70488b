import { addRational, compareRational, floorRational, rational, subtractRational } from './rational.js';
import type { Rational } from './rational.js';

/** One holding in a distribution. */
export interface CarriedLot {
  readonly id: string;
  /** Outstanding principal at the record date, in minor units. */
  readonly weight: bigint;
  /** What earlier distributions still owe this lot (or overpaid, when negative), in minor units; zero at first. */
  readonly residual: Rational;
}

export interface CarriedPart {
  readonly id: string;
  /** What this lot is paid now, in minor units. */
  readonly amount: bigint;
  /** To be stored (`rationalToText`) and handed in with the next distribution. */
  readonly residual: Rational;
}

interface Claim {
  readonly id: string;
  readonly index: number;
  readonly exact: Rational;
  readonly remainder: Rational;
  amount: bigint;
}

const byLargestRemainder = (a: Claim, b: Claim): number =>
  compareRational(b.remainder, a.remainder) || a.index - b.index;

const claimOf = (lot: CarriedLot, index: number, total: bigint, sum: bigint): Claim => {
  const exact = addRational(lot.residual, rational(total * lot.weight, sum));
  const floor = floorRational(exact);
  const amount = floor < 0n ? 0n : floor;
  return { id: lot.id, index, exact, remainder: subtractRational(exact, rational(amount)), amount };
};

/** Hands out (or, when negative, takes back) what the floors leave, one minor unit a lot and round. */
const settle = (claims: readonly Claim[], left: bigint): void => {
  const order = claims.toSorted(byLargestRemainder);
  let open = left;
  while (open > 0n) {
    for (const claim of order.slice(0, open < BigInt(order.length) ? Number(open) : order.length)) {
      claim.amount += 1n;
      open -= 1n;
    }
  }
  while (open < 0n) {
    for (const claim of order.toReversed()) {
      if (open === 0n) return;
      if (claim.amount === 0n) continue;
      claim.amount -= 1n;
      open += 1n;
    }
  }
};

/**
 * Splits one distribution of a series by weights, carrying each lot's exact fraction of a minor unit over to the next,
 * so that nobody drifts: plain largest remainder with a fixed tie-break cost one investor up to 17 cents over 60
 * payments, this stays below one minor unit. Method and vectors: repayments design, C4.
 *
 * List the lots by investment time, then id: ties go to the earlier. The parts are never negative and always sum to
 * the total. Residuals of a complete set of lots sum to zero; if a lot has left the set (its fraction of a minor unit
 * leaves with it), the others still sum to the total.
 *
 * @throws RangeError for a negative total or weight, a repeated id, or a total above zero without any weight
 */
export const allocateCarried = (total: bigint, lots: readonly CarriedLot[]): CarriedPart[] => {
  if (total < 0n) throw new RangeError('The amount to allocate must not be negative');
  if (lots.some((lot) => lot.weight < 0n)) throw new RangeError('Weights must not be negative');
  if (new Set(lots.map((lot) => lot.id)).size !== lots.length) throw new RangeError('A lot is listed twice');
  const sum = lots.reduce((running, lot) => running + lot.weight, 0n);
  if (sum === 0n) {
    if (total > 0n) throw new RangeError('An amount cannot be allocated when all weights are zero');
    return lots.map(({ id, residual }) => ({ id, amount: 0n, residual }));
  }
  const claims = lots.map((lot, index) => claimOf(lot, index, total, sum));
  settle(claims, total - claims.reduce((running, claim) => running + claim.amount, 0n));
  return claims.map(({ id, amount, exact }) => ({
    id,
    amount,
    residual: subtractRational(exact, rational(amount)),
  }));
};
