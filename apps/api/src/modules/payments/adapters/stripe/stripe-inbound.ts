import { Injectable } from '@nestjs/common';
import type { WebhookHint } from '@cairn/contracts';
import type Stripe from 'stripe';
import { Config } from '../../../../kernel/config/config.js';
import type { Verdict } from '../../ports/ports.js';
import { StripeClient } from './stripe-client.js';

export type StripeEndpoint = 'platform' | 'connect';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/**
 * Verifies that a message comes from Stripe. A message is a hint: the state is read from Stripe afterwards, so that
 * order
 * and repetition do not matter.
 */
@Injectable()
export class StripeInbound {
  /** Whether our key moves real money; a message of the other mode is none of ours. */
  readonly isLive: boolean;
  private readonly secrets: Readonly<Record<StripeEndpoint, string>>;

  constructor(
    private readonly client: StripeClient,
    config: Config,
  ) {
    this.isLive = config.STRIPE_KEY.includes('_live_');
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
    const { id: eventId, type, livemode: live } = event;
    return { ok: true, eventId, type, live, objectId: this.objectOf(event)?.id ?? null, hint: this.hint(event) };
  }

  /** A signed message may still carry no object: that is no reason to fail. */
  private objectOf(event: Stripe.Event): { id: string; object: string } | null {
    const object: unknown = (event as { data?: { object?: unknown } }).data?.object;
    if (typeof object !== 'object' || object === null || !('id' in object) || !('object' in object)) return null;
    return typeof object.id === 'string' && typeof object.object === 'string'
      ? { id: object.id, object: object.object }
      : null;
  }

  private hint(event: Stripe.Event): WebhookHint {
    const known = this.objectOf(event);
    if (known === null) return { kind: 'other' };
    // The application that was taken away is the object; the account that did so is next to it.
    if (event.type === 'account.application.deauthorized')
      return event.account ? { kind: 'payee', accountId: event.account } : { kind: 'other' };
    switch (known.object) {
      case 'checkout.session':
        return { kind: 'collection', sessionId: known.id };
      case 'payment_intent':
        return { kind: 'collection_by_payment', providerPaymentId: known.id };
      case 'charge':
        return this.byPayment(event, 'collection_by_payment');
      case 'radar.early_fraud_warning':
        return this.byPayment(event, 'warning');
      case 'refund':
        return { kind: 'refund', providerRefundId: known.id };
      case 'dispute':
        return { kind: 'dispute', ref: known.id };
      case 'account':
        return { kind: 'payee', accountId: known.id };
      default:
        return { kind: 'other' };
    }
  }

  private byPayment(event: Stripe.Event, kind: 'collection_by_payment' | 'warning'): WebhookHint {
    const { payment_intent: intent } = event.data.object as { payment_intent?: string | { id: string } | null };
    const providerPaymentId = idOf(intent);
    return providerPaymentId === null ? { kind: 'other' } : { kind, providerPaymentId };
  }
}
