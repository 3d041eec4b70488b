import { investmentsApi } from '@cairn/contracts';
import type { EscrowRail } from '@cairn/contracts/rails/providers';
import { Config } from '../../kernel/config/config.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { debitOf, reserve, stateOf } from '../../testing/card-money.js';
import { anEscrowLink, payIntoEscrow, switchEscrow, type Ending } from '../../testing/rails/escrow-links.js';
import { anInvestor } from '../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';
import { PaymentEntity, StatementLineEntity } from '../payments/index.js';

/** The evening's batch, four business days and a weekend. */
const ANSWER = 8 * DAY;
/** States of a trade whose money is in escrow. */
const INSIDE = ['FUNDED', 'SETTLED', 'UNWIND PENDING'];

describe('our ledger beside the escrow agent’s', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld({}, { statements: true });
    await switchEscrow(t, true);
  });
  afterAll(() => t.close());
  let earlier: string[] = [];
  beforeEach(async () => {
    earlier = (await t.db.manager.find(StatementLineEntity)).map(({ lineId }) => lineId);
  });
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    await t.travel(DAY);
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await debitOf(t, 'A:clearing:north:USD')).toBe(await held());
  });

  /** Minor units in escrow at the agent. */
  const held = async (): Promise<bigint> => {
    const { trades } = await t.control<{ trades: { status: string; amount: number }[] }>('GET', '/north/escrow');
    return BigInt(trades.reduce((sum, { status, amount }) => sum + (INSIDE.includes(status) ? amount : 0), 0));
  };
  const unheard = () => t.control('POST', '/webhooks/policies', { policy: 'drop', times: 500 });
  const paid = async (chosen: { rail?: EscrowRail; ending?: Ending } = {}) => {
    const campaign = await aCampaign(t, { closesInDays: 60 });
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaign.id, 50_000);
    const link = await anEscrowLink(t, investor, chosen);
    await payIntoEscrow(investor, link.id, id);
    return { investor, id };
  };
  const lines = async () => {
    const all = await t.db.manager.findBy(StatementLineEntity, { provider: 'north' });
    return all
      .filter(({ lineId }) => !earlier.includes(lineId))
      .map(({ kind, amount, state }) => [kind, Number(amount), state])
      .sort((a, b) => String(a).localeCompare(String(b)));
  };

  it('every line is matched: money that came by both ways, one that was unwound, one that never came', async () => {
    const [kept] = [await paid({ rail: 'north_card' }), await paid({ ending: 'R01' })];
    const { investor, id } = await paid();
    await t.travel(ANSWER);
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.settle();
    await t.travel(ANSWER);
    expect(await lines()).toEqual([
      ['charge', 50_000, 'matched'],
      ['charge', 50_000, 'matched'],
      ['refund', -50_000, 'matched'],
    ]);
    expect(await stateOf(kept.investor, kept.id)).toBe('received');
  });

  it('learns from the states alone that money has come, and that a bank took it back weeks later', async () => {
    await unheard();
    const { investor, id } = await paid({ ending: 'R10_late' });
    await t.travel(ANSWER);
    await t.travel(DAY);
    expect(await stateOf(investor, id)).toBe('received');
    await t.travel(21 * DAY);
    await t.travel(DAY);
    expect(await lines()).toEqual([
      ['charge', 50_000, 'matched'],
      ['dispute', -50_000, 'matched'],
    ]);
    expect(await stateOf(investor, id)).toBe('refunded');
  });

  it('reads each once, whatever is asked at the same moment', async () => {
    await paid();
    await t.travel(ANSWER);
    await Promise.all([1, 2, 3].map(() => t.get(Sweeps).run('payments.statement_import')));
    await Promise.all([1, 2, 3].map(() => t.get(Sweeps).run('payments.statement')));
    expect(await lines()).toEqual([['charge', 50_000, 'matched']]);
  });

  it('puts money that came into escrow without us into suspense after a day', async () => {
    const { investor, id } = await paid();
    await t.travel(ANSWER);
    const { sessionId } = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
    const [accountId = ''] = (sessionId ?? '').split('.');
    const before = await debitOf(t, 'L:suspense:USD');
    const call = async (method: string, fields: Record<string, string>) => {
      const { NORTH_URL: url, NORTH_CLIENT_ID: client, NORTH_API_KEY: key } = t.get(Config);
      const answer = await fetch(`${url}/${method}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${client}:${key}` },
        body: new URLSearchParams({ accountId, ...fields }),
      });
      return (await answer.json()) as { purchaseDetails: [true, [{ tradeId: string }]] };
    };
    const made = await call('createTrade', {
      offeringId: '1001',
      transactionType: 'WIRE',
      transactionUnits: '70',
      createdIpAddress: '127.0.0.1',
    });
    const tradeId = made.purchaseDetails[1][0].tradeId;
    await call('updateTradeStatus', { tradeId, orderStatus: 'FUNDED' });
    await t.travel(DAY / 2);
    await t.travel(2 * DAY);
    expect((await debitOf(t, 'L:suspense:USD')) - before).toBe(-7_000n);
    expect(await lines()).toEqual([
      ['charge', 50_000, 'matched'],
      ['charge', 7_000, 'missing_in_ledger'],
    ]);
    expect(await stateOf(investor, id)).toBe('received');
  });
});
