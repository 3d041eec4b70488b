import { derivedId } from '../../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry, type Posting } from '../../ledger/index.js';
import type { DisputeEntity } from './dispute.entity.js';

const entry = (dispute: DisputeEntity, kind: string, step: string, postings: readonly Posting[]): LedgerEntry => ({
  uid: derivedId(`dispute:${dispute.id}:${step}`),
  kind,
  phase: 'posted',
  sourceType: 'dispute',
  sourceId: dispute.id,
  actor: 'disputes',
  postings,
});

/**
 * 14, 15: the provider has taken the money. Each part bears the given amount, at most what is left; the last one
 * bears the rest.
 */
export function chargeback(dispute: DisputeEntity, parts: readonly { debit: string; minor: bigint }[]): LedgerEntry {
  const { provider, currency } = dispute;
  let left = dispute.amount;
  const postings = parts.map(({ debit, minor }, index) => {
    const takes = index === parts.length - 1 || minor > left ? left : minor;
    left -= takes;
    return { debit, credit: accountCode.clearing(provider, currency), minor: takes, currency };
  });
  return entry(dispute, 'chargeback', 'chargeback', postings);
}

/** 2 for disputes: what the provider charges for one, or gives back of it. */
export function disputeFee(dispute: DisputeEntity, minor: bigint, direction: 'charged' | 'returned'): LedgerEntry {
  const { provider, currency } = dispute;
  const fee = accountCode.disputeFee(provider, currency);
  const clearing = accountCode.clearing(provider, currency);
  const [debit, credit] = direction === 'charged' ? [fee, clearing] : [clearing, fee];
  const kind = direction === 'charged' ? 'dispute_fee' : 'dispute_fee_returned';
  return entry(dispute, kind, `fee:${direction}`, [{ debit, credit, minor, currency }]);
}

/** Won: the provider returns the money, to the account that bore it. */
export const disputeWon = (dispute: DisputeEntity, parts: readonly { credit: string; minor: bigint }[]): LedgerEntry =>
  entry(
    dispute,
    'dispute_won',
    'won',
    parts.map(({ credit, minor }) => ({
      debit: accountCode.clearing(dispute.provider, dispute.currency),
      credit,
      minor,
      currency: dispute.currency,
    })),
  );
