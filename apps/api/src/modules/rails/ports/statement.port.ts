import type { Provider } from '@cairn/contracts/rails/providers';
import type { Outcome } from './outcome.js';

export const STATEMENT_KINDS = [
  'charge',
  'refund',
  'refund_failure',
  'dispute',
  'payout',
  'payout_failure',
  'transfer',
  'transfer_return',
  'top_up',
  'fee',
  /** Out of a wallet that the provider keeps for a person, to a bank of theirs; what a bank sends back of it. */
  'holder_payout',
  'holder_payout_return',
  /** One side of what moved from one such wallet into another. */
  'wallet_transfer',
  'other',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** One line of the provider's statement. Amounts are signed: what left is negative. */
export interface StatementLine {
  readonly lineId: string;
  readonly kind: StatementKind;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly net: bigint;
  readonly currency: string;
  /** The provider's id of what moved: charge, refund, dispute, payout, transfer. */
  readonly sourceRef: string | null;
  /** The provider's id of the payment that a charge, refund or dispute belongs to. */
  readonly paymentRef: string | null;
  /** The provider's id of the wallet or account that moved, where it keeps one for each person. */
  readonly holderRef: string | null;
  /** Our id, where we wrote it into what moved. */
  readonly ourRef: string | null;
  readonly description: string | null;
  readonly occurredAt: Date;
  readonly availableOn: Date | null;
}

export interface StatementPage {
  /** Oldest first. */
  readonly lines: StatementLine[];
  readonly cursor: string | null;
  readonly more: boolean;
}

/** The provider's own records of what moved, from a cursor on. */
export interface StatementPort {
  readonly provider: Provider;
  /** @param cursor where the last page ended; null to begin with the first line */
  next(cursor: string | null): Promise<Outcome<StatementPage>>;
}
