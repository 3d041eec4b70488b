export interface Money {
  readonly minor: bigint;
  readonly currency: string;
}

/** What the payer is asked for on the provider's page. */
export interface CollectionRequest {
  /** Our payment's id: the provider's idempotency key and the reference in its books. */
  paymentId: string;
  amount: Money;
  description: string;
  customerEmail: string;
  locale: string;
  /** Where the browser comes back; `{CHECKOUT_SESSION_ID}` is filled in by the provider. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** Groups the payments of one campaign in the provider's books. */
  group: string | null;
}

export interface CollectionOpened {
  sessionId: string;
  url: string;
  expiresAt: Date;
}

export type CollectionState = 'open' | 'collected' | 'failed' | 'expired';

/** The provider's own word on a collection. */
export interface CollectionSnapshot {
  sessionId: string;
  state: CollectionState;
  requested: Money;
  received: Money;
  /** What a refund refers to. */
  providerPaymentId: string | null;
  /** What the provider kept, once it is known. */
  fee: Money | null;
  failureCode: string | null;
}

export type RefundOutcomeState = 'pending' | 'succeeded' | 'failed';

export interface RefundSnapshot {
  providerRefundId: string;
  state: RefundOutcomeState;
  failureCode: string | null;
}

export interface PayeeReadiness {
  ready: boolean;
  detailsSubmitted: boolean;
  companyName: string | null;
}

export type WebhookHint =
  | { kind: 'collection'; sessionId: string }
  | { kind: 'collection_by_payment'; providerPaymentId: string }
  | { kind: 'refund'; providerRefundId: string }
  | { kind: 'payee'; accountId: string }
  | { kind: 'other' };

export type Verdict =
  { ok: true; eventId: string; type: string; hint: WebhookHint } | { ok: false; why: 'signature' | 'stale' | 'shape' };

export type { Outcome } from './outcome.js';
