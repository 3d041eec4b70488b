import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { MANGOPAY_CLIENT } from '../../mangopay/api/client.js';
import { Harness } from '../harness.js';
import { faultBy } from '../schema.js';

export type Body = Record<string, unknown> & { Id: string };
export interface Reply {
  status: number;
  body: Body;
}

const BASIC = `Basic ${Buffer.from(`${MANGOPAY_CLIENT.id}:${MANGOPAY_CLIENT.key}`).toString('base64')}`;

export const eur = (Amount: number): object => ({ Currency: 'EUR', Amount });

/** Fails a spec with the first fault of a reply against the contract. */
export async function expectShape(name: string, body: unknown): Promise<void> {
  expect(await faultBy(new URL(`../../mangopay/testing/${name}.schema.json`, import.meta.url), body)).toBeNull();
}

/** A platform at the sandbox's Mangopay, with a listener for its hooks. */
export class Platform {
  private token = '';
  /** The queries of the hooks that came. */
  readonly heard: URLSearchParams[] = [];
  /** What the listener answers next; 200 once they are used up. */
  readonly answers: number[] = [];

  private constructor(
    readonly world: Harness,
    private readonly server: Server,
  ) {}

  static async start(): Promise<Platform> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const platform = new Platform(await Harness.start({ webhookBackoffMs: Array<number>(120).fill(1) }), server);
    server.on('request', (request, response) => {
      platform.heard.push(new URL(request.url ?? '', 'http://127.0.0.1').searchParams);
      response.writeHead(platform.answers.shift() ?? 200).end();
    });
    await platform.signIn();
    return platform;
  }

  get base(): string {
    return `${this.world.sandbox.urls.control}/mangopay/v2.01`;
  }

  get listener(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  async signIn(authorization = BASIC): Promise<Reply> {
    const answer = await fetch(`${this.base}/oauth/token`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const body = (await answer.json()) as Body;
    if (answer.ok) this.token = String(body['access_token']);
    return { status: answer.status, body };
  }

  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Reply> {
    const answer = await fetch(`${this.base}/${MANGOPAY_CLIENT.id}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body };
  }

  /** The call once under a key. */
  once(path: string, body: object, key: string = randomUUID()): Promise<Reply> {
    return this.call('POST', path, body, { 'idempotency-key': key });
  }

  async user(more: object = {}): Promise<Body> {
    const { body } = await this.call('POST', '/users/natural', {
      FirstName: 'Anna',
      LastName: 'Stein',
      Email: 'anna@example.org',
      Birthday: 453_600_000,
      Nationality: 'FR',
      CountryOfResidence: 'FR',
      UserCategory: 'OWNER',
      TermsAndConditionsAccepted: true,
      ...more,
    });
    return body;
  }

  async wallet(owner: string, Currency = 'EUR'): Promise<Body> {
    return (await this.call('POST', '/wallets', { Owners: [owner], Description: 'Wallet', Currency })).body;
  }

  /** A confirmed user with money in a wallet and a bank account. */
  async rich(amount: number, number = '000123456789'): Promise<{ user: string; wallet: string; account: string }> {
    const { Id: user } = await this.user();
    const { Id: wallet } = await this.wallet(user);
    const payIn = await this.card(user, wallet, amount);
    await this.control(`/payins/${payIn.Id}/card`, {});
    await this.control(`/users/${user}/confirm`, {});
    const account = await this.call('POST', `/users/${user}/bankaccounts/us/`, {
      OwnerName: 'Anna Stein',
      OwnerAddress: { AddressLine1: 'Rue du Port 4', City: 'Lyon', PostalCode: '69001', Country: 'FR' },
      ABA: '021000021',
      AccountNumber: number,
      DepositAccountType: 'CHECKING',
    });
    return { user, wallet, account: account.body.Id };
  }

  async card(AuthorId: string, CreditedWalletId: string, amount: number): Promise<Body> {
    const { body } = await this.call('POST', '/payins/card/web/', {
      AuthorId,
      CreditedWalletId,
      DebitedFunds: eur(amount),
      Fees: eur(0),
      ReturnURL: 'http://127.0.0.1:9/return?x=1',
      CardType: 'CB_VISA_MASTERCARD',
      SecureMode: 'DEFAULT',
      Culture: 'FR',
    });
    return body;
  }

  payOut(of: { user: string; wallet: string; account: string }, amount: number): Promise<Reply> {
    return this.once('/payouts/bankwire/', {
      AuthorId: of.user,
      DebitedWalletId: of.wallet,
      BankAccountId: of.account,
      DebitedFunds: eur(amount),
      Fees: eur(0),
      BankWireRef: 'SPO000001',
    });
  }

  control<T = unknown>(path: string, body: object): Promise<T> {
    return this.world.control<T>('POST', `/mangopay${path}`, body);
  }

  async balance(wallet: string): Promise<unknown> {
    return (await this.call('GET', `/wallets/${wallet}`)).body['Balance'];
  }

  /** Throws unless Mangopay's own books add up. */
  async requireConservation(): Promise<void> {
    const state = await this.world.control<{ conserved: boolean }>('GET', '/mangopay/conservation');
    if (!state.conserved) throw new Error(`Money was made or lost: ${JSON.stringify(state)}`);
  }

  async close(): Promise<void> {
    await this.world.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
