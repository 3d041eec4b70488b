import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Config } from '../../../../kernel/config/config.js';
import type { Verdict, WebhookHint } from '../../ports.js';
import { StripeClient } from './stripe-client.js';

export type StripeEndpoint = 'platform' | 'connect';

/**
 * Proves that a message comes from Stripe. A message is a hint: the state is read from Stripe afterwards, so that order
 * and repetition do not matter.
 */
@Injectable()
export class StripeInbound {
  private readonly secrets: Readonly<Record<StripeEndpoint, string>>;

  constructor(
    private readonly client: StripeClient,
    config: Config,
  ) {
    this.secrets = { platform: config.STRIPE_WEBHOOK_SECRET, connect: config.STRIPE_CONNECT_WEBHOOK_SECRET };
  }

  verify(raw: Buffer, signature: string, endpoint: StripeEndpoint): Verdict {
    let event: Stripe.Event;
    try {
      event = this.client.api.webhooks.constructEvent(raw, signature, this.secrets[endpoint]);
    } catch (error) {
      const stale = error instanceof Error && /timestamp/i.test(error.message);
      return { ok: false, why: stale ? 'stale' : 'signature' };
    }
    return { ok: true, eventId: event.id, type: event.type, hint: this.hint(event) };
  }

  private hint(event: Stripe.Event): WebhookHint {
    const { object } = event.data;
    if (!('object' in object) || !('id' in object)) return { kind: 'other' };
    switch (object.object) {
      case 'checkout.session':
        return { kind: 'collection', sessionId: object.id };
      case 'payment_intent':
        return { kind: 'collection_by_payment', providerPaymentId: object.id };
      case 'refund':
        return { kind: 'refund', providerRefundId: object.id };
      case 'account':
        return { kind: 'payee', accountId: object.id };
      default:
        return { kind: 'other' };
    }
  }
}
