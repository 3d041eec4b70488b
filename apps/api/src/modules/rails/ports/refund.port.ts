import type { Provider } from '@cairn/contracts/rails/providers';
import type { Money } from './money.js';
import type { Outcome } from './outcome.js';

export type RefundOutcomeState = 'pending' | 'succeeded' | 'failed';

export interface RefundSnapshot {
  readonly providerRefundId: string;
  readonly state: RefundOutcomeState;
  readonly failureCode: string | null;
}

/** A refund as the provider lists it. */
export interface ProviderRefund extends RefundSnapshot {
  /** Our refund's id if we requested it; null for one made in the provider's dashboard. */
  readonly ours: string | null;
  readonly amount: Money;
}

export interface RefundToSend {
  readonly refundId: string;
  /** The provider's id of the payment. */
  readonly moneyRef: string;
  readonly amount: Money;
}

/** Gives collected money back to where it came from. */
export interface RefundPort {
  readonly provider: Provider;
  /** @param key the attempt's idempotency key */
  refund(key: string, refund: RefundToSend): Promise<Outcome<RefundSnapshot>>;
  read(providerRefundId: string): Promise<Outcome<RefundSnapshot>>;
  /** All refunds of a payment, including those made in the provider's dashboard. */
  listOf(moneyRef: string): Promise<Outcome<ProviderRefund[]>>;
}
