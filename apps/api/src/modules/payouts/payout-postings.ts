import { derivedId } from '../../kernel/crypto/ids.js';
import { accountCode, type LedgerEntry } from '../ledger/index.js';
import type { PayoutEntity } from './payout.entity.js';

const heldUid = (id: string): string => derivedId(`payout:${id}:hold`);

const about = (payout: PayoutEntity, actor: string) => ({ sourceType: 'payout', sourceId: payout.id, actor });

/** Row 10: held from the request on, so that no money can be requested twice. */
export const holdPayout = (payout: PayoutEntity, actor: string): LedgerEntry => ({
  ...about(payout, actor),
  uid: heldUid(payout.id),
  kind: 'payout',
  phase: 'pending',
  postings: [
    {
      debit: accountCode.payable(payout.campaignId, payout.currency),
      credit: accountCode.payoutTransit(payout.currency),
      minor: payout.amount,
      currency: payout.currency,
    },
  ],
});

export const settlePayout = (payout: PayoutEntity, phase: 'post' | 'void', actor: string): LedgerEntry => ({
  ...about(payout, actor),
  uid: derivedId(`payout:${payout.id}:${phase}`),
  kind: 'payout',
  phase,
  pendingUid: heldUid(payout.id),
});

/** 15: what the owner owes after a chargeback is taken from what they may be paid. Once by the request that found it. */
export const netReceivable = (
  campaignId: string,
  currency: string,
  minor: bigint,
  commandKey: string,
): LedgerEntry => ({
  uid: derivedId(`payout:${campaignId}:${commandKey}:netted`),
  kind: 'receivable_netted',
  phase: 'posted',
  sourceType: 'payout_request',
  sourceId: `${campaignId}:${commandKey}`,
  actor: 'payouts',
  postings: [
    {
      debit: accountCode.payable(campaignId, currency),
      credit: accountCode.owedByOwner(campaignId, currency),
      minor,
      currency,
    },
  ],
});

export const payoutSent = (payout: PayoutEntity, actor: string): LedgerEntry => ({
  ...about(payout, actor),
  uid: derivedId(`payout:${payout.id}:sent`),
  kind: 'payout_sent',
  phase: 'posted',
  postings: [
    {
      debit: accountCode.payoutTransit(payout.currency),
      credit:
        payout.provider === null
          ? accountCode.bank(payout.currency)
          : accountCode.clearing(payout.provider, payout.currency),
      minor: payout.amount,
      currency: payout.currency,
    },
  ],
});

/** It never left: the provider refused it. */
export const payoutFailed = (payout: PayoutEntity, actor: string): LedgerEntry => ({
  ...about(payout, actor),
  uid: derivedId(`payout:${payout.id}:failed`),
  kind: 'payout_failed',
  phase: 'posted',
  postings: [
    {
      debit: accountCode.payoutTransit(payout.currency),
      credit: accountCode.payable(payout.campaignId, payout.currency),
      minor: payout.amount,
      currency: payout.currency,
    },
  ],
});

/** Row 10, the bank sent it back, perhaps days after it had left: the owner's again. */
export const payoutReturned = (payout: PayoutEntity, actor: string): LedgerEntry => ({
  ...about(payout, actor),
  uid: derivedId(`payout:${payout.id}:returned`),
  kind: 'payout_failed',
  phase: 'posted',
  postings: [
    {
      debit: accountCode.bank(payout.currency),
      credit: accountCode.payable(payout.campaignId, payout.currency),
      minor: payout.amount,
      currency: payout.currency,
    },
  ],
});
