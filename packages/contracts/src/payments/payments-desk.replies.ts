import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';
import { LINE_DECISIONS, type LineDecision } from './line-decisions.js';
import { PROVIDERS, type Provider } from '../rails/providers.js';
import {
  DISPUTE_STATES,
  PAYMENT_STATES,
  REFUND_STATES,
  type DisputeState,
  type PaymentState,
  type RefundState,
} from '../lifecycles/payment.lifecycle.js';

/** How a failed refund was settled: by hand, by the payer's bank, or by a refund that somebody made at the provider. */
export const REFUND_RESOLUTIONS = ['retried', 'wallet', 'charged_back', 'refunded_elsewhere'] as const;
export type RefundResolution = (typeof REFUND_RESOLUTIONS)[number];
export const PAYMENT_ATTENTIONS = ['amount_mismatch', 'fraud_warning', 'debit_stopped', 'disputed_unpaid'] as const;

/** What finance looks at and then dismisses, with a reason: nothing moves by it. */
export const DISMISSED_ATTENTIONS: readonly string[] = ['fraud_warning', 'debit_stopped', 'disputed_unpaid'];
export const DISPUTE_BEARERS = ['escrow', 'refund', 'wallet', 'owner', 'platform'] as const;
export const STATEMENT_STATES = ['new', 'matched', 'missing_in_ledger', 'amount_mismatch'] as const;

/** One attempt to give a payment back. */
export class AdminRefund {
  @IdField() id: string;
  @IdField() paymentId: string;
  @IdField() userId: string;
  @TextField() userName: string;
  @TextField() userEmail: string;
  @TextField() subjectType: string;
  @IntegerField() attempt: number;
  /** Started by the platform, or by somebody in the provider's dashboard. */
  @ChoiceField(['platform', 'provider']) origin: 'platform' | 'provider';
  @ChoiceField(REFUND_STATES) state: RefundState;
  @MoneyField() amount: bigint;
  /** Of the amount of a failed one: what the payer's bank has taken back, and is not given a second time. */
  @MoneyField({ min: 0n }) takenByBank: bigint;
  /** Of the amount of a settled one: what the payer has from a refund that somebody made at the provider. */
  @MoneyField({ min: 0n }) takenElsewhere: bigint;
  @CurrencyField() currency: string;
  @TextField({ optional: true }) providerRefundId: string | null;
  @TextField({ optional: true }) failureCode: string | null;
  @InstantField() createdAt: Date;
  @InstantField({ optional: true }) finishedAt: Date | null;
  /** How a failed refund was settled. */
  @ChoiceField(REFUND_RESOLUTIONS, { optional: true }) resolution: RefundResolution | null;
  @InstantField({ optional: true }) resolvedAt: Date | null;
  /** Who has decided first, where two people are needed: somebody else decides next. */
  @TextField({ optional: true }) firstDecider: string | null;
  /** Failed, not settled, not under dispute, and not the reader's own money. */
  @FlagField() mayResolve: boolean;
  /** To the card as well: the provider refunds no payment that its payer's bank has taken a part of. */
  @FlagField() mayRetry: boolean;
}

export class AdminPayment {
  @IdField() id: string;
  @IdField() userId: string;
  @TextField() userName: string;
  @TextField() userEmail: string;
  @TextField() purpose: string;
  @ChoiceField(PAYMENT_STATES) state: PaymentState;
  @MoneyField() amount: bigint;
  @CurrencyField() currency: string;
  /** The amount that the provider reports as received. */
  @MoneyField({ optional: true, min: 0n }) received: bigint | null;
  @CurrencyField({ optional: true }) receivedCurrency: string | null;
  @MoneyField({ min: 0n }) refunded: bigint;
  @TextField({ optional: true }) providerPaymentId: string | null;
  @TextField({ optional: true }) failureCode: string | null;
  /** Why it needs review. */
  @ChoiceField(PAYMENT_ATTENTIONS, { optional: true }) attention: (typeof PAYMENT_ATTENTIONS)[number] | null;
  @InstantField() createdAt: Date;
  @InstantField({ optional: true }) collectedAt: Date | null;
  /** Who has decided first, where two people are needed: somebody else decides next. */
  @TextField({ optional: true }) firstDecider: string | null;
  /** Quarantined money can be given back. */
  @FlagField() mayReturn: boolean;
  @FlagField() mayDismiss: boolean;
}

export class AdminDispute {
  @IdField() id: string;
  @IdField() paymentId: string;
  @TextField() ref: string;
  @IdField() userId: string;
  @TextField() userName: string;
  @TextField() userEmail: string;
  @TextField() purpose: string;
  @ChoiceField(DISPUTE_STATES) state: DisputeState;
  @MoneyField() amount: bigint;
  @CurrencyField() currency: string;
  /** The provider's charge for it that was not returned. */
  @MoneyField({ min: 0n }) fee: bigint;
  @TextField() reason: string;
  /** The account charged until it is decided; null while nothing was taken. */
  @ChoiceField(DISPUTE_BEARERS, { optional: true }) borneBy: (typeof DISPUTE_BEARERS)[number] | null;
  @InstantField({ optional: true }) evidenceDueAt: Date | null;
  @InstantField() openedAt: Date;
  @InstantField({ optional: true }) withdrawnAt: Date | null;
  @InstantField({ optional: true }) closedAt: Date | null;
}

/** A line of the provider's statement. */
export class StatementLineRow {
  @TextField() id: string;
  @ChoiceField(PROVIDERS) provider: Provider;
  @TextField() kind: string;
  @ChoiceField(STATEMENT_STATES) state: (typeof STATEMENT_STATES)[number];
  @MoneyField() amount: bigint;
  @MoneyField() fee: bigint;
  @MoneyField() net: bigint;
  @CurrencyField() currency: string;
  @TextField({ optional: true }) sourceRef: string | null;
  @TextField({ optional: true }) description: string | null;
  @InstantField() occurredAt: Date;
  @InstantField({ optional: true }) availableOn: Date | null;
  /** Our transaction behind it. */
  @TextField({ optional: true }) transactionId: string | null;
  /** What waits to be booked: in suspense, or the difference to what the ledger has; 0 where nothing is to be moved. */
  @MoneyField() open: bigint;
  /** Who has decided first, where two people are needed. */
  @TextField({ optional: true }) firstDecider: string | null;
  /** What that person has decided: another person agrees by deciding the same. */
  @ChoiceField(LINE_DECISIONS, { optional: true }) firstDecision: LineDecision | null;
  /** What it was decided to be; a refund to its payer stays open until the provider has confirmed it. */
  @ChoiceField(LINE_DECISIONS, { optional: true }) decision: LineDecision | null;
  @FlagField() mayDecide: boolean;
}
