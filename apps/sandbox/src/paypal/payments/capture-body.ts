import type { CaptureDocument } from '../documents.js';
import { money } from '../money.js';
import type { CaptureBody } from '../wire.js';
import { instantOf, type PaypalWorld } from '../world.js';

type Breakdown = NonNullable<CaptureBody['seller_receivable_breakdown']>;

/** What the merchant gets of a payment; of one that is pending only the whole is known. */
function breakdownOf({ amount, fee }: CaptureDocument): Breakdown {
  if (fee === null) return { gross_amount: money(amount) };
  const part = (minor: number): ReturnType<typeof money> => money({ currency: amount.currency, minor });
  return { gross_amount: money(amount), paypal_fee: part(fee), net_amount: part(amount.minor - fee) };
}

/** A captured payment as PayPal shows it. */
export function captureBody(world: PaypalWorld, capture: CaptureDocument): CaptureBody & { id: string } {
  const self = `${world.base}/v2/payments/captures/${capture.id}`;
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.reason === null ? {} : { status_details: { reason: capture.reason } }),
    amount: money(capture.amount),
    ...(capture.invoiceId === null ? {} : { invoice_id: capture.invoiceId }),
    ...(capture.customId === null ? {} : { custom_id: capture.customId }),
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...(capture.status === 'DECLINED' ? {} : { seller_receivable_breakdown: breakdownOf(capture) }),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
    create_time: instantOf(capture.createdAt),
    update_time: instantOf(capture.updatedAt),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${world.base}/v2/checkout/orders/${capture.orderId}`, rel: 'up', method: 'GET' },
    ],
  };
}
