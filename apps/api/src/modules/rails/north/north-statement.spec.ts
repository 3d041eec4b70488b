import type { Clock } from '../../../kernel/clock/clock.js';
import { StandIn, type Said } from '../../../testing/rails/stand-in.js';
import { testConfig } from '../../../testing/test-config.js';
import type { StatementPage } from '../ports/statement.port.js';
import { NorthClient } from './north-client.js';
import { NorthStatement } from './north-statement.js';
import { NorthTrades } from './north-trades.js';

const DAY = 86_400_000;
const ok = (more: object): Said => ({ body: JSON.stringify({ statusCode: '101', statusDesc: 'Ok', ...more }) });

describe('the statement of North Capital, alone', () => {
  let provider: StandIn;
  let statement: NorthStatement;
  let now: number;
  /** By trade: its state, and that of the movement of its money; null where there is none. */
  let trades: Record<string, [trade: string, move: string | null]>;
  beforeAll(async () => {
    provider = await StandIn.start();
    provider.answer = ({ path }) => {
      if (path.endsWith('getTradeStatusesForOffering')) return ok({ 'Offering purchased details': listed() });
      if (path.endsWith('getExternalFundMoveHistory')) return ok({ accountDetails: moves() });
      return ok({ creditcardDetails: null });
    };
    const config = testConfig('postgres://nobody@127.0.0.1:1/none', {
      NORTH_URL: `${provider.url}/v3`,
      NORTH_CLIENT_ID: 'client',
      NORTH_API_KEY: 'key',
      NORTH_OFFERINGS: 'one=1001,two=1001',
    });
    const client = new NorthClient(config);
    const clock = { now: () => new Date(now) } as Clock; // all that it reads of a clock
    statement = new NorthStatement(client, new NorthTrades(client), clock, config);
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    now = Date.parse('2026-06-16T12:00:00Z');
    trades = {};
    provider.asked.length = 0;
  });

  const listed = () =>
    Object.entries(trades).map(([tradeId, [tradeStatus]]) => ({
      tradeId,
      accountId: 'A1',
      transactionType: 'ACH',
      totalAmount: '500.000000',
      tradeStatus,
      field1: 'ours',
    }));
  const moves = () =>
    Object.entries(trades).flatMap(([tradeId, [, fundStatus]]) =>
      fundStatus === null ? [] : [{ tradeId, accountId: 'A1', RefNum: '1', totalAmount: '500.000000', fundStatus }],
    );
  const next = async (cursor: string | null): Promise<StatementPage> => {
    const outcome = await statement.next(cursor);
    if (outcome.kind !== 'ok') throw new Error(`The page was not read: ${outcome.kind}`);
    return outcome.value;
  };
  /** What is told of one trade that goes through these states, one reading after another. */
  const told = async (...states: [trade: string, move: string | null][]): Promise<[string, bigint][]> => {
    const found: [string, bigint][] = [];
    let cursor: string | null = null;
    for (const state of states) {
      trades = { T1: state };
      const page: StatementPage = await next(cursor);
      found.push(...page.lines.map(({ lineId, amount }): [string, bigint] => [lineId, amount]));
      ({ cursor } = page);
      now += DAY;
    }
    return found;
  };

  it('tells of money when its movement has settled, and of what left when it was unwound', async () => {
    const settled = await told(
      ['CREATED', null],
      ['CREATED', 'Pending'],
      ['CREATED', 'Submitted'],
      ['FUNDED', 'Settled'],
      ['UNWIND PENDING', 'Settled'],
      ['UNWIND SETTLED', 'Settled'],
      ['UNWIND SETTLED', 'Settled'],
    );
    expect(settled).toEqual([
      ['T1:in', 50_000n],
      ['T1:out', -50_000n],
    ]);
  });

  it('tells of a return only where money had come before', async () => {
    expect(await told(['CREATED', 'Submitted'], ['CANCELED', 'Returned'])).toEqual([]);
    expect(await told(['FUNDED', 'Settled'], ['CANCELED', 'Returned'], ['CANCELED', 'Returned'])).toEqual([
      ['T1:in', 50_000n],
      ['T1:back', -50_000n],
    ]);
  });

  it('tells of a trade that was paid in another way once it is funded', async () => {
    expect(await told(['CREATED', null], ['FUNDED', null], ['SETTLED', null])).toEqual([['T1:in', 50_000n]]);
  });

  it('asks once in six hours, and no more about money that no bank can take back', async () => {
    trades = { T1: ['FUNDED', 'Settled'] };
    const first = await next(null);
    expect(first.lines[0]).toMatchObject({
      kind: 'charge',
      paymentRef: 'A1.T1',
      sourceRef: 'A1.T1',
      ourRef: 'ours',
      currency: 'USD',
      occurredAt: new Date(now),
    });
    const asked = provider.asked.length;
    now += 5 * 3_600_000;
    expect(await next(first.cursor)).toEqual({ lines: [], cursor: first.cursor, more: false });
    expect(provider.asked).toHaveLength(asked);
    now += 200 * DAY;
    const later = await next(first.cursor);
    expect([later.lines, provider.asked.length]).toEqual([[], asked + 1]);
  });

  it('keeps its place while the provider is away', async () => {
    const { answer } = provider;
    provider.answer = () => ({ status: 500, body: '<html>' });
    expect(await statement.next(null)).toEqual({ kind: 'unknown' });
    provider.answer = answer;
  });
});
