import type { Provider } from '@cairn/contracts/rails/providers';
import type { Money } from './money.js';
import type { Outcome } from './outcome.js';

export interface Disbursement {
  /** The attempt's idempotency key. */
  readonly key: string;
  readonly payoutId: string;
  /** The payee's account at the provider. */
  readonly payeeRef: string;
  readonly amount: Money;
  readonly group: string;
}

/** Pays a payee from the platform's balance at the provider. */
export interface DisbursementPort {
  readonly provider: Provider;
  /** Gives the provider's id of the transfer. */
  send(disbursement: Disbursement): Promise<Outcome<string>>;
  /** The transfer that an earlier attempt of this payout made; null when there is none. */
  find(payoutId: string, group: string): Promise<Outcome<string | null>>;
}
