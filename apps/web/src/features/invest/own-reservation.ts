import type { AmountRules } from '../../lib/format/amount.js';
import type { Reservation } from '../../lib/site/own-investments.js';
import type { Preparation } from './queries.js';

/** Obstacles that the user's own reservation may cause. */
const BY_ONESELF: readonly string[] = ['investment.limit_exceeded', 'investment.amount_left', 'investment.shares_left'];

type Held = Pick<Reservation, 'amount'> | null;

/** Whether an amount may be chosen: obstacles that only the user's own reservation causes are ignored. */
export const mayChoose = ({ allowed, reasons }: Preparation, own: Held): boolean =>
  allowed || (own !== null && reasons.every(({ code }) => BY_ONESELF.includes(code)));

type Limit = NonNullable<Preparation['limit']>;

/**
 * An amount of the campaign's currency converted to the limit's: only for display, the API decides. Where the two
 * differ it follows from what remains in both.
 */
export const measured = ({ remaining, remainingHere, currency }: Limit, amount: number, inCurrency: string): number => {
  if (inCurrency === currency) return amount;
  return remainingHere ? Math.round((amount * remaining) / remainingHere) : 0;
};

/** R-02 with the user's own reservation counted as not spent yet. */
export const limitWithout = (limit: Preparation['limit'], own: Held, currency: string): Preparation['limit'] => {
  if (limit === null || own === null) return limit;
  const freed = measured(limit, own.amount, currency);
  const used = Math.max(0, limit.used - freed);
  const remaining = Math.max(0, limit.limit - used);
  const elsewhere = limit.remainingHere === null ? null : limit.remainingHere + own.amount;
  const basis = { ...limit.basis, committed: Math.max(0, limit.basis.committed - freed) };
  return { ...limit, used, remaining, basis, remainingHere: currency === limit.currency ? remaining : elsewhere };
};

/** The amounts on offer; the user's own reservation is changed and not added to, so that it counts as available. */
export const rulesOf = (preparation: Preparation, own: Held): AmountRules => {
  const { minimum, maximum, remainingCapacity, pricePerShare: price, currency } = preparation;
  const held = own?.amount ?? 0;
  // Where the campaign's own maximum is the smaller one, what is left does not raise it.
  const most = maximum < remainingCapacity ? maximum : remainingCapacity + held;
  const limit = limitWithout(preparation.limit, own, currency);
  return { minimum, maximum: Math.min(most, limit?.remainingHere ?? Infinity), price };
};
