import { verify, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { Harness } from '../harness.js';
import type { SandboxOptions } from '../../options.js';
import type { Body } from './bodies.js';

export const WEBHOOK_ID = '7JE4291016473214C';
const BASIC = `Basic ${Buffer.from('paypal-sandbox-client:paypal-sandbox-secret').toString('base64')}`;

export interface Reply {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface Heard {
  readonly raw: string;
  readonly event: Body;
  readonly headers: IncomingMessage['headers'];
}

async function bytesOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}

/** A merchant of this PayPal: its token, its calls, and everything that its webhook heard. */
export class Merchant {
  readonly heard: Heard[] = [];
  /** Statuses to answer deliveries with instead of 200. */
  readonly answers: number[] = [];
  token = '';
  private counter = 0;

  private constructor(
    public world: Harness,
    private readonly server: Server,
    private readonly options: SandboxOptions,
  ) {}

  static async start(options: SandboxOptions = {}): Promise<Merchant> {
    let merchant: Merchant | undefined;
    const server = createServer((request, response) => void merchant?.take(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const url = `http://127.0.0.1:${port}/webhooks/paypal`;
    const all: SandboxOptions = { paypalWebhook: { url, webhookId: WEBHOOK_ID }, ...options };
    merchant = new Merchant(await Harness.start(all), server, all);
    await merchant.signIn();
    return merchant;
  }

  get base(): string {
    return `${this.world.sandbox.urls.control}/paypal`;
  }

  async signIn(): Promise<Reply> {
    const reply = await this.form({ grant_type: 'client_credentials' });
    this.token = reply.body.access_token;
    return reply;
  }

  async form(fields: Record<string, string>, authorization = BASIC): Promise<Reply> {
    return this.read(
      await fetch(`${this.base}/v1/oauth2/token`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams(fields),
      }),
    );
  }

  /** One call; the whole resource is asked for unless the headers say otherwise. */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.read(
      await fetch(`${this.base}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          prefer: 'return=representation',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  }

  order(value = '100.00', more: object = {}, headers: Record<string, string> = {}): Promise<Reply> {
    return this.call('POST', '/v2/checkout/orders', this.request(value, more), headers);
  }

  request(value = '100.00', more: object = {}): object {
    this.counter += 1;
    return {
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: 'default',
          amount: { currency_code: 'USD', value },
          description: 'Tern Street Homes, 4 notes',
          custom_id: 'payment-1',
          invoice_id: `INV-${this.counter}`,
          ...more,
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: 'http://127.0.0.1:9/return?x=1',
            cancel_url: 'http://127.0.0.1:9/cancelled',
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    };
  }

  approve(id: string, by = 'balance'): Promise<unknown> {
    return this.world.control('POST', `/paypal/orders/${id}/approve`, { by });
  }

  capture(id: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.call('POST', `/v2/checkout/orders/${id}/capture`, {}, headers);
  }

  /** An order that was paid; its capture. */
  async paid(value = '100.00', by = 'balance'): Promise<Body> {
    const { body } = await this.order(value);
    await this.approve(body.id, by);
    const captured = await this.capture(body.id);
    const capture = captured.body.purchase_units[0]?.payments.captures[0];
    if (capture === undefined) throw new Error(`Not captured: ${JSON.stringify(captured.body)}`);
    return capture;
  }

  refund(captureId: string, body: object = {}, headers: Record<string, string> = {}): Promise<Reply> {
    return this.call('POST', `/v2/payments/captures/${captureId}/refund`, body, headers);
  }

  /** Delivers everything that waits, and returns what has come of a type. */
  async told(type: string): Promise<Body[]> {
    await this.world.flush();
    return this.heard.filter(({ event }) => event.event_type === type).map(({ event }) => event);
  }

  /** Throws unless PayPal's own books add up. */
  async requireConservation(): Promise<Body> {
    const state = await this.world.control<Body>('GET', '/paypal/conservation');
    if (!state.conserved) throw new Error(`Money was made or lost: ${JSON.stringify(state)}`);
    return state;
  }

  /** Whether a message is signed by the key of the certificate that PayPal serves. */
  async isGenuine({ raw, headers }: Heard): Promise<boolean> {
    const header = (name: string): string => String(headers[`paypal-${name}`]);
    const pem = await (await fetch(header('cert-url'))).text();
    const text = [header('transmission-id'), header('transmission-time'), WEBHOOK_ID, crc32(raw)].join('|');
    const { publicKey } = new X509Certificate(pem);
    return verify('sha256', Buffer.from(text), publicKey, Buffer.from(header('transmission-sig'), 'base64'));
  }

  /** Stops the sandbox and starts another one with the same options. */
  async restart(): Promise<void> {
    await this.world.close();
    this.world = await Harness.start(this.options);
  }

  async close(): Promise<void> {
    await this.world.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async read(answer: Response): Promise<Reply> {
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text === '' ? '{}' : text) as Body, headers: answer.headers };
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await bytesOf(request);
    this.heard.push({ raw, event: JSON.parse(raw) as Body, headers: request.headers });
    response.writeHead(this.answers.shift() ?? 200).end();
  }
}
