import { Injectable } from '@nestjs/common';
import type { Outcome } from '../ports/outcome.js';
import type { ProviderRefund, RefundPort, RefundSnapshot, RefundToSend } from '../ports/refund.port.js';
import { NorthClient } from './north-client.js';
import { NorthTrades, type FundedTrade } from './north-trades.js';

const REQUESTED_BY = 'Cairn';

const snapshotOf = (ref: string, { trade }: FundedTrade): RefundSnapshot | null => {
  if (trade.status === 'UNWIND SETTLED') return { providerRefundId: ref, state: 'succeeded', failureCode: null };
  if (trade.status.startsWith('UNWIND')) return { providerRefundId: ref, state: 'pending', failureCode: null };
  return null;
};

/**
 * Money out of escrow, back to where it came from: a trade is unwound, whole and once, so that the trade is the refund's
 * reference too.
 */
@Injectable()
export class NorthRefunds implements RefundPort {
  readonly provider = 'north';

  constructor(
    private readonly client: NorthClient,
    private readonly trades: NorthTrades,
  ) {}

  async refund(_key: string, { refundId, moneyRef, amount }: RefundToSend): Promise<Outcome<RefundSnapshot>> {
    const found = await this.trades.read(moneyRef);
    if (found.kind !== 'ok') return found;
    const begun = snapshotOf(moneyRef, found.value);
    if (begun !== null) return { kind: 'ok', value: begun };
    const { trade, move } = found.value;
    if (move === null || move.amount !== amount.minor)
      return { kind: 'rejected', reason: 'amount_mismatch', code: 'whole_only' };
    const fields = {
      tradeId: trade.tradeId,
      accountId: trade.accountId,
      requestedBy: REQUESTED_BY,
      reason: 'Refund',
      notes: refundId,
    };
    const asked = await this.client.call('POST', 'cancelInvestment', fields, () => true);
    if (asked.kind !== 'ok') return asked;
    return { kind: 'ok', value: { providerRefundId: moneyRef, state: 'pending', failureCode: null } };
  }

  async read(ref: string): Promise<Outcome<RefundSnapshot>> {
    const found = await this.trades.read(ref);
    if (found.kind !== 'ok') return found;
    const snapshot = snapshotOf(ref, found.value);
    return snapshot === null
      ? { kind: 'rejected', reason: 'other', code: 'not_unwound' }
      : { kind: 'ok', value: snapshot };
  }

  /** At most one. The provider keeps no reference of ours with it. */
  async listOf(moneyRef: string): Promise<Outcome<ProviderRefund[]>> {
    const found = await this.trades.read(moneyRef);
    if (found.kind !== 'ok') return found;
    const snapshot = snapshotOf(moneyRef, found.value);
    const amount = { minor: found.value.move?.amount ?? found.value.trade.amount, currency: 'USD' };
    return { kind: 'ok', value: snapshot === null ? [] : [{ ...snapshot, ours: null, amount }] };
  }
}
