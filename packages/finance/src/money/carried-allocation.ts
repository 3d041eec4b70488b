/** One holding in a series of distributions. */
export interface CarriedLot {
  readonly id: string;
  /** The amount invested, in minor units: the same at every distribution of the series. */
  readonly weight: bigint;
  /** The total that earlier distributions of the series paid to this lot, in minor units. */
  readonly paid: bigint;
}

export interface CarriedPart {
  readonly id: string;
  /** The amount paid to this lot now, in minor units. */
  readonly amount: bigint;
}

interface Claim {
  readonly id: string;
  readonly index: number;
  readonly weight: bigint;
  /** Numerator of the fraction that the entitlement has beyond whole minor units; the sum of weights is under it. */
  readonly fraction: bigint;
  /** Whether the started minor unit of the entitlement is still unpaid. */
  readonly hasStartedUnit: boolean;
  amount: bigint;
}

const sign = (value: bigint): number => {
  if (value === 0n) return 0;
  return value < 0n ? -1 : 1;
};

/** By how much more must be distributed until the started unit is due in full; then the larger fraction. Sorting keeps the earlier first. */
const bySoonestDue =
  (whole: bigint) =>
  (a: Claim, b: Claim): number =>
    sign((whole - a.fraction) * b.weight - (whole - b.fraction) * a.weight) || sign(b.fraction - a.fraction);

/** By how much has been distributed since the last full unit fell due. */
const byLatestDue = (a: Claim, b: Claim): number =>
  sign(a.fraction * b.weight - b.fraction * a.weight) || b.index - a.index;

const handOut = (claims: readonly Claim[], left: bigint, whole: bigint): void => {
  const open = claims.filter(({ hasStartedUnit }) => hasStartedUnit).toSorted(bySoonestDue(whole));
  for (const claim of open.slice(0, Number(left))) claim.amount += 1n;
};

/** One unit from each, the latest due first; any further excess from the same, in the same order. */
const takeBack = (claims: readonly Claim[], excess: bigint): void => {
  const order = claims.filter(({ amount }) => amount > 0n).toSorted(byLatestDue);
  let open = excess;
  for (const most of [() => 1n, (claim: Claim) => claim.amount]) {
    for (const claim of order) {
      const taken = open < most(claim) ? open : most(claim);
      claim.amount -= taken;
      open -= taken;
    }
  }
};

const assertLots = (total: bigint, lots: readonly CarriedLot[]): void => {
  if (total < 0n) throw new RangeError('The amount to allocate must not be negative');
  if (lots.some((lot) => lot.weight < 0n)) throw new RangeError('Weights must not be negative');
  if (lots.some((lot) => lot.paid < 0n)) throw new RangeError('What was paid must not be negative');
  if (new Set(lots.map((lot) => lot.id)).size !== lots.length) throw new RangeError('A lot is listed twice');
};

/**
 * Splits one distribution of a series by weights without drift (docs/repayments.md, "Distribution"): the parts
 * are never negative, always sum to the total, and at every date every lot has been paid its exact share to within less
 * than one minor unit, however long the series and however small the share.
 *
 * With W the sum of weights and U all that was ever distributed, this total included, a lot is entitled to
 * U * weight / W. What rounding still owes it, its residual, is (U * weight - paid * W) / W: an integer over the one
 * denominator W, which is fixed for the series. It follows from what was paid, so it is never stored, cannot grow, and
 * sums to zero over the lots.
 *
 * Each lot gets the whole units that are due to it, less what it has; the units that are left go to lots whose next unit
 * has started, soonest due first, ties to the larger fraction, then to the earlier lot. Why that holds the bound: a lot
 * is paid at least the floor and at most the ceiling of its entitlement, so only "the whole units never exceed the
 * total" is to be shown. Suppose they would at a later U', and let T be the last date on which a unit due after U' was
 * paid (if there was none, the units due by U' number at most U'). On that date every started unit due by U' was paid
 * too, being sooner due. What has fallen due between T and U' had not started at T, so it numbers for a lot at most
 * floor(U' * weight / W) - ceil(T * weight / W), and over all lots at most U' - T. With the T units paid by then that
 * makes at most U'. (The method is the quota method of Balinski and Young, "The quota method of apportionment", American
 * Mathematical Monthly 82, 1975, in one step for a whole distribution; largest remainder alone does break the bound when
 * shares are below one unit.)
 *
 * A loan's principal is given back in equal proportion, so the amounts invested are its outstanding principal's exact
 * proportions throughout, and the last repayment of principal gives each lot exactly what it is owed. If a lot leaves
 * the series, the others start from what they have: the bound returns with the next distributions.
 *
 * List the lots by investment time, then id.
 *
 * @throws RangeError for a negative total, weight or payment, a repeated id, or a total above zero without any weight
 */
export const allocateCarried = (total: bigint, lots: readonly CarriedLot[]): CarriedPart[] => {
  assertLots(total, lots);
  const whole = lots.reduce((running, { weight }) => running + weight, 0n);
  if (whole === 0n) {
    if (total > 0n) throw new RangeError('An amount cannot be allocated when all weights are zero');
    return lots.map(({ id }) => ({ id, amount: 0n }));
  }
  const distributed = lots.reduce((running, { paid }) => running + paid, total);
  const claims = lots.map(({ id, weight, paid }, index): Claim => {
    const due = (distributed * weight) / whole;
    const fraction = (distributed * weight) % whole;
    const hasStartedUnit = fraction > 0n && paid <= due;
    return { id, index, weight, fraction, hasStartedUnit, amount: paid < due ? due - paid : 0n };
  });
  const left = total - claims.reduce((running, { amount }) => running + amount, 0n);
  if (left >= 0n) handOut(claims, left, whole);
  else takeBack(claims, -left);
  return claims.map(({ id, amount }) => ({ id, amount }));
};
