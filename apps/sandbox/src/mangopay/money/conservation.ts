import type { MangopayWorld } from '../world.js';
import { creditedOf } from './transactions.js';

/** Where the money of one currency is, in minor units. */
export interface MangopaySums {
  /** Paid in, less the platform's fees. */
  paidIn: number;
  refunded: number;
  paidOut: number;
  /** In the wallets, by the lines of the books. */
  held: number;
  /** paidIn = held + refunded + paidOut */
  conserved: boolean;
}

export interface MangopayConservation {
  readonly conserved: boolean;
  readonly currencies: Readonly<Record<string, MangopaySums>>;
}

/** Checks that no money came from nowhere or went nowhere: payments on one side, the lines of the books on the other. */
export function mangopayConservation(world: MangopayWorld): MangopayConservation {
  const currencies: Record<string, MangopaySums> = {};
  const of = (currency: string): MangopaySums =>
    (currencies[currency] ??= { paidIn: 0, refunded: 0, paidOut: 0, held: 0, conserved: true });
  for (const transaction of world.transactions.all()) {
    const { kind, nature, status, debited } = transaction;
    const sums = of(debited.Currency);
    if (kind === 'PAYIN' && status === 'SUCCEEDED') {
      if (nature === 'REFUND') sums.refunded += debited.Amount;
      else sums.paidIn += creditedOf(transaction);
    }
    if (kind === 'PAYOUT' && nature === 'REGULAR' && status !== 'FAILED') sums.paidOut += debited.Amount;
    if (kind === 'PAYOUT' && nature === 'REFUND') sums.paidOut -= debited.Amount;
  }
  let isWhole = true;
  for (const { currency, minor } of world.movements.all()) of(currency).held += minor;
  for (const wallet of world.wallets.all()) if (world.balance(wallet.id) < 0) isWhole = false;
  for (const sums of Object.values(currencies)) {
    sums.conserved = sums.paidIn === sums.held + sums.refunded + sums.paidOut;
    isWhole &&= sums.conserved;
  }
  return { conserved: isWhole, currencies };
}
