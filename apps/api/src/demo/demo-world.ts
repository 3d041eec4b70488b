import { createClient, type ApiRequest, type ApiResponse, type Client, type Transport } from '@cairn/client';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { Clock } from '../kernel/clock/clock.js';
import type { Config } from '../kernel/config/config.js';
import { Sweeps } from '../kernel/jobs/sweeps.js';
import { Delivery } from '../kernel/outbox/delivery.js';

const DAY = 86_400_000;

/** The API's own calls, without a socket. */
const injected =
  (app: NestFastifyApplication): Transport =>
  async ({ method, path, headers, body }: ApiRequest): Promise<ApiResponse> => {
    const answer = await app.inject({
      method,
      url: `/api/v1.1${path}`,
      headers,
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      json: isJson ? answer.json<unknown>() : null,
      headers: { get: (name) => answer.headers[name]?.toString() ?? null },
    };
  };

/** Something that happens on a day of business time: negative ones are past. */
export interface Step {
  day: number;
  run: () => Promise<void>;
}

/** What the demonstration is made with: the product's own calls, the sandbox's pages, and a clock that it moves. */
export class DemoWorld {
  private readonly transport: Transport;
  private readonly owner: pg.Client;
  private lastDay = Number.NEGATIVE_INFINITY;

  constructor(
    readonly app: NestFastifyApplication,
    private readonly config: Config,
    private readonly sandbox: { url: string; token: string },
  ) {
    this.transport = injected(app);
    this.owner = new pg.Client({ connectionString: config.DATABASE_URL });
  }

  open(): Promise<unknown> {
    return this.owner.connect();
  }

  close(): Promise<void> {
    return this.owner.end();
  }

  as(token: string): Client {
    return createClient(this.transport, { token: () => token });
  }

  async sql<Row extends object>(text: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await this.owner.query<Row>(text, parameters)).rows;
  }

  /** Starts business time so many days back: only an empty product may be set back. */
  async beginDaysAgo(days: number): Promise<void> {
    await this.sql('update kernel.clock set offset_ms = $1', [-days * DAY]);
    await this.sql(`select pg_notify('clock', '')`);
    await this.app.get(Clock).refresh();
  }

  /** Moves on to a day before (negative) or the present moment (0), and does what has become due. */
  async goTo(day: number): Promise<void> {
    const offset = this.app.get(Clock).now().getTime() - Date.now();
    const step = Math.round(day * DAY - offset);
    if (step > 0) await this.control('/clock', { advanceMs: step });
    await this.app.get(Clock).refresh();
    const today = Math.floor(day);
    if (today !== this.lastDay) await this.catchUp();
    this.lastDay = today;
  }

  async catchUp(): Promise<void> {
    await this.app.get(Sweeps).runAll();
    await this.app.get(Delivery).drain();
  }

  payCheckout(sessionId: string): Promise<void> {
    return this.control(`/stripe/checkout/${sessionId}/pay`, {});
  }

  onboard(accountId: string, businessName: string): Promise<void> {
    return this.control(`/stripe/accounts/${accountId}/onboard`, { businessName });
  }

  /** Moves money from Stripe to the platform's bank, which owners and investors are paid from. */
  payToBank(minor: number): Promise<void> {
    return this.control('/stripe/payouts', { amount: minor, currency: 'usd' });
  }

  registerAuthenticator(label: string, secret: string): Promise<void> {
    return this.control('/authenticator', { label, secret });
  }

  private async control(path: string, body: object): Promise<void> {
    const answer = await fetch(`${this.sandbox.url}/_control${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.sandbox.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`);
  }
}
