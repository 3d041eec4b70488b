import { derivedId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { accountCode, type LedgerEntry } from '../../ledger/index.js';
import type { PaymentEntity } from '../../payments/index.js';

/**
 * The pending transactions that a card payment holds in the ledger while its page is open, and how they end: what the
 * card pays and, where the wallet pays a part, what that pays. Both always end in the same way.
 */
type Part = 'card' | 'wallet';

const KINDS: Readonly<Record<Part, string>> = { card: 'investment_card', wallet: 'investment_wallet' };

const partsOf = ({ walletPart }: PaymentEntity): Part[] => (walletPart > 0n ? ['card', 'wallet'] : ['card']);

const uidOf = (payment: PaymentEntity, part: Part, step: 'hold' | 'post' | 'void'): string =>
  derivedId(`payment:${payment.id}:${part === 'card' ? '' : 'wallet:'}${step}`);

const about = (payment: PaymentEntity, part: Part) => ({
  kind: KINDS[part],
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
    postings: [
      {
        debit:
          part === 'card'
            ? accountCode.clearing(payment.provider, payment.currency)
            : accountCode.wallet(payment.userId, payment.currency),
        credit: accountCode.escrow(campaignId, payment.currency),
        minor: part === 'card' ? payment.amount : payment.walletPart,
        currency: payment.currency,
      },
    ],
  }));

const ended = (payment: PaymentEntity, phase: 'post' | 'void'): LedgerEntry[] =>
  partsOf(payment).map((part) => ({
    ...about(payment, part),
    uid: uidOf(payment, part, phase),
    phase,
    pendingUid: uidOf(payment, part, 'hold'),
  }));

export const settleHolds = (payment: PaymentEntity): LedgerEntry[] => ended(payment, 'post');

export const freeHolds = (payment: PaymentEntity): LedgerEntry[] => ended(payment, 'void');

/** Whether the holds of this payment are still active. */
export async function isHeld(tx: Tx, payment: PaymentEntity): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `select 1 from ledger.tx t where t.uid = $1 and not exists (select 1 from ledger.tx s where s.pending_id = t.id)`,
    [uidOf(payment, 'card', 'hold')],
  );
  return rows.length > 0;
}
