import { unknownResource } from '../api/issues.js';
import type { OrderDocument, Payer, Way } from '../documents.js';
import { tell } from '../webhooks/events.js';
import { capitals, type PaypalWorld } from '../world.js';
import { orderBody } from './body.js';
import { payerIdOf, USUAL_PAYER } from './payers.js';
import type { Asked } from './request.js';

export const ORDER_TIMER = 'paypal.order';
/** So long a payer may take to approve, and the merchant to capture afterwards. */
const LIFE_MS = 6 * 3_600_000;

const keep = (world: PaypalWorld, order: OrderDocument): void => {
  order.updatedAt = world.clock.now();
  world.orders.put(order.id, order);
};

export function openOrder(world: PaypalWorld, asked: Asked): OrderDocument {
  const now = world.clock.now();
  const order: OrderDocument = {
    ...asked,
    id: capitals(),
    status: asked.named ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    createdAt: now,
    updatedAt: now,
    way: null,
    payerId: null,
    refusals: 0,
    expired: false,
  };
  world.orders.put(order.id, order);
  world.scheduler.schedule(ORDER_TIMER, order.id, now + LIFE_MS);
  return order;
}

/** The order, as long as PayPal knows it; 404 afterwards. */
export function orderOf(world: PaypalWorld, id: string): OrderDocument {
  const order = world.orders.get(id);
  if (order === undefined || order.expired) throw unknownResource();
  return order;
}

/** Whether a payer may still choose how to pay. */
export const isOpen = ({ status, expired }: OrderDocument): boolean =>
  !expired && (status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED');

export const allows = (order: OrderDocument, way: Way): boolean => !(order.immediate && way === 'bank');

/** The payer agrees to pay; the money moves when the merchant captures. */
export function approveOrder(world: PaypalWorld, order: OrderDocument, way: Way, payer: Payer = USUAL_PAYER): void {
  order.status = 'APPROVED';
  order.way = way;
  order.payerId = payerIdOf(payer);
  order.payer = payer;
  keep(world, order);
  world.scheduler.schedule(ORDER_TIMER, order.id, world.clock.now() + LIFE_MS);
  tell(world, {
    type: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    resourceVersion: '2.0',
    summary: 'An order has been approved by buyer',
    subject: order.id,
    resource: orderBody(world, order),
  });
}

/** The bank behind the payer's choice said no: the payer must come back and choose again. */
export function refuseInstrument(world: PaypalWorld, order: OrderDocument): void {
  order.refusals += 1;
  order.status = 'PAYER_ACTION_REQUIRED';
  keep(world, order);
}

export function completeOrder(world: PaypalWorld, order: OrderDocument): void {
  order.status = 'COMPLETED';
  keep(world, order);
  world.scheduler.cancel(ORDER_TIMER, order.id);
}

/** Nobody captured in time: the order is gone, and an approval with it. */
export function expireOrder(world: PaypalWorld, id: string): void {
  const order = world.orders.get(id);
  if (order === undefined || order.expired || order.status === 'COMPLETED') return;
  const approved = order.status === 'APPROVED';
  order.expired = true;
  keep(world, order);
  world.scheduler.cancel(ORDER_TIMER, id);
  if (!approved) return;
  tell(world, {
    type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    resourceType: 'payment_approval',
    summary: 'A payment has been reversed after approval',
    subject: id,
    resource: {
      order_id: id,
      purchase_units: order.units.map(({ referenceId, customId, invoiceId }) => ({
        reference_id: referenceId,
        ...(customId === null ? {} : { custom_id: customId }),
        ...(invoiceId === null ? {} : { invoice_id: invoiceId }),
      })),
    },
  });
}
