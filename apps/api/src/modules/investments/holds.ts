import { derivedId } from '../../kernel/crypto/ids.js';
import type { Tx } from '../../kernel/database/in-tx.js';
import { accountCode, type LedgerEntry } from '../ledger/index.js';
import type { PaymentEntity } from '../payments/index.js';

/** The pending transaction that a card payment holds in the books while its page is open, and how it ends. */
const holdUid = (paymentId: string): string => derivedId(`payment:${paymentId}:hold`);

const about = (payment: PaymentEntity) => ({
  kind: 'investment_card',
  sourceType: 'payment',
  sourceId: payment.id,
  actor: payment.userId,
});

export const hold = (payment: PaymentEntity, campaignId: string): LedgerEntry => ({
  ...about(payment),
  uid: holdUid(payment.id),
  phase: 'pending',
  postings: [
    {
      debit: accountCode.clearing(payment.provider, payment.currency),
      credit: accountCode.escrow(campaignId, payment.currency),
      minor: payment.amount,
      currency: payment.currency,
    },
  ],
});

export const settleHold = (payment: PaymentEntity): LedgerEntry => ({
  ...about(payment),
  uid: derivedId(`payment:${payment.id}:post`),
  phase: 'post',
  pendingUid: holdUid(payment.id),
});

export const freeHold = (payment: PaymentEntity): LedgerEntry => ({
  ...about(payment),
  uid: derivedId(`payment:${payment.id}:void`),
  phase: 'void',
  pendingUid: holdUid(payment.id),
});

/** Whether the hold of this very payment still stands. */
export async function isHeld(tx: Tx, payment: PaymentEntity): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `select 1 from ledger.tx t where t.uid = $1 and not exists (select 1 from ledger.tx s where s.pending_id = t.id)`,
    [holdUid(payment.id)],
  );
  return rows.length > 0;
}
