import StripeSdk, { type Stripe } from 'stripe';
import { DEFAULT_STRIPE_KEY, type SandboxOptions } from '../options.js';
import { startSandbox, type Sandbox } from '../sandbox.js';
import { Receiver } from './receiver.js';

/** A client of the real SDK that talks to a sandbox. */
export function stripeClient(sandbox: Sandbox, options: { key?: string; retries?: number } = {}): Stripe {
  const { hostname, port } = new URL(sandbox.urls.stripe);
  return new StripeSdk(options.key ?? DEFAULT_STRIPE_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: options.retries ?? 0,
  });
}

/** A running sandbox with both webhook endpoints, the SDK and the control API at hand. */
export class Harness {
  private constructor(
    readonly sandbox: Sandbox,
    readonly stripe: Stripe,
    readonly platform: Receiver,
    readonly connect: Receiver,
  ) {}

  static async start(options: SandboxOptions = {}): Promise<Harness> {
    const platform = await Receiver.start('whsec_platform');
    const connect = await Receiver.start('whsec_connect');
    const starting = startSandbox({
      port: 0,
      stripePort: 0,
      smtpPort: 0,
      stripeWebhook: platform.target,
      connectWebhook: connect.target,
      ...options,
    });
    const sandbox = await starting.catch(async (error: unknown) => {
      await Promise.all([platform.close(), connect.close()]);
      throw error;
    });
    return new Harness(sandbox, stripeClient(sandbox), platform, connect);
  }

  /** Calls the control API and returns what it answered; throws unless that is a success. */
  async control<T = unknown>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.controlRaw(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  controlRaw(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.sandbox.urls.control}/_control${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.sandbox.controlToken}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  advance(milliseconds: number): Promise<unknown> {
    return this.control('POST', '/clock', { advanceMs: milliseconds });
  }

  async flush(): Promise<void> {
    await this.control('POST', '/webhooks/flush');
  }

  /** Throws unless the provider's records balance. */
  async requireConservation(): Promise<void> {
    const state = await this.control<{ conserved: boolean }>('GET', '/stripe/conservation');
    if (!state.conserved) throw new Error(`Money was made or lost: ${JSON.stringify(state)}`);
  }

  /** Opens a session for an amount in cents. */
  session(amount = 100_000, extra: Stripe.Checkout.SessionCreateParams = {}): Promise<Stripe.Checkout.Session> {
    return this.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: amount, product_data: { name: 'Tern Street Homes, 4 notes' } },
        },
      ],
      success_url: 'http://127.0.0.1:9/receipt?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://127.0.0.1:9/cancelled',
      ...extra,
    });
  }

  /** Opens a session and pays it by card; returns it as it is afterwards. */
  async paid(
    amount = 100_000,
    card = '4242424242424242',
    extra: Stripe.Checkout.SessionCreateParams = {},
  ): Promise<Stripe.Checkout.Session & { payment_intent: string }> {
    const opened = await this.session(amount, extra);
    await this.control('POST', `/stripe/checkout/${opened.id}/pay`, { card });
    const session = await this.stripe.checkout.sessions.retrieve(opened.id);
    const { payment_intent: intent } = session;
    if (typeof intent !== 'string') throw new Error('The session has no payment intent');
    return { ...session, payment_intent: intent };
  }

  /** Gives every charge its balance transaction, which otherwise comes minutes later. */
  async booked(): Promise<void> {
    await this.control('POST', '/stripe/charges/settle', {});
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await this.platform.close();
    await this.connect.close();
  }
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
