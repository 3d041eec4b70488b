import type { RefundDocument } from '../documents.js';
import { money } from '../money.js';
import type { RefundBody } from '../wire.js';
import { instantOf, type PaypalWorld } from '../world.js';

/** What was given back of a payment, or taken back by PayPal, the oldest first. */
export const refundsOf = (world: PaypalWorld, captureId: string): RefundDocument[] =>
  world.refunds.all().filter((refund) => refund.captureId === captureId);

/** Whether money has left for the payer, or is about to. */
export const stands = ({ status }: RefundDocument): boolean => status === 'COMPLETED' || status === 'PENDING';

/** How much of a payment is gone, in minor units. */
export const refundedOf = (world: PaypalWorld, captureId: string): number =>
  refundsOf(world, captureId)
    .filter(stands)
    .reduce((sum, { amount }) => sum + amount.minor, 0);

/** A refund, or a reversal, as PayPal shows it. The fee of the payment is not given back. */
export function refundBody(world: PaypalWorld, refund: RefundDocument): RefundBody & { id: string } {
  const { amount } = refund;
  const part = (minor: number): ReturnType<typeof money> => money({ currency: amount.currency, minor });
  return {
    id: refund.id,
    status: refund.status,
    ...(refund.status === 'PENDING' ? { status_details: { reason: 'ECHECK' } } : {}),
    amount: money(amount),
    ...(refund.invoiceId === null ? {} : { invoice_id: refund.invoiceId }),
    ...(refund.customId === null ? {} : { custom_id: refund.customId }),
    ...(refund.note === null ? {} : { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: money(amount),
      paypal_fee: part(0),
      net_amount: money(amount),
      total_refunded_amount: part(refundedOf(world, refund.captureId)),
    },
    create_time: instantOf(refund.createdAt),
    update_time: instantOf(refund.updatedAt),
    links: [
      { href: `${world.base}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${world.base}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
    ],
  };
}
