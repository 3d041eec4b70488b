import { holdings } from './balance.js';
import type { Payout } from '../objects.js';
import type { StripeWorld } from '../world.js';

/** Where the money of one currency is, in minor units. */
export interface CurrencyConservation {
  captured: number;
  /** Captured, but without a balance transaction yet. */
  settling: number;
  toppedUp: number;
  refunded: number;
  transferred: number;
  fees: number;
  disputed: number;
  /** Sent to the platform's own bank. */
  paidOut: number;
  /** The platform's balance, available and pending. */
  held: number;
  /** captured + toppedUp = settling + held + refunded + transferred + fees + disputed + paidOut, and the lines add up */
  conserved: boolean;
}

/** The same for everything that went to connected accounts, in minor units. */
export interface ConnectedConservation {
  /** Transfers less their reversals. */
  received: number;
  /** Payouts that did not come back. */
  paidOut: number;
  held: number;
  /** received = held + paidOut */
  conserved: boolean;
}

export interface Conservation {
  readonly conserved: boolean;
  readonly connected: Record<string, ConnectedConservation>;
  readonly currencies: Record<string, CurrencyConservation>;
}

/** What of a payout has left for good. */
const standing = (payout: Payout): number =>
  payout.status === 'failed' || payout.status === 'canceled' ? 0 : payout.amount;

function connectedConservation(world: StripeWorld): Map<string, ConnectedConservation> {
  const currencies = new Map<string, ConnectedConservation>();
  const of = (currency: string): ConnectedConservation => {
    const sums = currencies.get(currency) ?? { received: 0, paidOut: 0, held: 0, conserved: true };
    currencies.set(currency, sums);
    return sums;
  };
  for (const transfer of world.transfers.list(null)) {
    of(transfer.currency).received += transfer.amount - transfer.amount_reversed;
  }
  for (const payout of world.payouts.everything()) {
    if (world.payouts.accountOf(payout.id) !== null) of(payout.currency).paidOut += standing(payout);
  }
  for (const movement of world.balanceTransactions.everything()) {
    if (world.balanceTransactions.accountOf(movement.id) !== null) of(movement.currency).held += movement.net;
  }
  for (const sums of currencies.values()) sums.conserved = sums.received === sums.held + sums.paidOut;
  return currencies;
}

/**
 * Checks that no money came from nowhere or went nowhere: the sums are taken from charges, refunds, transfers and
 * disputes, and compared with the balance, which is kept separately.
 */
export function conservation(world: StripeWorld): Conservation {
  const currencies = new Map<string, CurrencyConservation>();
  const of = (currency: string): CurrencyConservation => {
    const known = currencies.get(currency);
    if (known) return known;
    const created = {
      captured: 0,
      settling: 0,
      toppedUp: 0,
      refunded: 0,
      transferred: 0,
      fees: 0,
      disputed: 0,
      paidOut: 0,
      held: 0,
      conserved: true,
    };
    currencies.set(currency, created);
    return created;
  };
  for (const charge of world.charges.list(null)) {
    if (charge.status !== 'succeeded') continue;
    of(charge.currency).captured += charge.amount;
    if (charge.balance_transaction === null) of(charge.currency).settling += charge.amount;
  }
  for (const refund of world.refunds.list(null)) {
    const back = refund.status === 'failed' || refund.status === 'canceled';
    if (!back && refund.balance_transaction !== null) of(refund.currency).refunded += refund.amount;
  }
  for (const transfer of world.transfers.list(null)) {
    of(transfer.currency).transferred += transfer.amount - transfer.amount_reversed;
  }
  for (const dispute of world.disputes.list(null)) {
    if (dispute.status !== 'won' && dispute.balance_transactions.length > 0)
      of(dispute.currency).disputed += dispute.amount;
  }
  for (const topup of world.topups.list(null)) {
    if (topup.status === 'succeeded') of(topup.currency).toppedUp += topup.amount;
  }
  for (const payout of world.payouts.list(null)) of(payout.currency).paidOut += standing(payout);
  for (const movement of world.balanceTransactions.list(null)) of(movement.currency).fees += movement.fee;
  for (const [currency, holding] of holdings(world, null)) of(currency).held = holding.available + holding.pending;
  for (const sums of currencies.values()) {
    sums.conserved =
      sums.captured + sums.toppedUp ===
      sums.settling + sums.held + sums.refunded + sums.transferred + sums.fees + sums.disputed + sums.paidOut;
  }
  const connected = connectedConservation(world);
  return {
    conserved: [...currencies.values(), ...connected.values()].every((sums) => sums.conserved),
    connected: Object.fromEntries(connected),
    currencies: Object.fromEntries(currencies),
  };
}
