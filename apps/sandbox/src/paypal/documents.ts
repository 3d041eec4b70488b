import type { Amount } from './money.js';

/** What the payer pays with. */
export const WAYS = ['balance', 'bank', 'declined_card'] as const;
export type Way = (typeof WAYS)[number];
export const isWay = (value: unknown): value is Way => WAYS.some((way) => way === value);

/** The owner of an account that pays. */
export interface Payer {
  readonly givenName: string;
  readonly surname: string;
  readonly email: string;
}

export interface UnitDocument {
  referenceId: string;
  amount: Amount;
  description: string | null;
  customId: string | null;
  invoiceId: string | null;
  softDescriptor: string | null;
  captureId: string | null;
}

/** Instants are business time in milliseconds. */
export interface OrderDocument {
  readonly id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  readonly units: UnitDocument[];
  /** Whether the payer's way was named at creation, which changes the first state and the name of the link. */
  readonly named: boolean;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly brandName: string | null;
  readonly locale: string | null;
  readonly immediate: boolean;
  readonly createdAt: number;
  updatedAt: number;
  way: Way | null;
  payerId: string | null;
  /** Missing on orders of before payers had accounts of their own. */
  payer?: Payer;
  /** Captures that the payer's bank refused. */
  refusals: number;
  /** After its time nobody finds it any more. */
  expired: boolean;
}

export type CaptureReason = 'ECHECK' | 'BUYER_COMPLAINT' | 'CHARGEBACK';

export interface CaptureDocument {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Amount;
  readonly customId: string | null;
  readonly invoiceId: string | null;
  readonly createdAt: number;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED';
  reason: CaptureReason | null;
  /** Null until the money is there. */
  fee: number | null;
  updatedAt: number;
}

export const REFUND_ENDINGS = ['COMPLETED', 'FAILED', 'CANCELLED'] as const;
export type RefundEnding = (typeof REFUND_ENDINGS)[number];

export interface RefundDocument {
  readonly id: string;
  readonly captureId: string;
  /** A reversal is taken by PayPal for a payer who was right. */
  readonly kind: 'refund' | 'reversal';
  readonly amount: Amount;
  readonly customId: string | null;
  readonly invoiceId: string | null;
  readonly note: string | null;
  readonly createdAt: number;
  status: 'PENDING' | RefundEnding;
  updatedAt: number;
}

export type ItemStatus =
  | 'PENDING'
  | 'SUCCESS'
  | 'FAILED'
  | 'UNCLAIMED'
  | 'RETURNED'
  | 'ONHOLD'
  | 'BLOCKED'
  | 'REFUNDED'
  | 'REVERSED'
  | 'DENIED';

export interface PayoutItemDocument {
  readonly id: string;
  readonly batchId: string;
  readonly senderItemId: string | null;
  readonly recipientType: string;
  readonly receiver: string;
  readonly note: string | null;
  readonly amount: Amount;
  status: ItemStatus;
  transactionId: string | null;
  fee: number;
  processedAt: number | null;
}

export interface BatchDocument {
  readonly id: string;
  readonly senderBatchId: string;
  readonly emailSubject: string | null;
  readonly emailMessage: string | null;
  readonly createdAt: number;
  status: 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'DENIED';
  completedAt: number | null;
}

export interface EvidenceDocument {
  readonly type: string;
  readonly notes: string | null;
  readonly documents: readonly string[];
  readonly at: number;
}

export interface DisputeDocument {
  readonly id: string;
  readonly captureId: string;
  readonly amount: Amount;
  readonly reason: string;
  readonly stage: 'INQUIRY' | 'CHARGEBACK';
  readonly createdAt: number;
  readonly dueAt: number;
  status: 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED';
  outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | 'ACCEPTED' | null;
  evidences: EvidenceDocument[];
  /** What PayPal took for the payer, once the dispute is lost. */
  reversalId: string | null;
  fee: number;
  updatedAt: number;
}

/** Why the balance of the account changed. */
export type MovementKind =
  | 'capture'
  | 'fee'
  | 'refund'
  | 'refund_back'
  | 'reversal'
  | 'dispute_hold'
  | 'dispute_back'
  | 'dispute_fee'
  | 'payout'
  | 'payout_back'
  | 'payout_fee'
  | 'topup';

/** One line of PayPal's own books: what the account's balance gained or lost. */
export interface MovementDocument {
  readonly id: string;
  readonly kind: MovementKind;
  readonly subject: string;
  readonly currency: string;
  readonly minor: number;
  readonly at: number;
}

export interface WebhookDocument {
  readonly id: string;
  /** The one that the sandbox was started with. */
  readonly preset: boolean;
  url: string;
  eventTypes: string[];
}

export interface EventDocument {
  readonly id: string;
  readonly type: string;
  /** The ids that a search by transaction finds it by. */
  readonly subject: string;
  readonly at: number;
  /** The bytes that are signed. */
  readonly body: string;
}

export interface PaypalSettings {
  /** How refunds begin: done, or pending until somebody decides. */
  readonly refunds: 'completed' | 'pending';
  /** How long a token is good for, in seconds of business time. */
  readonly tokenSeconds: number;
  /** How far reports are behind the account, in seconds of business time; up to three hours at the real one. */
  readonly reportDelaySeconds: number;
}
