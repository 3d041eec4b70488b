import { Injectable } from '@nestjs/common';
import type { ProviderHint } from '@cairn/contracts';
import { Config } from '../../../kernel/config/config.js';
import type { InboundMessage, InboundPort, Verdict } from '../ports/inbound.port.js';
import { StripeClient } from './stripe-client.js';

type StripeEndpoint = 'platform' | 'connect';

/** What a signature's time may differ from ours, in seconds; the SDK refuses what is older. */
const TOLERANCE_SECONDS = 300;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

/** The id of an object, which may stand for it. */
const idOf = (value: unknown): string | null => {
  const id = typeof value === 'string' ? value : fieldsOf(value)?.['id'];
  return typeof id === 'string' ? id : null;
};

/** The SDK takes a signature of any time to come: it would prove a message for ever. */
const isOfFuture = (signature: string): boolean =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) > Date.now() / 1000 + TOLERANCE_SECONDS;

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
    const signature = String(headers['stripe-signature'] ?? '');
    let signed: unknown;
    try {
      signed = this.client.api.webhooks.constructEvent(raw, signature, secret, TOLERANCE_SECONDS);
    } catch (error) {
      // What is signed and no JSON is refused as what it is.
      if (error instanceof SyntaxError) return { ok: false, why: 'shape' };
      const stale = error instanceof Error && /timestamp/i.test(error.message);
      return { ok: false, why: stale ? 'stale' : 'signature' };
    }
    if (isOfFuture(signature)) return { ok: false, why: 'stale' };
    const event = fieldsOf(signed);
    const object = fieldsOf(fieldsOf(event?.['data'])?.['object']);
    const { id: deliveryId, type, livemode: live } = event ?? {};
    if (event === null || object === null || typeof deliveryId !== 'string' || typeof type !== 'string')
      return { ok: false, why: 'shape' };
    const { id = null } = object;
    if (typeof live !== 'boolean' || (id !== null && typeof id !== 'string')) return { ok: false, why: 'shape' };
    const hint = id === null ? null : hintOf(event, object, id);
    return {
      ok: true,
      deliveryId,
      proof: 'signature',
      type,
      live,
      objectId: id,
      keep: raw.toString('utf8'),
      // Stripe also sends messages of its test mode to live endpoints of connected accounts.
      hints: hint !== null && live === this.isLive ? [hint] : [],
    };
  }
}

/** A signed message may still be about an object without an id, as a balance: that is no reason to fail. */
function hintOf(event: Fields, object: Fields, id: string): ProviderHint | null {
  // The application that was taken away is the object; the account that did so is next to it.
  if (event['type'] === 'account.application.deauthorized') return about('payee', idOf(event['account']));
  switch (object['object']) {
    case 'checkout.session':
      return about('collection', id);
    case 'payment_intent':
      return about('payment', id);
    case 'charge':
      return about('payment', idOf(object['payment_intent']));
    case 'radar.early_fraud_warning':
      return about('warning', idOf(object['payment_intent']));
    case 'refund':
      return about('refund', id);
    case 'dispute':
      return about('dispute', id);
    case 'account':
      return about('payee', id);
    default:
      return null;
  }
}

const about = (kind: ProviderHint['kind'], ref: string | null): ProviderHint | null =>
  ref === null ? null : { kind, ref };
