import { divideHalfUp } from '../money/rounding.js';

/** Minor units of a payment. */
export interface PaymentParts {
  readonly interest: bigint;
  readonly principal: bigint;
}

export interface ShareRow extends PaymentParts {
  /** Interest and principal together. */
  readonly total: bigint;
  /** Principal still owed to this investor after the payment. */
  readonly balance: bigint;
}

const NOTHING: PaymentParts = { interest: 0n, principal: 0n };

export interface InvestorLot {
  /** The amount invested, in minor units. */
  readonly amount: bigint;
  /** The total of all investors in the loan, in minor units: the loan's principal. */
  readonly whole: bigint;
  /** The amount distributed to all before these payments; nothing unless given. */
  readonly distributed?: PaymentParts;
  /** The part of it paid to this lot; nothing unless given. */
  readonly paid?: PaymentParts;
}

/**
 * An investor's share of a loan's payments: what the calculator and the calendar of repayments show, so that the same
 * amount on the same terms has the same figures in both.
 *
 * What is rounded is the share of all that was distributed up to a date, half up, for interest and principal apart; a
 * payment is the difference to the date before. Rounding each payment by itself instead would gather its errors, and a
 * schedule of the amount alone would have an instalment of its own: neither is how the money is shared out. So, at every
 * date, the sum is exact to half a minor unit, and all payments of principal sum to the amount exactly.
 *
 * What is really paid, by `allocateCarried`, is at every date the same exact share, rounded down or up: which of both
 * follows from all the other lots, because the parts of a payment have to sum to it. So it is within one minor unit of
 * this sum, and half up is the nearest that can be said without knowing the others. Where earlier payments are known,
 * `paid` takes the place of the rounded sum: the next payment makes up for the difference, as the money does.
 *
 * @throws RangeError for a negative amount, or a loan of nothing
 */
export const investorShare = <Row extends PaymentParts>(
  rows: readonly Row[],
  { amount, whole, distributed = NOTHING, paid = NOTHING }: InvestorLot,
): (Row & ShareRow)[] => {
  if (amount < 0n) throw new RangeError('The amount invested must not be negative');
  if (whole <= 0n) throw new RangeError('The loan must be above zero');
  const due = { ...distributed };
  const shown = { ...paid };
  const next = (kind: keyof PaymentParts, payment: bigint): bigint => {
    due[kind] += payment;
    const entitled = divideHalfUp(due[kind] * amount, whole);
    // The amount paid, rounded up, can exceed the rounded sum: nothing is taken back.
    const part = entitled > shown[kind] ? entitled - shown[kind] : 0n;
    shown[kind] += part;
    return part;
  };
  return rows.map((row) => {
    const interest = next('interest', row.interest);
    const principal = next('principal', row.principal);
    return { ...row, interest, principal, total: interest + principal, balance: amount - shown.principal };
  });
};
