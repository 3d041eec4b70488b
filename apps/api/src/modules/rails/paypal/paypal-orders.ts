import { Injectable } from '@nestjs/common';
import type {
  CollectionOpened,
  CollectionPort,
  CollectionRequest,
  CollectionSnapshot,
  CollectionState,
  PayerAccount,
} from '../ports/collection.port.js';
import type { Op, Outcome } from '../ports/outcome.js';
import { PaypalClient, type PaypalObject } from './paypal-client.js';
import { fromPaypal, toPaypal } from './paypal-money.js';
import { linkIn, listIn, objectIn, textIn } from './paypal-shapes.js';

const LONGEST_DESCRIPTION = 127;
/** Languages of the site as PayPal's page names them. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-US', fr: 'fr-FR', ar: 'ar-EG' };

/** Payments from a PayPal account: the payer approves an order on PayPal's page, and we capture its money. */
@Injectable()
export class PaypalOrders implements CollectionPort {
  readonly provider = 'paypal';
  readonly rail = 'paypal';
  readonly expires = 'ours';

  constructor(private readonly client: PaypalClient) {}

  get isConfigured(): boolean {
    return this.client.isConfigured;
  }

  async start({ key, attempt }: Op, request: CollectionRequest): Promise<Outcome<CollectionOpened>> {
    const outcome = await this.client.call({
      method: 'POST',
      path: '/v2/checkout/orders',
      key: `${key}:${attempt}`,
      body: {
        intent: 'CAPTURE',
        purchase_units: [
          {
            reference_id: request.paymentId,
            custom_id: request.paymentId,
            // Unique at PayPal: a second order of this payment is never captured beside the first.
            invoice_id: `${request.paymentId}:${attempt}`,
            description: request.description.slice(0, LONGEST_DESCRIPTION),
            amount: toPaypal(request.amount),
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              return_url: request.successUrl,
              cancel_url: request.cancelUrl,
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
              locale: LOCALES[request.locale] ?? 'en-US',
            },
          },
        },
      },
    });
    if (outcome.kind !== 'ok') return outcome;
    const ref = textIn(outcome.value, 'id');
    const url = linkIn(outcome.value, 'payer-action', 'approve');
    if (ref === null || url === null) return { kind: 'rejected', reason: 'other', code: 'no_url' };
    return { kind: 'ok', value: { ref, url, expiresAt: request.expiresAt } };
  }

  async read(ref: string): Promise<Outcome<CollectionSnapshot>> {
    return this.snapshotOf(await this.client.call({ method: 'GET', path: `/v2/checkout/orders/${ref}` }), ref);
  }

  /** Takes the money of an approved order. The key is the order's, so that it is taken once. */
  async complete(ref: string): Promise<Outcome<CollectionSnapshot>> {
    const path = `/v2/checkout/orders/${ref}/capture`;
    const captured = await this.client.call({ method: 'POST', path, key: `capture:${ref}`, body: {} });
    // Declined or captured already: the order itself says how it stands.
    if (captured.kind === 'rejected') return this.read(ref);
    return this.snapshotOf(captured, ref);
  }

  /** PayPal ends no orders: one that was given up is not captured. */
  stop(): Promise<void> {
    return Promise.resolve();
  }

  private snapshotOf(outcome: Outcome<PaypalObject>, ref: string): Outcome<CollectionSnapshot> {
    if (outcome.kind !== 'ok') return outcome;
    const [unit = null] = listIn(outcome.value, 'purchase_units');
    const [capture = null] = listIn(objectIn(unit, 'payments'), 'captures');
    const requested = fromPaypal(unit?.['amount']);
    if (requested === null) return { kind: 'unknown' };
    const breakdown = objectIn(capture, 'seller_receivable_breakdown');
    const nothing = { minor: 0n, currency: requested.currency };
    return {
      kind: 'ok',
      value: {
        ref,
        state: stateOf(textIn(outcome.value, 'status'), textIn(capture, 'status')),
        requested,
        received: fromPaypal(capture?.['amount']) ?? nothing,
        moneyRef: textIn(capture, 'id'),
        fee: fromPaypal(breakdown?.['paypal_fee']),
        exchanged: fromPaypal(breakdown?.['receivable_amount']),
        failureCode: failureOf(outcome.value, capture),
        payer: payerIn(outcome.value),
      },
    };
  }
}

/** Known once the payer has agreed. */
function payerIn(order: PaypalObject): PayerAccount | null {
  const payer = objectIn(order, 'payer');
  const names = objectIn(payer, 'name');
  const ref = textIn(payer, 'payer_id');
  const email = textIn(payer, 'email_address');
  if (ref === null || email === null) return null;
  const holder = [textIn(names, 'given_name'), textIn(names, 'surname')].filter((part) => part !== null).join(' ');
  // Its owner knows the rest.
  const label = `PayPal, ${email.replace(/^(.{2})[^@]*/u, '$1…')}`;
  return { ref, holder, label };
}

/**
 * Why it failed. A payer who had agreed and is asked again was refused by their bank: a new order, which asks for the
 * same, has no payer yet.
 */
function failureOf(order: PaypalObject, capture: PaypalObject | null): string | null {
  const reason = textIn(objectIn(capture, 'status_details'), 'reason');
  if (reason !== null || capture !== null) return reason;
  return textIn(order, 'status') === 'PAYER_ACTION_REQUIRED' && payerIn(order) !== null ? 'instrument_declined' : null;
}

/** What was refunded or disputed afterwards had been collected. */
const COLLECTED = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

function stateOf(order: string | null, capture: string | null): CollectionState {
  if (capture !== null && COLLECTED.includes(capture)) return 'collected';
  if (capture === 'PENDING') return 'clearing';
  // The payer is led back to the same order, to choose another way to pay.
  if (capture === 'DECLINED' || capture === 'FAILED') return order === 'COMPLETED' ? 'failed' : 'open';
  if (order === 'APPROVED') return 'approved';
  return order === 'VOIDED' ? 'expired' : 'open';
}
