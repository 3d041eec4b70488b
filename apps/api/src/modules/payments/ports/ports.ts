export interface Money {
  readonly minor: bigint;
  readonly currency: string;
}

/** The amount that the payer owes on the provider's page. */
export interface CollectionRequest {
  /** Our payment's id: the reference in the provider's records. */
  paymentId: string;
  /** The attempt's idempotency key at the provider. */
  key: string;
  amount: Money;
  description: string;
  customerEmail: string;
  locale: string;
  /** Where the browser returns; `{CHECKOUT_SESSION_ID}` is filled in by the provider. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** Groups the payments of one campaign in the provider's records. */
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
  /** The payment that a refund refers to. */
  providerPaymentId: string | null;
  /** The provider's fee; null until it is known, often minutes after the money. */
  fee: Money | null;
  /** The amount added to the provider's balance, where its currency differs from the payer's. */
  exchanged: Money | null;
  failureCode: string | null;
}

export type RefundOutcomeState = 'pending' | 'succeeded' | 'failed';

export interface RefundSnapshot {
  providerRefundId: string;
  state: RefundOutcomeState;
  failureCode: string | null;
}

/** A refund as the provider lists it. */
export interface ProviderRefund extends RefundSnapshot {
  /** Our refund's id if we requested it; null for one made in the provider's dashboard. */
  ours: string | null;
  amount: Money;
}

export interface DisputeSnapshot {
  ref: string;
  providerPaymentId: string | null;
  state: 'warning' | 'open' | 'won' | 'lost';
  amount: Money;
  /** Minor units of the dispute's currency, all of them sums since it began. */
  withdrawn: bigint;
  reinstated: bigint;
  feeCharged: bigint;
  feeReturned: bigint;
  reason: string;
  evidenceDueAt: Date | null;
}

export const STATEMENT_KINDS = [
  'charge',
  'refund',
  'refund_failure',
  'dispute',
  'payout',
  'payout_failure',
  'transfer',
  'top_up',
  'fee',
  'other',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** One line of the provider's statement. Amounts are signed: what left is negative. */
export interface StatementLine {
  lineId: string;
  kind: StatementKind;
  amount: bigint;
  fee: bigint;
  net: bigint;
  currency: string;
  /** The provider's id of what moved: charge, refund, dispute, payout, transfer. */
  sourceRef: string | null;
  /** The provider's id of the payment that a charge, refund or dispute belongs to. */
  paymentRef: string | null;
  /** Our id, where we wrote it into what moved. */
  ourRef: string | null;
  description: string | null;
  occurredAt: Date;
  availableOn: Date | null;
}

export interface StatementPage {
  /** Oldest first. */
  lines: StatementLine[];
  cursor: string | null;
  more: boolean;
}

export interface PayeeReadiness {
  ready: boolean;
  detailsSubmitted: boolean;
  companyName: string | null;
}

export type { Outcome } from './outcome.js';
