import type { CollectionRail, Provider } from '@cairn/contracts/rails/providers';
import type { Money } from './money.js';
import type { Outcome } from './outcome.js';

/** A linked account as the provider of debits keeps it. */
export interface KeptAccount {
  /** The payer at the provider. */
  readonly payerRef: string;
  readonly methodRef: string;
}

export interface AccountToKeep {
  readonly userId: string;
  readonly email: string;
  /** Where the payer is known already. */
  readonly payerRef: string | null;
  /** From the provider of links; good once. */
  readonly token: string;
  readonly mask: string | null;
}

/** What the payer agreed to, and from where. */
export interface Mandate {
  readonly acceptedAt: Date;
  readonly ip: string;
  readonly userAgent: string;
}

export interface DebitRequest {
  /** Our payment's id: the reference in the provider's records. */
  readonly paymentId: string;
  readonly rail: CollectionRail;
  readonly account: KeptAccount;
  readonly amount: Money;
  readonly description: string;
  /** Groups the payments of one campaign in the provider's records: the campaign's id. */
  readonly group: string | null;
  readonly mandate: Mandate;
}

/** Collects from what a payer has linked, without a page. Its payments are read as those of the same rail's pages. */
export interface DebitCollector {
  readonly provider: Provider;
  /** @param key the attempt's idempotency key */
  debit(key: string, request: DebitRequest): Promise<Outcome<string>>;
  /** The payment that an earlier attempt made; null when there is none. */
  find(paymentId: string, payerRef: string): Promise<Outcome<string | null>>;
  /** Takes back what an earlier attempt left by which no money moves: an order alone. Where none is left, it is done. */
  forgo?(paymentId: string, payerRef: string): Promise<Outcome<null>>;
}

/** Debits bank accounts that another provider has linked. */
export interface DebitPort extends DebitCollector {
  /** Takes an account over. One that is there already is found. */
  keep(account: AccountToKeep): Promise<Outcome<KeptAccount>>;
  /** Debits it no more. */
  drop(account: KeptAccount): Promise<Outcome<null>>;
}
