import { stands } from './payments/refund-body.js';
import { outOf } from './payouts/paying-out.js';
import type { PaypalWorld } from './world.js';

/** Where the money of one currency is, in minor units. */
export interface PaypalSums {
  captured: number;
  toppedUp: number;
  refunded: number;
  /** Held for disputes, and lost by them. */
  disputed: number;
  fees: number;
  paidOut: number;
  /** The balance, by the lines of the books. */
  held: number;
  /** captured + toppedUp = held + refunded + disputed + fees + paidOut */
  conserved: boolean;
}

export interface PaypalConservation {
  readonly conserved: boolean;
  readonly currencies: Readonly<Record<string, PaypalSums>>;
}

const EMPTY: PaypalSums = {
  captured: 0,
  toppedUp: 0,
  refunded: 0,
  disputed: 0,
  fees: 0,
  paidOut: 0,
  held: 0,
  conserved: true,
};

/** Checks that no money came from nowhere or went nowhere: documents on one side, the lines of the books on the other. */
export function paypalConservation(world: PaypalWorld): PaypalConservation {
  const currencies = new Map<string, PaypalSums>();
  const of = (currency: string): PaypalSums => {
    const sums = currencies.get(currency) ?? { ...EMPTY };
    currencies.set(currency, sums);
    return sums;
  };
  for (const { amount, fee } of world.captures.all()) {
    if (fee === null) continue;
    of(amount.currency).captured += amount.minor;
    of(amount.currency).fees += fee;
  }
  for (const refund of world.refunds.all()) {
    if (refund.kind === 'refund' && stands(refund)) of(refund.amount.currency).refunded += refund.amount.minor;
  }
  for (const { amount, outcome, fee } of world.disputes.all()) {
    if (outcome !== 'RESOLVED_SELLER_FAVOUR') of(amount.currency).disputed += amount.minor;
    of(amount.currency).fees += fee;
  }
  for (const item of world.items.all()) {
    of(item.amount.currency).paidOut += outOf(item);
    of(item.amount.currency).fees += item.fee;
  }
  for (const { kind, currency, minor } of world.movements.all()) {
    of(currency).held += minor;
    if (kind === 'topup') of(currency).toppedUp += minor;
  }
  for (const sums of currencies.values()) {
    const gone = sums.refunded + sums.disputed + sums.fees + sums.paidOut;
    sums.conserved = sums.captured + sums.toppedUp === sums.held + gone;
  }
  return {
    conserved: [...currencies.values()].every(({ conserved }) => conserved),
    currencies: Object.fromEntries(currencies),
  };
}
