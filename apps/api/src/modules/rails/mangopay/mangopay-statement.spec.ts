import { StandIn, type AskedOf, type Said } from '../../../testing/rails/stand-in.js';
import { testConfig } from '../../../testing/test-config.js';
import type { Clock } from '../../../kernel/clock/clock.js';
import type { StatementPage } from '../ports/statement.port.js';
import { MangopayClient } from './mangopay-client.js';
import { MangopayLists } from './mangopay-lists.js';
import { MangopayStatement } from './mangopay-statement.js';

const NOW = Date.parse('2026-06-16T12:00:00Z') / 1000;
const DAY = 86_400;

const said = (body: object, status = 200): Said => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const eur = (Amount: number) => ({ Currency: 'EUR', Amount });
const transaction = (Id: string, more: object) => ({
  Id,
  Tag: null,
  CreationDate: NOW - 60,
  ExecutionDate: NOW - 30,
  Status: 'SUCCEEDED',
  Nature: 'REGULAR',
  DebitedFunds: eur(1_000),
  CreditedFunds: eur(990),
  CreditedWalletId: null,
  DebitedWalletId: null,
  ...more,
});

describe('the statement of Mangopay, alone', () => {
  let provider: StandIn;
  let statement: MangopayStatement;
  /** Of each kind of event: resources and when. */
  let events: Record<string, [ref: string, at: number][]>;
  let transactions: Record<string, object>;
  beforeAll(async () => {
    provider = await StandIn.start();
    provider.answer = (asked) => answer(asked);
    const config = testConfig('postgres://nobody@127.0.0.1:1/none', {
      MANGOPAY_URL: `${provider.url}/`,
      MANGOPAY_CLIENT_ID: 'client',
      MANGOPAY_API_KEY: 'key',
    });
    const client = new MangopayClient(config);
    const clock = { now: () => new Date(NOW * 1000) } as Clock; // all that it reads of a clock
    statement = new MangopayStatement(client, new MangopayLists(client), clock);
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    events = {};
    transactions = {};
    provider.asked.length = 0;
  });

  const pageOf = (items: object[], query: URLSearchParams): object[] => {
    const [page, size] = [Number(query.get('Page')), Number(query.get('Per_Page'))];
    return items.slice((page - 1) * size, page * size);
  };
  const answer = ({ path }: AskedOf): Said => {
    if (path === '/v2.01/oauth/token') return said({ access_token: 't', token_type: 'Bearer', expires_in: 3600 });
    const { pathname, searchParams } = new URL(path, provider.url);
    const type = searchParams.get('EventType') ?? '';
    if (pathname.endsWith('/events')) {
      const listed = (events[type] ?? []).filter(([, at]) => at > Number(searchParams.get('AfterDate')));
      return said(
        pageOf(
          listed.map(([ResourceId, at]) => ({ ResourceId, EventType: type, Date: at })),
          searchParams,
        ),
      );
    }
    if (pathname.endsWith('/users')) return said(pageOf([{ Id: 'user_1' }, { Id: 'user_2' }], searchParams));
    if (pathname.endsWith('/transactions')) return said(pageOf(Object.values(transactions), searchParams));
    const found = transactions[pathname.split('/').at(-1) ?? ''];
    return found === undefined ? said({ Type: 'ressource_not_found', errors: null }, 404) : said(found);
  };
  const next = async (cursor: string | null): Promise<StatementPage> => {
    const outcome = await statement.next(cursor);
    if (outcome.kind !== 'ok') throw new Error(`The page was not read: ${outcome.kind}`);
    return outcome.value;
  };
  const CURSOR = `${NOW - DAY}|`;

  it('names what moved, in which wallet and which way, and leaves out what did not', async () => {
    events = {
      PAYIN_NORMAL_SUCCEEDED: [['in', NOW - 50]],
      PAYIN_REFUND_SUCCEEDED: [['in_back', NOW - 40]],
      PAYOUT_NORMAL_SUCCEEDED: [
        ['out', NOW - 30],
        ['late', NOW - 29],
      ],
      PAYOUT_REFUND_SUCCEEDED: [['out_back', NOW - 20]],
      TRANSFER_SETTLEMENT_SUCCEEDED: [['settled', NOW - 10]],
    };
    transactions = {
      in: transaction('in', { Type: 'PAYIN', CreditedWalletId: 'w1', Tag: 'ours', ExecutionDate: NOW - 50 }),
      in_back: transaction('in_back', {
        Type: 'PAYIN',
        Nature: 'REFUND',
        DebitedWalletId: 'w1',
        InitialTransactionId: 'in',
        ExecutionDate: NOW - 40,
      }),
      out: transaction('out', { Type: 'PAYOUT', DebitedWalletId: 'w1' }),
      late: transaction('late', { Type: 'PAYOUT', Status: 'CREATED', DebitedWalletId: 'w1' }),
      out_back: transaction('out_back', {
        Type: 'PAYOUT',
        Nature: 'REFUND',
        CreditedWalletId: 'w1',
        InitialTransactionId: 'out',
        RefundReason: { RefundReasonType: 'CNOR_INVALID_BIC' },
        ExecutionDate: NOW - 20,
      }),
      settled: transaction('settled', {
        Type: 'TRANSFER',
        Nature: 'SETTLEMENT',
        DebitedWalletId: 'w1',
        CreditedWalletId: 'CREDIT_EUR',
        ExecutionDate: NOW - 10,
      }),
    };
    const { lines } = await next(CURSOR);
    expect(lines.map((line) => [line.lineId, line.kind, line.amount, line.holderRef, line.paymentRef])).toEqual([
      ['in', 'charge', 990n, 'w1', 'in'],
      ['in_back', 'refund', -1_000n, 'w1', 'in'],
      ['out', 'holder_payout', -1_000n, 'w1', 'out'],
      ['out_back', 'holder_payout_return', 990n, 'w1', 'out'],
      ['settled:out', 'wallet_transfer', -1_000n, 'w1', null],
    ]);
    expect(lines[0]).toMatchObject({ ourRef: 'ours', currency: 'EUR', occurredAt: new Date((NOW - 50) * 1000) });
    expect(lines[3]?.description).toBe('CNOR_INVALID_BIC');
    expect(provider.last.path).toContain('/settlements/settled');
  });

  it('goes on in pages, and reads none of them twice though it lists the last minutes again', async () => {
    const many = Array.from({ length: 230 }, (_, n) => `p${String(n).padStart(3, '0')}`);
    events = { PAYIN_NORMAL_SUCCEEDED: many.map((ref) => [ref, NOW - 100]) };
    transactions = Object.fromEntries(
      many.map((ref) => [ref, transaction(ref, { Type: 'PAYIN', CreditedWalletId: 'w1' })]),
    );
    const seen: string[] = [];
    let cursor = CURSOR;
    for (let n = 0; n < 4; n += 1) {
      const page = await next(cursor);
      seen.push(...page.lines.map(({ lineId }) => lineId));
      expect(page.more).toBe(n < 2);
      cursor = page.cursor ?? '';
    }
    expect(seen).toEqual(many);
    events['PAYIN_NORMAL_SUCCEEDED']?.push(['late', NOW - 300]);
    transactions['late'] = transaction('late', { Type: 'PAYIN', CreditedWalletId: 'w1' });
    expect((await next(cursor)).lines.map(({ lineId }) => lineId)).toEqual(['late']);
  });

  it('reads nothing of what it does not understand, and keeps its place', async () => {
    events = { PAYIN_NORMAL_SUCCEEDED: [['in', NOW - 50]] };
    transactions = { in: transaction('in', { Type: 'PAYIN', CreditedWalletId: 'w1', CreditedFunds: null }) };
    expect(await statement.next(CURSOR)).toEqual({ kind: 'unknown' });
    transactions = {};
    expect(await statement.next(CURSOR)).toMatchObject({ kind: 'rejected', code: '404' });
  });

  it.each([null, `${NOW - 60 * DAY}|`])(
    'finds what is older than the events in the lists of users, from %s',
    async (from) => {
      transactions = {
        in: transaction('in', { Type: 'PAYIN', CreditedWalletId: 'w1' }),
        open: transaction('open', { Type: 'PAYIN', Status: 'CREATED', CreditedWalletId: 'w1', CreditedFunds: null }),
      };
      const page = await next(from);
      expect(page.lines.map(({ lineId }) => lineId)).toEqual(['in']);
      expect(Number(page.cursor?.split('|')[0])).toBe(NOW - 600);
    },
  );
});
