import { derivedId } from '../../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry } from '../../ledger/index.js';
import type { PaymentEntity } from '../../payments/index.js';
import type { TopUpEntity } from './top-up.entity.js';

const uidOf = (payment: PaymentEntity): string => derivedId(`payment:${payment.id}:top_up`);
const about = (payment: PaymentEntity) => ({
  kind: 'top_up',
  sourceType: 'payment',
  sourceId: payment.id,
  actor: payment.userId,
});

/** Names the pending transaction of a debit about which the payer's bank decides. */
export const holdUidOf = (payment: PaymentEntity): string => derivedId(`payment:${payment.id}:top_up:hold`);

const brought = ({ amount, fee, userId, currency }: TopUpEntity, { provider, surcharge }: PaymentEntity) => {
  const debit = accountCode.clearing(provider, currency);
  return [
    { debit, credit: accountCode.wallet(userId, currency), minor: amount, currency },
    { debit, credit: accountCode.walletFee(currency), minor: fee, currency },
    { debit, credit: accountCode.wireFee(currency), minor: surcharge, currency },
  ];
};

/** Row 1a: on its way; the wallet shows it and cannot spend it. */
export const onItsWay = (topUp: TopUpEntity, payment: PaymentEntity): LedgerEntry => ({
  ...about(payment),
  uid: holdUidOf(payment),
  phase: 'pending',
  postings: brought(topUp, payment),
});

/** Row 1: the money has arrived, where it was not on its way in the ledger. */
export const arrived = (topUp: TopUpEntity, payment: PaymentEntity): LedgerEntry => ({
  ...about(payment),
  uid: uidOf(payment),
  phase: 'posted',
  postings: brought(topUp, payment),
});

/** How what was on its way ends: `post` when it arrives, `void` when the bank declines. */
export const endOfWay = (payment: PaymentEntity, phase: 'post' | 'void'): LedgerEntry => ({
  ...about(payment),
  uid: phase === 'post' ? uidOf(payment) : derivedId(`payment:${payment.id}:top_up:void`),
  phase,
  pendingUid: holdUidOf(payment),
});
