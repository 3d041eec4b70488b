import { unprocessable } from '../api/issues.js';
import type { CaptureDocument, OrderDocument, UnitDocument } from '../documents.js';
import { openCapture } from '../payments/captures.js';
import type { PaypalWorld } from '../world.js';
import { completeOrder, refuseInstrument } from './approving.js';
import { approvalUrl } from './body.js';

/** After so many refusals PayPal takes no more tries. */
const MOST_ATTEMPTS = 10;

/** Whether a payment under this number was captured before. */
function isUsed(world: PaypalWorld, invoiceId: string | null, captures: readonly CaptureDocument[]): boolean {
  return invoiceId !== null && captures.some((capture) => capture.invoiceId === invoiceId);
}

function requireFreeInvoices(world: PaypalWorld, units: readonly UnitDocument[]): void {
  const captures = world.captures.all().filter(({ status }) => status !== 'DECLINED');
  const used = units.findIndex(({ invoiceId }) => isUsed(world, invoiceId, captures));
  if (used >= 0) throw unprocessable('DUPLICATE_INVOICE_ID', `/purchase_units/${used}/invoice_id`);
}

/**
 * Takes the money that the payer agreed to. 422 before an approval, after a capture, and when the payer's bank refuses,
 * with the way back to the payer.
 */
export function captureOrder(world: PaypalWorld, order: OrderDocument, declined: boolean): void {
  const back = [{ href: approvalUrl(world, order.id), rel: 'payer-action', method: 'GET' }] as const;
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.refusals >= MOST_ATTEMPTS) throw unprocessable('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
  if (order.status !== 'APPROVED') {
    throw unprocessable(order.refusals > 0 ? 'PAYER_ACTION_REQUIRED' : 'ORDER_NOT_APPROVED', undefined, back);
  }
  requireFreeInvoices(world, order.units);
  if (declined || order.way === 'declined_card') {
    refuseInstrument(world, order);
    throw unprocessable('INSTRUMENT_DECLINED', undefined, back);
  }
  completeOrder(world, order);
  for (const unit of order.units) unit.captureId = openCapture(world, order, unit).id;
  world.orders.put(order.id, order);
}
