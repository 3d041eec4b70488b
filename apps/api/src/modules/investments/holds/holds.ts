import { derivedId } from '../../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry, type Posting } from '../../ledger/index.js';
import type { PaymentEntity } from '../../payments/index.js';

/**
 * The pending transactions that a payment through a provider holds in the ledger until it is decided, and how they end: what
 * the provider collects and, where the wallet pays a part, what that pays. Both always end in the same way.
 */
type Part = 'provider' | 'wallet';

const partsOf = ({ walletPart }: PaymentEntity): Part[] => (walletPart > 0n ? ['provider', 'wallet'] : ['provider']);

const uidOf = (payment: PaymentEntity, part: Part, step: 'hold' | 'post' | 'void'): string =>
  derivedId(`payment:${payment.id}:${part === 'provider' ? '' : 'wallet:'}${step}`);

const about = (payment: PaymentEntity, part: Part) => ({
  kind: part === 'provider' ? `investment_${payment.rail}` : 'investment_wallet',
  sourceType: 'payment',
  sourceId: payment.id,
  actor: payment.userId,
});

/** @throws wallet.insufficient, when it is posted, where the wallet has less than its part by now */
export const holds = (payment: PaymentEntity, campaignId: string): LedgerEntry[] =>
  partsOf(payment).map((part) => ({
    ...about(payment, part),
    uid: uidOf(payment, part, 'hold'),
    phase: 'pending',
    postings: part === 'provider' ? ofProvider(payment, campaignId) : [ofWallet(payment, campaignId)],
  }));

/** What the payer adds to the amount is the platform's. */
const ofProvider = ({ provider, amount, surcharge, currency }: PaymentEntity, campaignId: string): Posting[] => {
  const debit = accountCode.clearing(provider, currency);
  return [
    { debit, credit: accountCode.escrow(campaignId, currency), minor: amount, currency },
    { debit, credit: accountCode.wireFee(currency), minor: surcharge, currency },
  ];
};

const ofWallet = ({ userId, walletPart, currency }: PaymentEntity, campaignId: string): Posting => ({
  debit: accountCode.wallet(userId, currency),
  credit: accountCode.escrow(campaignId, currency),
  minor: walletPart,
  currency,
});

const ended = (payment: PaymentEntity, phase: 'post' | 'void'): LedgerEntry[] =>
  partsOf(payment).map((part) => ({
    ...about(payment, part),
    uid: uidOf(payment, part, phase),
    phase,
    pendingUid: uidOf(payment, part, 'hold'),
  }));

export const settleHolds = (payment: PaymentEntity): LedgerEntry[] => ended(payment, 'post');

export const freeHolds = (payment: PaymentEntity): LedgerEntry[] => ended(payment, 'void');

/** Names what the holds of a payment have in common: all of them are active, or none. */
export const holdUidOf = (payment: PaymentEntity): string => uidOf(payment, 'provider', 'hold');
