/** An amount in minor units. */
export interface Funds {
  readonly Currency: string;
  readonly Amount: number;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Instants are business time in milliseconds. */
interface Made {
  readonly id: string;
  readonly tag: string | null;
  readonly createdAt: number;
}

export interface UserDocument extends Made {
  readonly person: 'NATURAL' | 'LEGAL';
  /** Owners of the newer kind act themselves before their account is active. */
  readonly acts: boolean;
  status: 'ACTIVE' | 'PENDING_USER_ACTION';
  kyc: 'LIGHT' | 'REGULAR';
  /** As they were sent. */
  readonly fields: Fields;
}

export interface WalletDocument extends Made {
  readonly ownerId: string;
  readonly description: string;
  readonly currency: string;
}

export interface AccountDocument extends Made {
  readonly userId: string;
  readonly type: string;
  active: boolean;
  readonly fields: Fields;
}

export const TRANSACTION_STATES = ['CREATED', 'SUCCEEDED', 'FAILED'] as const;

/** A payment in, a payout, a transfer, or what was given back of one. */
export interface TransactionDocument extends Made {
  readonly kind: 'PAYIN' | 'PAYOUT' | 'TRANSFER';
  readonly nature: 'REGULAR' | 'REFUND';
  readonly authorId: string;
  readonly creditedWalletId: string | null;
  readonly debitedWalletId: string | null;
  debited: Funds;
  readonly fees: Funds;
  status: (typeof TRANSACTION_STATES)[number];
  resultCode: string | null;
  executedAt: number | null;
  /** Of a payment by card: its page. By wire: what was declared. Of a payout: the account and its reference. */
  readonly details: Fields;
  /** What it gives back. */
  readonly initialId: string | null;
}

export interface KycDocument extends Made {
  readonly userId: string;
  readonly type: string;
  status: 'CREATED' | 'VALIDATION_ASKED' | 'VALIDATED' | 'REFUSED';
  pages: number;
  refusedReason: string | null;
}

export interface HookDocument extends Made {
  readonly eventType: string;
  url: string;
  status: 'ENABLED' | 'DISABLED';
  validity: 'UNKNOWN' | 'VALID' | 'INVALID';
  /** Tries in a row that were not answered with 200. */
  failures: number;
}

/** Something that has happened, as Mangopay's own list of events has it. */
export interface EventDocument {
  readonly id: string;
  readonly eventType: string;
  readonly resourceId: string;
  readonly at: number;
}

/** The answer to a call that had a key, for those who missed it. */
export interface KeptResponse {
  readonly status: number;
  readonly body: object | null;
  readonly url: string;
  readonly at: number;
}

/** One line of Mangopay's own books. */
export interface MovementDocument {
  readonly id: string;
  readonly walletId: string;
  readonly kind: 'pay_in' | 'pay_out' | 'transfer' | 'refund' | 'pay_out_back';
  readonly subject: string;
  readonly currency: string;
  readonly minor: number;
  readonly at: number;
}

export interface MangopaySettings {
  /** How long a token is good for, in seconds of business time. */
  readonly tokenSeconds: number;
  /** Until somebody has looked at an identity document, in seconds of business time. */
  readonly kycSeconds: number;
}
