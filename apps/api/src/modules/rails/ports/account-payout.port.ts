import type { Provider } from '@cairn/contracts/rails/providers';
import type { Money } from './money.js';
import type { Op, Outcome } from './outcome.js';

export interface AccountPayout {
  /** Our id: the reference in the provider's records. */
  readonly payoutId: string;
  /** Our number, which the receiver reads. */
  readonly number: string;
  /** The provider's id of the receiver's account. */
  readonly accountRef: string;
  readonly amount: Money;
}

/** The provider's own word on a payout. */
export interface AccountPayoutSnapshot {
  readonly ref: string;
  /** The provider's id of the movement, as its statement names it; null before money has moved. */
  readonly moneyRef: string | null;
  /** paid: it has left the platform's balance. returned: it is back there, perhaps weeks later. */
  readonly state: 'sent' | 'paid' | 'failed' | 'returned';
  readonly failureCode: string | null;
}

/** Pays people at their own accounts with the provider: those from which they have paid before. */
export interface AccountPayoutPort {
  readonly provider: Provider;
  /** Whether its keys are configured. */
  readonly isConfigured: boolean;
  /** The same payout gives the same result, however often it is asked for within `repeatableDays`. */
  send(op: Op, payout: AccountPayout): Promise<Outcome<AccountPayoutSnapshot>>;
  /** Days for which the provider knows a payout again; afterwards it would pay a second time. */
  readonly repeatableDays: number;
  read(ref: string): Promise<Outcome<AccountPayoutSnapshot>>;
}
