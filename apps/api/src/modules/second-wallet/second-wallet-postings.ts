import type { Provider } from '@cairn/contracts/rails/providers';
import { derivedId } from '../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry } from '../ledger/index.js';
import type { SecondPayoutEntity, SecondTopUpEntity } from './second-wallet.entities.js';

type Payout = Pick<SecondPayoutEntity, 'id' | 'userId' | 'amount' | 'currency'>;

const heldUid = (id: string): string => derivedId(`second_wallet_payout:${id}:hold`);

/** The provider has credited the person's wallet. */
export function topUpReceived(
  provider: Provider,
  { id, userId, currency }: Pick<SecondTopUpEntity, 'id' | 'userId' | 'currency'>,
  minor: bigint,
): LedgerEntry {
  const [debit, credit] = [accountCode.emoney(provider, currency), accountCode.secondWallet(userId, currency)];
  return {
    uid: derivedId(`second_wallet_top_up:${id}`),
    kind: 'second_wallet_top_up',
    phase: 'posted',
    sourceType: 'second_wallet_top_up',
    sourceId: id,
    actor: provider,
    postings: [{ debit, credit, minor, currency }],
  };
}

interface LineOfWallet {
  /** Of the provider's statement. */
  lineId: string;
  userId: string;
  currency: string;
}

const aboutLine = (provider: Provider, { lineId }: LineOfWallet) => ({
  uid: derivedId(`statement:${provider}:${lineId}`),
  phase: 'posted' as const,
  sourceType: 'statement_line',
  sourceId: `${provider}:${lineId}`,
  actor: provider,
});

/** The provider has given a top-up, or a part of it, back to where it came from. */
export function topUpRefunded(provider: Provider, line: LineOfWallet, minor: bigint): LedgerEntry {
  const { userId, currency } = line;
  const [debit, credit] = [accountCode.secondWallet(userId, currency), accountCode.emoney(provider, currency)];
  return { ...aboutLine(provider, line), kind: 'second_wallet_refund', postings: [{ debit, credit, minor, currency }] };
}

/** The provider has moved money of a wallet, and nobody here asked for it; below zero is what left. */
export function movedByProvider(provider: Provider, line: LineOfWallet, amount: bigint): LedgerEntry {
  const { userId, currency } = line;
  const [held, owned] = [accountCode.emoney(provider, currency), accountCode.secondWallet(userId, currency)];
  const [debit, credit] = amount > 0n ? [held, owned] : [owned, held];
  const minor = amount > 0n ? amount : -amount;
  return { ...aboutLine(provider, line), kind: 'second_wallet_moved', postings: [{ debit, credit, minor, currency }] };
}

const about = (payout: Payout, actor: string) => ({
  sourceType: 'second_wallet_payout',
  sourceId: payout.id,
  actor,
});

/** Held from the request on, so that nothing is sent twice. */
export const holdPayout = (provider: Provider, payout: Payout): LedgerEntry => ({
  ...about(payout, payout.userId),
  uid: heldUid(payout.id),
  kind: 'second_wallet_payout',
  phase: 'pending',
  postings: [
    {
      debit: accountCode.secondWallet(payout.userId, payout.currency),
      credit: accountCode.emoney(provider, payout.currency),
      minor: payout.amount,
      currency: payout.currency,
    },
  ],
});

/** Paid, or it never left. */
export const settlePayout = (provider: Provider, payout: Payout, phase: 'post' | 'void'): LedgerEntry => ({
  ...about(payout, provider),
  uid: derivedId(`second_wallet_payout:${payout.id}:${phase}`),
  kind: 'second_wallet_payout',
  phase,
  pendingUid: heldUid(payout.id),
});

/** The receiving bank has sent it back: it is in the wallet again. */
export const payoutReturned = (provider: Provider, payout: Payout): LedgerEntry => ({
  ...about(payout, provider),
  uid: derivedId(`second_wallet_payout:${payout.id}:returned`),
  kind: 'second_wallet_payout_returned',
  phase: 'posted',
  postings: [
    {
      debit: accountCode.emoney(provider, payout.currency),
      credit: accountCode.secondWallet(payout.userId, payout.currency),
      minor: payout.amount,
      currency: payout.currency,
    },
  ],
});
