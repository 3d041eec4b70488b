import { faultBy, StandIn, type AskedOf, type Said } from '../../../testing/rails/stand-in.js';
import { testConfig } from '../../../testing/test-config.js';
import type { PayOutToSend } from '../ports/second-wallet.port.js';
import { MangopayClient } from './mangopay-client.js';
import { MangopayInbound } from './mangopay-inbound.js';
import { MangopayWallets } from './mangopay-wallets.js';

const OP = { key: 'second_wallet_payout:0192f000-0000-7000-8000-000000000901', attempt: 1, ip: null };
const PAY_OUT: PayOutToSend = {
  payoutId: '0192f000-0000-7000-8000-000000000901',
  reference: 'SPO000001',
  ownerRef: 'user_1',
  walletRef: 'wlt_1',
  accountRef: 'bankacc_1',
  amount: { minor: 12_345n, currency: 'EUR' },
};
const MADE = { Id: 'wt_1', Status: 'CREATED', ResultCode: null };

const said = (body: object, status = 200): Said => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const refusal = (Type: string, status: number, errors: object | null = null): Said =>
  said({ Message: 'No', Type, Id: 'x', Date: 1, errors }, status);

describe('the adapter of Mangopay, alone', () => {
  let provider: StandIn;
  let wallets: MangopayWallets;
  /** What the calls after the token are answered with, by their method. */
  let answers: (asked: AskedOf) => Said;
  beforeAll(async () => {
    provider = await StandIn.start();
    provider.answer = (asked) =>
      asked.path === '/v2.01/oauth/token'
        ? said({ access_token: 'token-1', token_type: 'Bearer', expires_in: 3600 })
        : answers(asked);
    const config = testConfig('postgres://nobody@127.0.0.1:1/none', {
      MANGOPAY_URL: `${provider.url}/`,
      MANGOPAY_CLIENT_ID: 'client',
      MANGOPAY_API_KEY: 'key',
    });
    wallets = new MangopayWallets(new MangopayClient(config));
  });
  afterAll(() => provider.close());
  const send = () => wallets.sendPayOut(OP, PAY_OUT);

  it('asks as the contract says, with the credentials once and a key that Mangopay takes', async () => {
    answers = () => said(MADE);
    expect(await send()).toEqual({ kind: 'ok', value: { ref: 'wt_1', state: 'sent', failureCode: null } });
    expect(await send()).toMatchObject({ kind: 'ok' });
    const [token, first, second] = provider.asked;
    expect(token?.headers.authorization).toBe(`Basic ${Buffer.from('client:key').toString('base64')}`);
    expect([first?.method, first?.path, first?.headers.authorization]).toEqual([
      'POST',
      '/v2.01/client/payouts/bankwire/',
      'Bearer token-1',
    ]);
    expect(first?.headers['idempotency-key']).toMatch(/^[A-Za-z0-9-]{16,36}$/);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    const body: unknown = JSON.parse(first?.body ?? '');
    expect(faultBy(new URL('./testing/payout.schema.json', import.meta.url), body)).toBeNull();
    expect(body).toMatchObject({ DebitedFunds: { Currency: 'EUR', Amount: 12_345 }, Tag: PAY_OUT.payoutId });
    expect((await wallets.sendPayOut({ ...OP, attempt: 2 }, PAY_OUT)).kind).toBe('ok');
    expect(provider.last.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it.each<[string, Said, object]>([
    [
      'a page of a proxy',
      { status: 502, body: '<html>', headers: { 'content-type': 'text/html' } },
      { kind: 'unknown' },
    ],
    ['half an answer', { body: '{"Id": "wt_', headers: { 'content-type': 'application/json' } }, { kind: 'unknown' }],
    ['a fault of theirs', refusal('internal_server_error', 500), { kind: 'unknown' }],
    ['no answer', { drop: true }, { kind: 'unknown' }],
    ['too many calls', refusal('too_many_requests', 429), { kind: 'unavailable' }],
    [
      'a field that is wrong',
      refusal('param_error', 400, { BankAccountId: 'No such account' }),
      { kind: 'rejected', reason: 'other', code: 'BankAccountId' },
    ],
    ['a key that is wrong', refusal('unauthorized', 401), { kind: 'rejected', reason: 'config' }],
  ])('says what is known after %s', async (_, answer, outcome) => {
    answers = () => answer;
    expect(await send()).toMatchObject(outcome);
  });

  it('reads what the first call was answered with, where a key is taken', async () => {
    const conflict = refusal('idempotent_creation_conflict', 409);
    const stored = (StatusCode: string, Resource: object) => (asked: AskedOf) =>
      asked.method === 'POST' ? conflict : said({ StatusCode, Resource, RequestURL: 'x' });
    answers = stored('200', { ...MADE, Status: 'SUCCEEDED' });
    expect(await send()).toMatchObject({ kind: 'ok', value: { state: 'paid' } });
    answers = stored('400', { Type: 'param_error', errors: { Fees: 'No' } });
    expect(await send()).toEqual({ kind: 'rejected', reason: 'other', code: 'Fees' });
    answers = ({ method }) => (method === 'POST' ? conflict : refusal('ressource_not_found', 404));
    expect(await send()).toEqual({ kind: 'unknown' });
  });

  it('says at once that nobody is there, and ends no process', async () => {
    const config = testConfig('postgres://nobody@127.0.0.1:1/none', {
      MANGOPAY_URL: provider.url,
      MANGOPAY_CLIENT_ID: 'client',
      MANGOPAY_API_KEY: 'key',
    });
    const own = await StandIn.start();
    const { url } = own;
    await own.close();
    const away = new MangopayWallets(new MangopayClient(Object.assign(config, { MANGOPAY_URL: url })));
    expect(await away.balance('wlt_1')).toEqual({ kind: 'unavailable' });
  });

  it('takes a hook at its own address alone, and only as a hint', () => {
    const inbound = new MangopayInbound(testConfig('postgres://nobody@127.0.0.1:1/none'));
    const hook = (endpoint: string, query: string) =>
      inbound.verify({ method: 'GET', endpoint, raw: Buffer.alloc(0), headers: {}, query: new URLSearchParams(query) });
    const [, own = ''] = inbound.endpoints;
    const words = 'EventType=PAYOUT_REFUND_SUCCEEDED&RessourceId=wt_2&Date=1700000000';
    expect(hook(own, words)).toMatchObject({ ok: true, proof: 'none', hints: [{ kind: 'pay_out', ref: 'wt_2' }] });
    expect(hook(own, 'EventType=DISPUTE_CREATED&RessourceId=1&Date=1')).toMatchObject({ ok: true, hints: [] });
    expect(hook('none', words)).toEqual({ ok: false, why: 'signature' });
    expect(hook(own, 'EventType=PAYOUT&RessourceId=../x&Date=1')).toEqual({ ok: false, why: 'shape' });
  });
});
