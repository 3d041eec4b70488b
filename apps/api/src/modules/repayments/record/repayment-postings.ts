import { derivedId } from '../../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry } from '../../ledger/index.js';
import type { PaymentEntity } from '../../payments/index.js';
import type { RepaymentEntity } from './repayment.entity.js';

type Source = Pick<LedgerEntry, 'kind' | 'sourceType' | 'sourceId' | 'actor'>;

/** Row 11: what the owner pays waits for its distribution; what a transfer costs on top is the platform's. One uid for every way of paying: a repayment is paid once. */
const paidFrom = (repayment: RepaymentEntity, debit: string, source: Source, surcharge = 0n): LedgerEntry => ({
  ...source,
  uid: derivedId(`repayment:${repayment.id}:paid`),
  phase: 'posted',
  postings: [
    {
      debit,
      credit: accountCode.distribution(repayment.id, repayment.currency),
      minor: repayment.interest + repayment.principal,
      currency: repayment.currency,
    },
    { debit, credit: accountCode.wireFee(repayment.currency), minor: surcharge, currency: repayment.currency },
  ],
});

export const paidFromWallet = (repayment: RepaymentEntity, ownerId: string): LedgerEntry =>
  paidFrom(repayment, accountCode.wallet(ownerId, repayment.currency), {
    kind: 'repayment_wallet',
    sourceType: 'repayment',
    sourceId: repayment.id,
    actor: ownerId,
  });

export const paidThroughProvider = (repayment: RepaymentEntity, payment: PaymentEntity): LedgerEntry =>
  paidFrom(
    repayment,
    accountCode.clearing(payment.provider, repayment.currency),
    {
      kind: `repayment_${payment.rail}`,
      sourceType: 'payment',
      sourceId: payment.id,
      actor: payment.userId,
    },
    payment.surcharge,
  );
