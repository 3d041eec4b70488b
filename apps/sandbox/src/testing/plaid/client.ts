import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { Harness } from '../harness.js';
import { faultBy } from '../schema.js';
import type { Body } from './bodies.js';

export interface Reply {
  readonly status: number;
  readonly body: Body;
}

export interface Heard {
  readonly raw: string;
  readonly message: Readonly<Record<string, unknown>>;
  readonly token: string;
}

async function bytesOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}

/** A client of this Plaid: its calls, and everything that its webhook heard. */
export class PlaidUser {
  readonly heard: Heard[] = [];

  private constructor(
    readonly world: Harness,
    private readonly server: Server,
    readonly webhook: string,
  ) {}

  static async start(): Promise<PlaidUser> {
    let user: PlaidUser | undefined;
    const server = createServer((request, response) => void user?.take(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    user = new PlaidUser(await Harness.start(), server, `http://127.0.0.1:${port}/webhooks/plaid`);
    return user;
  }

  async call(path: string, body: unknown, headers: Record<string, string> = KEYS): Promise<Reply> {
    const answer = await fetch(`${this.world.sandbox.urls.control}/plaid${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  /** A call that succeeds, and whose reply is as the contract says. */
  async done(schema: string, path: string, body: unknown): Promise<Body> {
    const reply = await this.call(path, body);
    const fault = await this.faultOf(schema, reply.body);
    if (reply.status !== 200 || fault !== null) throw new Error(`${path}: ${fault} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  /** The code of a refusal, whose form is checked on the way. */
  async refusal(path: string, body: unknown, headers?: Record<string, string>): Promise<[number, string, string]> {
    const { status, body: error } = await this.call(path, body, headers);
    const fault = await this.faultOf('error', error);
    if (fault !== null) throw new Error(`${path}: ${fault}`);
    return [status, error.error_type, error.error_code];
  }

  link(more: object = {}): Promise<Body> {
    return this.done('link-token', '/link/token/create', this.linkRequest(more));
  }

  linkRequest(more: object = {}): object {
    return {
      client_name: 'Cairn',
      language: 'en',
      country_codes: ['US'],
      user: { client_user_id: 'user-1', legal_name: 'Ines Duarte' },
      products: ['auth', 'identity'],
      webhook: this.webhook,
      hosted_link: { completion_redirect_uri: 'http://127.0.0.1:9/back?link=1' },
      ...more,
    };
  }

  /** An account that was shared on the page: its access token and ids. */
  async shared(
    account = 'checking',
    more: object = {},
  ): Promise<{ access_token: string; item: string; account: string }> {
    const { link_token } = await this.link();
    await this.world.control('POST', `/plaid/links/${link_token}/finish`, { account, ...more });
    const { link_sessions } = await this.done('link', '/link/token/get', { link_token });
    const result = link_sessions[0]?.results.item_add_results[0];
    if (result === undefined) throw new Error('Nothing was shared');
    const { public_token, accounts } = result;
    const { access_token, item_id } = await this.done('exchange', '/item/public_token/exchange', { public_token });
    return { access_token, item: item_id, account: accounts[0]?.id ?? '' };
  }

  /** Delivers everything that waits, and returns what has come of a code. */
  async told(code: string): Promise<Heard[]> {
    await this.world.flush();
    return this.heard.filter(({ message }) => message['webhook_code'] === code);
  }

  /** Whether a message is signed by the key that Plaid serves, over these bytes. */
  async isGenuine({ raw, token }: Heard): Promise<boolean> {
    const { kid } = decodeProtectedHeader(token);
    const { key } = await this.done('key', '/webhook_verification_key/get', { key_id: kid });
    const verified = await jwtVerify(token, await importJWK(key, 'ES256'), { maxTokenAge: '5 min' });
    return verified.payload['request_body_sha256'] === createHash('sha256').update(raw).digest('hex');
  }

  faultOf(schema: string, body: unknown): Promise<string | null> {
    return faultBy(new URL(`../../plaid/testing/${schema}.schema.json`, import.meta.url), body);
  }

  async close(): Promise<void> {
    await this.world.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await bytesOf(request);
    const token = String(request.headers['plaid-verification']);
    this.heard.push({ raw, message: JSON.parse(raw) as Heard['message'], token });
    response.writeHead(200).end();
  }
}

export const KEYS = { 'plaid-client-id': 'plaid-sandbox-client', 'plaid-secret': 'plaid-sandbox-secret' };
