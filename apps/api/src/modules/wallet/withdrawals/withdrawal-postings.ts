import { derivedId } from '../../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry } from '../../ledger/index.js';
import type { WithdrawalEntity } from './withdrawal.entity.js';

type Withdrawal = Pick<WithdrawalEntity, 'id' | 'userId' | 'amount' | 'fee' | 'currency' | 'provider'>;

/** The money that it is paid from. */
const source = ({ provider, currency }: Withdrawal): string =>
  provider === null ? accountCode.bank(currency) : accountCode.clearing(provider, currency);

const heldUid = (id: string): string => derivedId(`withdrawal:${id}:hold`);

const about = (withdrawal: Withdrawal, actor: string) => ({
  sourceType: 'withdrawal',
  sourceId: withdrawal.id,
  actor,
});

/** Row 13: held from the request on, the fee included. */
export const holdWithdrawal = (withdrawal: Withdrawal): LedgerEntry => ({
  ...about(withdrawal, withdrawal.userId),
  uid: heldUid(withdrawal.id),
  kind: 'withdrawal',
  phase: 'pending',
  postings: [
    {
      debit: accountCode.wallet(withdrawal.userId, withdrawal.currency),
      credit: accountCode.withdrawalTransit(withdrawal.currency),
      minor: withdrawal.amount,
      currency: withdrawal.currency,
    },
  ],
});

export const settleWithdrawal = (withdrawal: Withdrawal, phase: 'post' | 'void', actor: string): LedgerEntry => ({
  ...about(withdrawal, actor),
  uid: derivedId(`withdrawal:${withdrawal.id}:${phase}`),
  kind: 'withdrawal',
  phase,
  pendingUid: heldUid(withdrawal.id),
});

export const withdrawalSent = (withdrawal: Withdrawal, actor: string): LedgerEntry => {
  const { amount, fee, currency } = withdrawal;
  const transit = accountCode.withdrawalTransit(currency);
  return {
    ...about(withdrawal, actor),
    uid: derivedId(`withdrawal:${withdrawal.id}:sent`),
    kind: 'withdrawal_sent',
    phase: 'posted',
    postings: [
      { debit: transit, credit: source(withdrawal), minor: amount - fee, currency },
      { debit: transit, credit: accountCode.walletFee(currency), minor: fee, currency },
    ],
  };
};

/**
 * Row 13, the bank or the provider sent it back: everything that left the wallet is in it again, the fee included. The fee is the price
 * of a transfer that arrives, and this one did not; what the bank charges for the return is the platform's, which chose
 * the bank.
 */
export const withdrawalFailed = (withdrawal: Withdrawal, actor: string): LedgerEntry => {
  const { amount, fee, currency, userId } = withdrawal;
  const wallet = accountCode.wallet(userId, currency);
  return {
    ...about(withdrawal, actor),
    uid: derivedId(`withdrawal:${withdrawal.id}:failed`),
    kind: 'withdrawal_failed',
    phase: 'posted',
    postings: [
      { debit: source(withdrawal), credit: wallet, minor: amount - fee, currency },
      { debit: accountCode.walletFee(currency), credit: wallet, minor: fee, currency },
    ],
  };
};

/** Row 13, the provider refused it: nothing has left but the wallet, and all of it is there again. */
export const withdrawalRefused = (withdrawal: Withdrawal, actor: string): LedgerEntry => ({
  ...about(withdrawal, actor),
  uid: derivedId(`withdrawal:${withdrawal.id}:failed`),
  kind: 'withdrawal_failed',
  phase: 'posted',
  postings: [
    {
      debit: accountCode.withdrawalTransit(withdrawal.currency),
      credit: accountCode.wallet(withdrawal.userId, withdrawal.currency),
      minor: withdrawal.amount,
      currency: withdrawal.currency,
    },
  ],
});
