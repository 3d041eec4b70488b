import { pause } from '../kernel/process/outage.js';
import { PAYPAL_CLIENT } from './chaos-environments.js';

const PATIENCE_MS = 15_000;
const AGAIN_MS = 60;

export interface Answer {
  status: number;
  /** What the envelope carries, or the code of the refusal. */
  data: Record<string, unknown>;
  code: string;
}

export interface Request {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  token: string;
  /** JSON, or a form with a file. */
  body?: object | FormData;
  key?: string;
}

/** Refusals that callers got, by status and code. */
export class Told {
  readonly counts = new Map<string, number>();

  add(status: number, code: string): void {
    const name = `${status} ${code}`.trim();
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** Calls with an answer that must never happen: signed out, or a server fault. */
  faults(): string[] {
    return [...this.counts].filter(([name]) => /^(401|500)/.test(name)).map(([name, count]) => `${count} × ${name}`);
  }
}

/** The product and the sandbox, as callers reach them who ask again until they are answered. */
export class Calls {
  readonly told = new Told();
  private paypalToken: string | null = null;

  constructor(
    private readonly api: string,
    private readonly sandbox: { control: string; stripe: string; token: string },
  ) {}

  /** One command or read, asked again with the same key while the service is away; null when `stopped` is set first. */
  async ask(request: Request, stopped: () => boolean = () => false): Promise<Answer | null> {
    while (!stopped()) {
      const answer = await this.once(request);
      const isOpen = answer === null || answer.status >= 500 || answer.code === 'idempotency.in_progress';
      if (!isOpen) return answer;
      await pause(AGAIN_MS);
    }
    return null;
  }

  /** Waits until the API answers, after a kill of it or of the database. */
  async untilReady(): Promise<void> {
    const isReady = (): Promise<boolean> =>
      fetch(`${this.api}/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await pause(AGAIN_MS);
  }

  /** A command of the sandbox's controls; null when it refuses, for instance because it was done already. */
  async control<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T | null> {
    const answer = await this.outside(`${this.sandbox.control}/_control${path}`, this.sandbox.token, method, body);
    return answer as T | null;
  }

  /** Everything of one kind, as Stripe's own API lists it. */
  async listOf<T extends { id: string }>(path: string): Promise<T[]> {
    const found: T[] = [];
    for (;;) {
      const after = found.at(-1)?.id;
      const query = `limit=100${after === undefined ? '' : `&starting_after=${after}`}`;
      const page = await this.stripe<{ data: T[]; has_more: boolean }>(`${path}?${query}`);
      found.push(...page.data);
      if (!page.has_more) return found;
    }
  }

  async stripe<T>(path: string): Promise<T> {
    const answer = await this.outside(`${this.sandbox.stripe}/v1/${path}`, 'sk_sandbox_cairn', 'GET');
    if (answer === null) throw new Error(`Stripe refuses ${path}`);
    return answer as T;
  }

  /** What PayPal's own API says; null where it knows no such object. */
  async paypal<T>(path: string): Promise<T | null> {
    this.paypalToken ??= await this.tokenOfPaypal();
    const answer = await this.outside(`${this.sandbox.control}/paypal${path}`, this.paypalToken, 'GET');
    return answer as T | null;
  }

  private async tokenOfPaypal(): Promise<string> {
    const { id, secret } = PAYPAL_CLIENT;
    const answer = await fetch(`${this.sandbox.control}/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  private async once({ method = 'POST', path, token, body, key }: Request): Promise<Answer | null> {
    try {
      const answer = await fetch(`${this.api}/api/v1.1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const json = (await answer.json()) as { code?: string; data?: { data?: Record<string, unknown> } };
      this.told.add(answer.status, json.code ?? '');
      return { status: answer.status, data: json.data?.data ?? {}, code: json.code ?? '' };
    } catch {
      return null; // no answer: it may have happened or not, and the same key asks again
    }
  }

  private async outside(url: string, token: string, method: string, body?: object): Promise<unknown> {
    for (;;) {
      try {
        const answer = await fetch(url, {
          method,
          headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(PATIENCE_MS * 4),
        });
        const text = await answer.text();
        if (answer.ok) return text === '' ? {} : (JSON.parse(text) as unknown);
        if (answer.status < 500 && answer.status !== 429) return null;
      } catch {
        // The process was killed and will be back in a moment.
      }
      await pause(AGAIN_MS * 4);
    }
  }
}
