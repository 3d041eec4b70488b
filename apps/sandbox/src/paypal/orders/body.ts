import type { Link } from '../api/failure.js';
import type { OrderDocument, UnitDocument } from '../documents.js';
import { money } from '../money.js';
import { captureBody } from '../payments/capture-body.js';
import { refundBody, refundsOf } from '../payments/refund-body.js';
import type { OrderBody } from '../wire.js';
import { instantOf, type PaypalWorld } from '../world.js';
import { payerIdOf, payerOfOrder } from './payers.js';

/** The hosted page on which the payer of an order agrees. */
export const approvalUrl = (world: PaypalWorld, id: string): string => `${world.base}/checkoutnow?token=${id}`;

const SHOWN_TO_PAYER = ['CREATED', 'PAYER_ACTION_REQUIRED'];

function linksOf(world: PaypalWorld, order: OrderDocument): Link[] {
  const self = `${world.base}/v2/checkout/orders/${order.id}`;
  const approval: Link = {
    href: approvalUrl(world, order.id),
    rel: order.named ? 'payer-action' : 'approve',
    method: 'GET',
  };
  return [
    { href: self, rel: 'self', method: 'GET' },
    ...(SHOWN_TO_PAYER.includes(order.status) ? [approval] : []),
    ...(order.status === 'COMPLETED' ? [] : [{ href: self, rel: 'update', method: 'PATCH' } as const]),
    ...(order.status === 'APPROVED' ? [{ href: `${self}/capture`, rel: 'capture', method: 'POST' } as const] : []),
  ];
}

function unitBody(world: PaypalWorld, unit: UnitDocument): NonNullable<OrderBody['purchase_units']>[number] {
  const capture = unit.captureId === null ? undefined : world.captures.get(unit.captureId);
  return {
    reference_id: unit.referenceId,
    amount: money(unit.amount),
    ...(unit.description === null ? {} : { description: unit.description }),
    ...(unit.customId === null ? {} : { custom_id: unit.customId }),
    ...(unit.invoiceId === null ? {} : { invoice_id: unit.invoiceId }),
    ...(unit.softDescriptor === null ? {} : { soft_descriptor: unit.softDescriptor }),
    ...(capture === undefined
      ? {}
      : {
          payments: {
            captures: [captureBody(world, capture)],
            ...(refundsOf(world, capture.id).length === 0
              ? {}
              : { refunds: refundsOf(world, capture.id).map((refund) => refundBody(world, refund)) }),
          },
        }),
  };
}

/** An order as PayPal shows it. */
export function orderBody(world: PaypalWorld, order: OrderDocument): OrderBody & { id: string } {
  const payer = payerOfOrder(order);
  const who =
    payer === null
      ? null
      : { email_address: payer.email, name: { given_name: payer.givenName, surname: payer.surname } };
  const payerId = payer === null ? '' : payerIdOf(payer);
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...(order.named || who !== null
      ? { payment_source: { paypal: who === null ? {} : { account_id: payerId, ...who } } }
      : {}),
    ...(who === null ? {} : { payer: { payer_id: payerId, ...who } }),
    purchase_units: order.units.map((unit) => unitBody(world, unit)),
    create_time: instantOf(order.createdAt),
    update_time: instantOf(order.updatedAt),
    links: linksOf(world, order),
  };
}
