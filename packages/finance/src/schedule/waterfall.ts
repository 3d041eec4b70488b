import { daysBetween } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';

/**
 * The order in which a payment that does not cover everything is used (docs/repayments.md). It is a term of the
 * contract: print it there, and pass another order where the contract has one.
 */
export const WATERFALL_ORDER = [
  'collection-costs',
  'late-fees',
  'overdue-interest',
  'overdue-principal',
  'current-interest',
  'current-principal',
  'prepayment',
] as const;

export type WaterfallBucket = (typeof WATERFALL_ORDER)[number];

/** Something a borrower owes; for `prepayment`, the principal that is not due yet. */
export interface Claim {
  readonly id: string;
  readonly bucket: WaterfallBucket;
  readonly dueOn: CalendarDate;
  /** Minor units. */
  readonly amount: bigint;
}

export interface SettledClaim extends Claim {
  readonly paid: bigint;
  readonly stillDue: bigint;
}

export interface WaterfallResult {
  /** All claims in the order in which they were served. */
  readonly claims: readonly SettledClaim[];
  /** The amount beyond all claims, in minor units. */
  readonly unapplied: bigint;
}

const byDueDate = (a: Claim, b: Claim): number => daysBetween(b.dueOn, a.dueOn);

/**
 * Applies a payment bucket by bucket, within a bucket oldest due date first, ties in the order given. Amounts are in
 * minor units of one currency. Split each settled claim among investors with `allocateCarried`.
 *
 * @throws RangeError for a negative amount, or a claim whose bucket the order leaves out
 */
export const applyWaterfall = (
  payment: bigint,
  claims: readonly Claim[],
  order: readonly WaterfallBucket[] = WATERFALL_ORDER,
): WaterfallResult => {
  if (payment < 0n || claims.some(({ amount }) => amount < 0n)) throw new RangeError('Amounts must not be negative');
  const missing = claims.find(({ bucket }) => !order.includes(bucket));
  if (missing !== undefined) throw new RangeError(`The order of payment leaves out ${missing.bucket}`);
  let unapplied = payment;
  const inOrder = claims.toSorted((a, b) => order.indexOf(a.bucket) - order.indexOf(b.bucket) || byDueDate(a, b));
  const settled = inOrder.map((claim) => {
    const paid = unapplied < claim.amount ? unapplied : claim.amount;
    unapplied -= paid;
    return { ...claim, paid, stillDue: claim.amount - paid };
  });
  return { claims: settled, unapplied };
};
