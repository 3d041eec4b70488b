import { createHmac } from 'node:crypto';
import { newId } from '../../kernel/crypto/ids.js';

/** The secret of the benchmark's endpoint. */
export const SECRET = 'whsec_sandbox_platform';
export const SIGNATURE_HEADER = 'stripe-signature';

/** A paid page as the provider tells it; the two ids differ in each message. */
const paidPage = (eventId: string, pageId: string, created: number): string =>
  JSON.stringify({
    id: eventId,
    object: 'event',
    api_version: '2026-05-27',
    created,
    type: 'checkout.session.completed',
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: {
      object: {
        id: pageId,
        object: 'checkout.session',
        amount_subtotal: 50_000,
        amount_total: 50_000,
        automatic_tax: { enabled: false, liability: null, status: null },
        cancel_url: 'https://cairn.example/payment',
        client_reference_id: '01970000-0000-7000-8000-000000000001',
        consent_collection: null,
        created,
        currency: 'usd',
        custom_fields: [],
        custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
        customer_details: {
          address: { city: null, country: 'US', line1: null, line2: null, postal_code: '12345', state: null },
          email: 'payer@example.org',
          name: 'Pat Payer',
          phone: null,
          tax_exempt: 'none',
          tax_ids: [],
        },
        customer_email: 'payer@example.org',
        expires_at: created + 1_860,
        livemode: false,
        locale: 'en',
        metadata: { payment_id: '01970000-0000-7000-8000-000000000001' },
        mode: 'payment',
        payment_intent: 'pi_sandbox_0123456789abcdef',
        payment_method_options: { card: { request_three_d_secure: 'automatic' } },
        payment_method_types: ['card'],
        payment_status: 'paid',
        phone_number_collection: { enabled: false },
        status: 'complete',
        submit_type: null,
        success_url: 'https://cairn.example/receipt?session_id={CHECKOUT_SESSION_ID}',
        total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
        ui_mode: 'hosted',
        url: null,
      },
    },
  });

export interface SignedMessage {
  body: string;
  signature: string;
}

/** A message that nobody has sent before, signed now. */
export function nextMessage(): SignedMessage {
  const at = Math.floor(Date.now() / 1000);
  const body = paidPage(`evt_${newId()}`, `cs_${newId()}`, at);
  return { body, signature: `t=${at},v1=${createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex')}` };
}
