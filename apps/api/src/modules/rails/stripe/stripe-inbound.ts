import { Injectable } from '@nestjs/common';
import type { ProviderHint } from '@cairn/contracts';
import type Stripe from 'stripe';
import { Config } from '../../../kernel/config/config.js';
import type { InboundMessage, InboundPort, Verdict } from '../ports/inbound.port.js';
import { StripeClient } from './stripe-client.js';

type StripeEndpoint = 'platform' | 'connect';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/**
 * Verifies that a message comes from Stripe. A message is a hint: the state is read from Stripe afterwards, so that
 * order and repetition do not matter.
 */
@Injectable()
export class StripeInbound implements InboundPort {
  readonly provider = 'stripe';
  readonly methods = ['POST'] as const;
  readonly endpoints = ['platform', 'connect'] as const;
  readonly limitBytes = 100_000;
  /** Whether our key moves real money; a message of the other mode is none of ours. */
  private readonly isLive: boolean;
  private readonly secrets: Readonly<Record<StripeEndpoint, string>>;

  constructor(
    private readonly client: StripeClient,
    config: Config,
  ) {
    this.isLive = config.STRIPE_KEY.includes('_live_');
    this.secrets = { platform: config.STRIPE_WEBHOOK_SECRET, connect: config.STRIPE_CONNECT_WEBHOOK_SECRET };
  }

  verify({ raw, headers, endpoint }: InboundMessage): Verdict {
    const secret = this.secrets[endpoint === 'connect' ? 'connect' : 'platform'];
    let event: Stripe.Event;
    try {
      event = this.client.api.webhooks.constructEvent(raw, String(headers['stripe-signature'] ?? ''), secret);
    } catch (error) {
      const stale = error instanceof Error && /timestamp/i.test(error.message);
      return { ok: false, why: stale ? 'stale' : 'signature' };
    }
    const { id: deliveryId, type, livemode: live } = event;
    const hint = this.hint(event);
    return {
      ok: true,
      deliveryId,
      proof: 'signature',
      type,
      live,
      objectId: this.objectOf(event)?.id ?? null,
      keep: raw.toString('utf8'),
      // Stripe also sends messages of its test mode to live endpoints of connected accounts.
      hints: hint !== null && live === this.isLive ? [hint] : [],
    };
  }

  /** A signed message may still carry no object: that is no reason to fail. */
  private objectOf(event: Stripe.Event): { id: string; object: string } | null {
    const object: unknown = (event as { data?: { object?: unknown } }).data?.object;
    if (typeof object !== 'object' || object === null || !('id' in object) || !('object' in object)) return null;
    return typeof object.id === 'string' && typeof object.object === 'string'
      ? { id: object.id, object: object.object }
      : null;
  }

  private hint(event: Stripe.Event): ProviderHint | null {
    const known = this.objectOf(event);
    if (known === null) return null;
    // The application that was taken away is the object; the account that did so is next to it.
    if (event.type === 'account.application.deauthorized')
      return event.account ? { kind: 'payee', ref: event.account } : null;
    switch (known.object) {
      case 'checkout.session':
        return { kind: 'collection', ref: known.id };
      case 'payment_intent':
        return { kind: 'payment', ref: known.id };
      case 'charge':
        return this.byPayment(event, 'payment');
      case 'radar.early_fraud_warning':
        return this.byPayment(event, 'warning');
      case 'refund':
        return { kind: 'refund', ref: known.id };
      case 'dispute':
        return { kind: 'dispute', ref: known.id };
      case 'account':
        return { kind: 'payee', ref: known.id };
      default:
        return null;
    }
  }

  private byPayment(event: Stripe.Event, kind: 'payment' | 'warning'): ProviderHint | null {
    const { payment_intent: intent } = event.data.object as { payment_intent?: string | { id: string } | null };
    const ref = idOf(intent);
    return ref === null ? null : { kind, ref };
  }
}
