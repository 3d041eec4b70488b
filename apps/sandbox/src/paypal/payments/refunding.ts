import { unprocessable } from '../api/issues.js';
import type { CaptureDocument, RefundDocument, RefundEnding } from '../documents.js';
import type { Amount } from '../money.js';
import { tell } from '../webhooks/events.js';
import { capitals, type PaypalWorld } from '../world.js';
import { keepCapture, spoken } from './captures.js';
import { refundBody, refundedOf, stands } from './refund-body.js';

/** So long after a payment it may be refunded. */
const LIMIT_MS = 180 * 86_400_000;

export interface RefundTerms {
  /** What is left of the payment when it is left out. */
  readonly amount?: Amount;
  readonly customId?: string;
  readonly invoiceId?: string;
  readonly note?: string;
}

const isOpen = ({ status }: { readonly status: string }): boolean => status !== 'RESOLVED';

/** Refuses what cannot be given back; otherwise the amount that will be. */
function requireRefundable(world: PaypalWorld, capture: CaptureDocument, terms: RefundTerms): Amount {
  const { id, amount } = capture;
  const disputes = world.disputes.all().filter(({ captureId }) => captureId === id);
  const chargeback = disputes.some(
    (dispute) => dispute.stage === 'CHARGEBACK' && dispute.outcome !== 'RESOLVED_SELLER_FAVOUR',
  );
  const left = amount.minor - refundedOf(world, id);
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (capture.status === 'DECLINED') throw unprocessable('REFUND_NOT_ALLOWED');
  if (chargeback) throw unprocessable('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  if (disputes.some(isOpen)) throw unprocessable('TRANSACTION_DISPUTED');
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  const asked = terms.amount ?? { currency: amount.currency, minor: left };
  if (asked.currency !== amount.currency) throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', '/amount');
  if (asked.minor > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', '/amount/value');
  if (world.clock.now() - capture.createdAt > LIMIT_MS) throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  const used = world.refunds.all().some(({ invoiceId }) => invoiceId !== null && invoiceId === terms.invoiceId);
  if (used) throw unprocessable('DUPLICATE_INVOICE_ID', '/invoice_id');
  if (asked.minor > world.balance(asked.currency)) throw unprocessable('REFUND_FAILED_INSUFFICIENT_FUNDS');
  return asked;
}

/** How much of it is gone decides what a payment is called. */
export function restate(world: PaypalWorld, capture: CaptureDocument): void {
  const gone = refundedOf(world, capture.id);
  if (gone === 0) capture.status = 'COMPLETED';
  else capture.status = gone < capture.amount.minor ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  keepCapture(world, capture);
}

const EVENTS: Readonly<Record<RefundDocument['status'], string>> = {
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  PENDING: 'PAYMENT.REFUND.PENDING',
  FAILED: 'PAYMENT.REFUND.FAILED',
  CANCELLED: 'PAYMENT.REFUND.CANCELLED',
};

/** Tells what became of a refund, or that PayPal took a payment back. */
export function tellRefund(world: PaypalWorld, refund: RefundDocument): void {
  const reversed = refund.kind === 'reversal';
  tell(world, {
    type: reversed ? 'PAYMENT.CAPTURE.REVERSED' : EVENTS[refund.status],
    resourceType: 'refund',
    resourceVersion: '2.0',
    summary: `A ${spoken(refund.amount)} capture payment was ${reversed ? 'reversed' : 'refunded'}`,
    subject: refund.id,
    resource: refundBody(world, refund),
  });
}

/** Writes a refund down without asking whether it may be. */
export function addRefund(
  world: PaypalWorld,
  of: Pick<RefundDocument, 'captureId' | 'kind' | 'amount' | 'status'>,
  terms: RefundTerms = {},
): RefundDocument {
  const now = world.clock.now();
  const refund: RefundDocument = {
    ...of,
    id: capitals(),
    customId: terms.customId ?? null,
    invoiceId: terms.invoiceId ?? null,
    note: terms.note ?? null,
    createdAt: now,
    updatedAt: now,
  };
  world.refunds.put(refund.id, refund);
  return refund;
}

/** Gives money back to the payer, from the merchant's balance; 422 where it cannot. */
export function refundCapture(world: PaypalWorld, capture: CaptureDocument, terms: RefundTerms): RefundDocument {
  const amount = requireRefundable(world, capture, terms);
  const status = world.settings.refunds === 'pending' ? 'PENDING' : 'COMPLETED';
  const refund = addRefund(world, { captureId: capture.id, kind: 'refund', amount, status }, terms);
  world.move('refund', refund.id, amount.currency, -amount.minor);
  restate(world, capture);
  tellRefund(world, refund);
  return refund;
}

/** What becomes of a refund that is pending, or that was thought done; false when it ended otherwise before. */
export function decideRefund(world: PaypalWorld, refund: RefundDocument, ending: RefundEnding): boolean {
  if (refund.kind === 'reversal' || !stands(refund) || refund.status === ending) return false;
  refund.status = ending;
  refund.updatedAt = world.clock.now();
  world.refunds.put(refund.id, refund);
  if (ending !== 'COMPLETED') {
    world.move('refund_back', refund.id, refund.amount.currency, refund.amount.minor);
    const capture = world.captures.get(refund.captureId);
    if (capture !== undefined) restate(world, capture);
  }
  tellRefund(world, refund);
  return true;
}
