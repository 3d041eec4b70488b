import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookEndpoint } from '../webhooks/delivery.js';

const STALE_SECONDS = 3600;

/**
 * An endpoint that verifies `Stripe-Signature`: the hex HMAC-SHA256 of "timestamp.body", with the timestamp of sending
 * in real time (https://docs.stripe.com/webhooks#verify-manually).
 */
export function stripeEndpoint(name: string, url: string, secret: string): WebhookEndpoint {
  return {
    name,
    url,
    sign(body, forgery) {
      const timestamp = Math.floor(Date.now() / 1000) - (forgery === 'stale_timestamp' ? STALE_SECONDS : 0);
      const key = forgery === 'bad_signature' ? `whsec_${randomBytes(16).toString('hex')}` : secret;
      const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
      return {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': `t=${timestamp},v1=${signature}`,
        },
        body: forgery === 'altered_body' ? body.replace('"livemode": false', '"livemode": true') : body,
      };
    },
  };
}
