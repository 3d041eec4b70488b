import { addBusinessDays } from '../../core/business-days.js';
import type { CaptureDocument, OrderDocument, UnitDocument } from '../documents.js';
import { decimal, feeOf, type Amount } from '../money.js';
import { tell } from '../webhooks/events.js';
import { capitals, type PaypalWorld } from '../world.js';
import { captureBody } from './capture-body.js';

export const ECHECK_TIMER = 'paypal.echeck';
/** So long a bank takes to pay an eCheck. */
const CLEARING_DAYS = 4;

/** An amount in the words of an event's summary. */
export const spoken = (amount: Amount): string => `${decimal(amount)} ${amount.currency}`;

export const keepCapture = (world: PaypalWorld, capture: CaptureDocument): void => {
  capture.updatedAt = world.clock.now();
  world.captures.put(capture.id, capture);
};

function tellCapture(world: PaypalWorld, capture: CaptureDocument, what: 'COMPLETED' | 'PENDING' | 'DECLINED'): void {
  tell(world, {
    type: `PAYMENT.CAPTURE.${what}`,
    resourceType: 'capture',
    resourceVersion: '2.0',
    summary: `Payment ${what.toLowerCase()} for ${spoken(capture.amount)}`,
    subject: capture.id,
    resource: captureBody(world, capture),
  });
}

/** The money is there, less the fee. */
function complete(world: PaypalWorld, capture: CaptureDocument): void {
  const { id, amount } = capture;
  capture.status = 'COMPLETED';
  capture.reason = null;
  capture.fee = feeOf(amount);
  keepCapture(world, capture);
  world.move('capture', id, amount.currency, amount.minor);
  world.move('fee', id, amount.currency, -capture.fee);
  tellCapture(world, capture, 'COMPLETED');
}

/** The payment of one purchase unit: at once from a balance, by eCheck days later. */
export function openCapture(world: PaypalWorld, order: OrderDocument, unit: UnitDocument): CaptureDocument {
  const now = world.clock.now();
  const capture: CaptureDocument = {
    id: capitals(),
    orderId: order.id,
    amount: unit.amount,
    customId: unit.customId,
    invoiceId: unit.invoiceId,
    createdAt: now,
    status: 'PENDING',
    reason: 'ECHECK',
    fee: null,
    updatedAt: now,
  };
  if (order.way !== 'bank') {
    complete(world, capture);
    return capture;
  }
  keepCapture(world, capture);
  world.scheduler.schedule(ECHECK_TIMER, capture.id, addBusinessDays(now, CLEARING_DAYS));
  tellCapture(world, capture, 'PENDING');
  return capture;
}

/** The payer's bank has answered; false when there was nothing to decide. */
export function decideCapture(world: PaypalWorld, capture: CaptureDocument, paid: boolean): boolean {
  if (capture.status !== 'PENDING') return false;
  world.scheduler.cancel(ECHECK_TIMER, capture.id);
  if (paid) {
    complete(world, capture);
    return true;
  }
  capture.status = 'DECLINED';
  keepCapture(world, capture);
  tellCapture(world, capture, 'DECLINED');
  return true;
}
