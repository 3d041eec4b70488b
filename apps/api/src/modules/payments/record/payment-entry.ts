import { derivedId } from '../../../kernel/crypto/ids.js';
import type { LedgerEntry, Posting } from '../../ledger/index.js';
import type { PaymentEntity } from './payment.entity.js';

/** The entries that reconciliation makes for a payment: each step once, under a key that follows from the payment. */
export const paymentEntry = (
  { id }: PaymentEntity,
  kind: string,
  step: string,
  postings: readonly Posting[],
): LedgerEntry => ({
  uid: derivedId(`payment:${id}:${step}`),
  kind,
  phase: 'posted',
  sourceType: 'payment',
  sourceId: id,
  actor: 'reconciliation',
  postings,
});
