import { found } from '../api/issues.js';
import type { Operation } from '../api/operation.js';
import { moneyShape, object, text } from '../api/shape.js';
import { readAmount } from '../money.js';
import { captureBody } from './capture-body.js';
import { refundBody } from './refund-body.js';
import { refundCapture, type RefundTerms } from './refunding.js';

const KEY = { lifeMs: 45 * 86_400_000, longest: 108 } as const;

const REFUND_SHAPE = object({
  amount: moneyShape('currency_code'),
  custom_id: text({ most: 127 }),
  invoice_id: text({ most: 127 }),
  note_to_payer: text({ most: 255 }),
});

interface RefundRequest {
  amount?: { currency_code: string; value: string };
  custom_id?: string;
  invoice_id?: string;
  note_to_payer?: string;
}

const termsOf = ({ amount, custom_id, invoice_id, note_to_payer }: RefundRequest): RefundTerms => ({
  ...(amount === undefined ? {} : { amount: readAmount(amount.currency_code, amount.value, '/amount') }),
  ...(custom_id === undefined ? {} : { customId: custom_id }),
  ...(invoice_id === undefined ? {} : { invoiceId: invoice_id }),
  ...(note_to_payer === undefined ? {} : { note: note_to_payer }),
});

export const PAYMENT_OPERATIONS: readonly Operation[] = [
  {
    name: 'captures.get',
    method: 'GET',
    path: '/v2/payments/captures/:id',
    run: (world, { id }) => ({ status: 200, body: captureBody(world, found(world.captures.get(id))) }),
  },
  {
    name: 'captures.refund',
    method: 'POST',
    path: '/v2/payments/captures/:id/refund',
    body: REFUND_SHAPE,
    key: KEY,
    minimal: ['id', 'status', 'links'],
    // The shape has let it through.
    make: (world, { id, body }) =>
      refundCapture(world, found(world.captures.get(id)), termsOf(body as RefundRequest)).id,
    show: (world, id) => refundBody(world, found(world.refunds.get(id))),
  },
  {
    name: 'refunds.get',
    method: 'GET',
    path: '/v2/payments/refunds/:id',
    run: (world, { id }) => ({ status: 200, body: refundBody(world, found(world.refunds.get(id))) }),
  },
];
