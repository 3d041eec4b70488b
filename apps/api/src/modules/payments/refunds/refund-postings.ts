import { derivedId } from '../../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry } from '../../ledger/index.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import type { RefundEntity } from './refund.entity.js';

const about = (refund: RefundEntity, actor: string) => ({
  phase: 'posted' as const,
  sourceType: 'refund',
  sourceId: refund.id,
  actor,
});

/** 8: the provider has given the money back. */
export const refunded = (refund: RefundEntity, { provider }: PaymentEntity): LedgerEntry => ({
  ...about(refund, 'refunds'),
  uid: refund.id,
  kind: 'refund',
  postings: [
    {
      debit: accountCode.refundDue(provider, refund.currency),
      credit: accountCode.clearing(provider, refund.currency),
      minor: refund.amount,
      currency: refund.currency,
    },
  ],
});

/** The payer's bank sent it back days later: the provider holds it, and it is owed again. */
export const refundFailed = (refund: RefundEntity, { provider }: PaymentEntity): LedgerEntry => ({
  ...about(refund, 'refunds'),
  uid: derivedId(`refund:${refund.id}:failed`),
  kind: 'refund_failed',
  postings: [
    {
      debit: accountCode.clearing(provider, refund.currency),
      credit: accountCode.refundDue(provider, refund.currency),
      minor: refund.amount,
      currency: refund.currency,
    },
  ],
});

/** A part of what is owed that the payer has already: it is owed no more, and its kind and its uid say how. */
const partTaken = (
  refund: RefundEntity,
  minor: bigint,
  actor: string,
  how: { kind: 'refund_charged_back' | 'refund_made_elsewhere'; mark: string; credit: string },
  provider: PaymentEntity['provider'],
): LedgerEntry => ({
  ...about(refund, actor),
  uid: derivedId(`refund:${refund.id}:${how.mark}`),
  kind: how.kind,
  postings: [
    {
      debit: accountCode.refundDue(provider, refund.currency),
      credit: how.credit,
      minor,
      currency: refund.currency,
    },
  ],
});

/**
 * What the payer's bank has taken already: the platform, which had borne the chargeback, no longer does. The kind is the
 * refund's, the money the dispute's.
 */
export const refundChargedBack = (
  refund: RefundEntity,
  { provider }: PaymentEntity,
  minor: bigint,
  actor: string,
): LedgerEntry => {
  const credit = accountCode.chargebackLoss(provider, refund.currency);
  return partTaken(refund, minor, actor, { kind: 'refund_charged_back', mark: 'charged_back', credit }, provider);
};

/** What the payer has from the provider already, by nobody's order here. */
export const refundMadeElsewhere = (
  refund: RefundEntity,
  { provider }: PaymentEntity,
  minor: bigint,
  actor: string,
): LedgerEntry => {
  const credit = accountCode.adjustment(refund.currency);
  return partTaken(refund, minor, actor, { kind: 'refund_made_elsewhere', mark: 'made_elsewhere', credit }, provider);
};

/** The card takes nothing any more: the payer gets `minor` in the wallet. */
export const refundToWallet = (
  refund: RefundEntity,
  payment: PaymentEntity,
  minor: bigint,
  actor: string,
): LedgerEntry => ({
  ...about(refund, actor),
  uid: derivedId(`refund:${refund.id}:wallet`),
  kind: 'refund_to_wallet',
  postings: [
    {
      debit: accountCode.refundDue(payment.provider, refund.currency),
      credit: accountCode.wallet(payment.userId, refund.currency),
      minor,
      currency: refund.currency,
    },
  ],
});
