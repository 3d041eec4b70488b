import { Injectable } from '@nestjs/common';
import type { DisputePort, DisputeSnapshot } from '../ports/dispute.port.js';
import type { Outcome } from '../ports/outcome.js';
import { PaypalClient, type PaypalObject } from './paypal-client.js';
import { fromPaypal } from './paypal-money.js';
import { listIn, objectIn, textIn } from './paypal-shapes.js';

/** PayPal's fee for a chargeback that was lost, among what a dispute moved. */
const FEE = 'CHARGEBACK_FEE';
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

interface Moved {
  readonly minor: bigint;
  readonly isFee: boolean;
}

/** Disputes of captures, PayPal's own and those of a card's bank (customer_disputes_v1 1.10). */
@Injectable()
export class PaypalDisputes implements DisputePort {
  readonly provider = 'paypal';

  constructor(private readonly client: PaypalClient) {}

  async read(ref: string): Promise<Outcome<DisputeSnapshot>> {
    const outcome = await this.client.call({ method: 'GET', path: `/v1/customer/disputes/${ref}` });
    if (outcome.kind !== 'ok') return outcome;
    const value = snapshotOf(outcome.value);
    return value === null ? { kind: 'unknown' } : { kind: 'ok', value };
  }

  async listOf(moneyRef: string): Promise<Outcome<string[]>> {
    const query = new URLSearchParams({ disputed_transaction_id: moneyRef, page_size: '50' });
    const outcome = await this.client.call({ method: 'GET', path: `/v1/customer/disputes?${query.toString()}` });
    if (outcome.kind !== 'ok') return outcome;
    return { kind: 'ok', value: listIn(outcome.value, 'items').flatMap((item) => textIn(item, 'dispute_id') ?? []) };
  }
}

/** What it took from our balance is negative, what it gave back positive. */
const movedBy = (dispute: PaypalObject): Moved[] =>
  listIn(dispute, 'money_movements').flatMap((movement) => {
    const amount = fromPaypal(movement['amount']);
    if (amount === null || textIn(movement, 'affected_party') !== 'SELLER') return [];
    const isDebit = textIn(movement, 'type') === 'DEBIT';
    return [{ minor: isDebit ? -amount.minor : amount.minor, isFee: textIn(movement, 'reason') === FEE }];
  });

const sumOf = (moved: readonly Moved[], of: (one: Moved) => boolean): bigint =>
  moved.filter(of).reduce((sum, { minor }) => sum + minor, 0n);

function snapshotOf(dispute: PaypalObject): DisputeSnapshot | null {
  const ref = textIn(dispute, 'dispute_id');
  const amount = fromPaypal(dispute['dispute_amount']);
  if (ref === null || amount === null) return null;
  const moved = movedBy(dispute);
  const withdrawn = -sumOf(moved, ({ minor, isFee }) => !isFee && minor < 0n);
  const reinstated = sumOf(moved, ({ minor, isFee }) => !isFee && minor > 0n);
  const due = textIn(dispute, 'seller_response_due_date');
  return {
    ref,
    moneyRef: textIn(listIn(dispute, 'disputed_transactions')[0] ?? null, 'seller_transaction_id'),
    state: stateOf(dispute, { withdrawn, reinstated }),
    amount,
    withdrawn,
    reinstated,
    feeCharged: -sumOf(moved, ({ minor, isFee }) => isFee && minor < 0n),
    feeReturned: sumOf(moved, ({ minor, isFee }) => isFee && minor > 0n),
    reason: (textIn(dispute, 'reason') ?? 'unknown').toLowerCase(),
    evidenceDueAt: due === null ? null : new Date(due),
  };
}

/** A decision that names neither side, such as protection that PayPal paid for, is told by where the money is. */
function stateOf(
  dispute: PaypalObject,
  { withdrawn, reinstated }: Pick<DisputeSnapshot, 'withdrawn' | 'reinstated'>,
): DisputeSnapshot['state'] {
  if (textIn(dispute, 'status') !== 'RESOLVED') return withdrawn > 0n ? 'open' : 'warning';
  const outcome = textIn(objectIn(dispute, 'dispute_outcome'), 'outcome_code') ?? '';
  return LOST.includes(outcome) || withdrawn > reinstated ? 'lost' : 'won';
}
