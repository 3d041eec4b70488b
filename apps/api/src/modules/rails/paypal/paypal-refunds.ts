import { Injectable } from '@nestjs/common';
import type { Outcome } from '../ports/outcome.js';
import type { ProviderRefund, RefundPort, RefundSnapshot, RefundToSend } from '../ports/refund.port.js';
import { PaypalClient, type PaypalObject } from './paypal-client.js';
import { fromPaypal, toPaypal } from './paypal-money.js';
import { linkIn, listIn, objectIn, textIn } from './paypal-shapes.js';

/** Refunds of captures, to the payer's PayPal account. */
@Injectable()
export class PaypalRefunds implements RefundPort {
  readonly provider = 'paypal';

  constructor(private readonly client: PaypalClient) {}

  async refund(key: string, { refundId, moneyRef, amount }: RefundToSend): Promise<Outcome<RefundSnapshot>> {
    return snapshotOf(
      await this.client.call({
        method: 'POST',
        path: `/v2/payments/captures/${moneyRef}/refund`,
        key,
        body: { amount: toPaypal(amount), custom_id: refundId, invoice_id: refundId },
      }),
    );
  }

  async read(providerRefundId: string): Promise<Outcome<RefundSnapshot>> {
    return snapshotOf(await this.client.call({ method: 'GET', path: `/v2/payments/refunds/${providerRefundId}` }));
  }

  /** PayPal lists refunds in the order of their capture, which the capture links to. */
  async listOf(moneyRef: string): Promise<Outcome<ProviderRefund[]>> {
    const capture = await this.client.call({ method: 'GET', path: `/v2/payments/captures/${moneyRef}` });
    if (capture.kind !== 'ok') return capture;
    const orderId = textIn(objectIn(objectIn(capture.value, 'supplementary_data'), 'related_ids'), 'order_id');
    const ref = orderId ?? linkIn(capture.value, 'up')?.split('/').at(-1) ?? null;
    if (ref === null) return { kind: 'unknown' };
    const order = await this.client.call({ method: 'GET', path: `/v2/checkout/orders/${ref}` });
    if (order.kind !== 'ok') return order;
    const [unit = null] = listIn(order.value, 'purchase_units');
    return { kind: 'ok', value: listIn(objectIn(unit, 'payments'), 'refunds').flatMap((one) => listed(one)) };
  }
}

function listed(refund: PaypalObject): ProviderRefund[] {
  const amount = fromPaypal(refund['amount']);
  const snapshot = refundOf(refund);
  return amount === null || snapshot === null ? [] : [{ ...snapshot, amount, ours: textIn(refund, 'custom_id') }];
}

function snapshotOf(outcome: Outcome<PaypalObject>): Outcome<RefundSnapshot> {
  if (outcome.kind !== 'ok') return outcome;
  const value = refundOf(outcome.value);
  return value === null ? { kind: 'unknown' } : { kind: 'ok', value };
}

function refundOf(refund: PaypalObject): RefundSnapshot | null {
  const providerRefundId = textIn(refund, 'id');
  const status = textIn(refund, 'status');
  if (providerRefundId === null || status === null) return null;
  const state = status === 'COMPLETED' ? 'succeeded' : status === 'PENDING' ? 'pending' : 'failed';
  const reason = textIn(objectIn(refund, 'status_details'), 'reason');
  return { providerRefundId, state, failureCode: state === 'failed' ? (reason ?? status.toLowerCase()) : null };
}
