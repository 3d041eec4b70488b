import { Injectable } from '@nestjs/common';
import type { AccountPayout, AccountPayoutPort, AccountPayoutSnapshot } from '../ports/account-payout.port.js';
import type { Op, Outcome } from '../ports/outcome.js';
import { PaypalClient, type PaypalObject } from './paypal-client.js';
import { toPaypal } from './paypal-money.js';
import { listIn, objectIn, textIn } from './paypal-shapes.js';

/** PayPal answers a known PayPal-Request-Id, and refuses a known sender_batch_id, for 30 days; a day less is ours. */
const REPEATABLE_DAYS = 29;

/** States of a payout item (payments_payouts_batch_v1). Unclaimed and held ones have left the balance as well. */
const STATES: Readonly<Record<string, AccountPayoutSnapshot['state']>> = {
  SUCCESS: 'paid',
  UNCLAIMED: 'paid',
  ONHOLD: 'paid',
  FAILED: 'failed',
  DENIED: 'failed',
  BLOCKED: 'failed',
  CANCELED: 'failed',
  RETURNED: 'returned',
  REFUNDED: 'returned',
  REVERSED: 'returned',
};

/** Payouts to PayPal accounts by their number, each in a batch of its own. */
@Injectable()
export class PaypalPayouts implements AccountPayoutPort {
  readonly provider = 'paypal';
  readonly repeatableDays = REPEATABLE_DAYS;

  constructor(private readonly client: PaypalClient) {}

  get isConfigured(): boolean {
    return this.client.isConfigured;
  }

  async send(
    _op: Op,
    { payoutId, number, accountRef, amount }: AccountPayout,
  ): Promise<Outcome<AccountPayoutSnapshot>> {
    const { currency_code: currency, value } = toPaypal(amount);
    const outcome = await this.client.call({
      method: 'POST',
      path: '/v1/payments/payouts',
      // One for all attempts: a repeat gives the batch that the first one made.
      key: `payout:${payoutId}`,
      body: {
        sender_batch_header: { sender_batch_id: payoutId, recipient_type: 'PAYPAL_ID' },
        items: [{ receiver: accountRef, sender_item_id: payoutId, note: number, amount: { currency, value } }],
      },
    });
    if (outcome.kind !== 'ok') return outcome;
    const ref = textIn(objectIn(outcome.value, 'batch_header'), 'payout_batch_id');
    return ref === null ? { kind: 'unknown' } : { kind: 'ok', value: snapshotOf(ref, null) };
  }

  async read(ref: string): Promise<Outcome<AccountPayoutSnapshot>> {
    const outcome = await this.client.call({ method: 'GET', path: `/v1/payments/payouts/${ref}` });
    if (outcome.kind !== 'ok') return outcome;
    const [item = null] = listIn(outcome.value, 'items');
    return { kind: 'ok', value: snapshotOf(ref, item) };
  }
}

/** The batch alone says nothing yet: it is on its way. */
function snapshotOf(ref: string, item: PaypalObject | null): AccountPayoutSnapshot {
  const state = STATES[textIn(item, 'transaction_status') ?? ''] ?? 'sent';
  const failureCode = textIn(objectIn(item, 'errors'), 'name');
  return {
    ref,
    moneyRef: textIn(item, 'transaction_id'),
    state,
    failureCode: state === 'failed' || state === 'returned' ? failureCode : null,
  };
}
