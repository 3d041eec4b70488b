import { escrowApi, investmentsApi } from '@cairn/contracts';
import { ESCROW_RAILS, type EscrowRail } from '@cairn/contracts/rails/providers';
import { newId } from '../../kernel/crypto/ids.js';
import { DAY } from '../../testing/campaigns.js';
import { anEscrowLink, payIntoEscrow, switchEscrow } from '../../testing/rails/escrow-links.js';
import { escrowPaymentsOf } from '../../testing/rails/escrow-payments.js';
import { refusalOf } from '../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';
import { RailRegistry } from '../rails/index.js';

/** The evening's batch, four business days and a weekend. */
const ANSWER = 8 * DAY;
const MINUTE = 60_000;
const MOVE: Readonly<Record<EscrowRail, string>> = { north_ach: 'externalFundMove', north_card: 'ccFundMove' };

describe('trouble with the escrow agent', () => {
  let t: TestWorld;
  const { tradesOf, movesOf, paymentOf, stateOf, check, ready } = escrowPaymentsOf(() => t);
  beforeAll(async () => {
    t = await startTestWorld();
    await switchEscrow(t, true);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const fault = (operation: string, effect: string, times = 1) =>
    t.control('POST', '/faults', { provider: 'north', operation, effect, times });
  const messages = (policy: object) => t.control('POST', '/webhooks/policies', policy);
  /** Of all payments that were begun for an investment. */
  const movesFor = async (id: string) => {
    const payments = await t.db.query<{ id: string }>('select id from payment where subject_id = $1', [id]);
    return (await Promise.all(payments.map((payment) => movesOf(payment.id)))).flat();
  };

  describe.each(ESCROW_RAILS)('%s', (rail) => {
    it('finds a movement whose answer was lost, and makes no second one', async () => {
      const { investor, id, link } = await ready({ rail });
      await fault(MOVE[rail], 'commit_then_drop');
      expect(await payIntoEscrow(investor, link.id, id)).toMatchObject({ state: 'planned', gatewayResult: 'PENDING' });
      expect(await refusalOf(payIntoEscrow(investor, link.id, id))).toBe('payment.clearing');
      await t.travel(3 * MINUTE);
      expect(await check(investor, id)).toMatchObject({ state: 'clearing' });
      await t.travel(ANSWER);
      expect(await stateOf(investor, id)).toBe('received');
      expect(await movesFor(id)).toHaveLength(1);
    });

    it.each([
      ['commit_then_500', 1, 'received'],
      ['malformed_json', 1, 'received'],
      // It was never carried out: the place is given up once that is certain.
      ['http_500', 0, 'expired'],
    ] as const)('moves money once where its call met %s and was carried out', async (effect, times, end) => {
      const { investor, id, link } = await ready({ rail });
      await fault(MOVE[rail], effect);
      expect(await payIntoEscrow(investor, link.id, id)).toMatchObject({ state: 'planned' });
      await t.travel(40 * MINUTE);
      await t.travel(ANSWER);
      expect(await stateOf(investor, id)).toBe(end);
      expect(await movesFor(id)).toHaveLength(times);
    });

    it('moves nothing while the agent takes no calls, and moves it once when asked again', async () => {
      const { investor, id, link } = await ready({ rail });
      await fault('*', 'http_429', 10);
      expect(await refusalOf(payIntoEscrow(investor, link.id, id))).toBe('payment.provider_unavailable');
      await t.control('POST', '/reset', {});
      expect(await payIntoEscrow(investor, link.id, id)).toMatchObject({ state: 'clearing' });
      await t.travel(ANSWER);
      expect(await stateOf(investor, id)).toBe('received');
      expect(await movesFor(id)).toHaveLength(1);
    });

    it('settles by itself after an hour without the agent, without a dead letter', async () => {
      const { investor, id, link } = await ready({ rail, ending: 'silent' });
      await payIntoEscrow(investor, link.id, id);
      await t.travel(DAY);
      const [move] = await movesFor(id);
      await fault('*', 'http_500', 10_000);
      await t.control('POST', `/north/moves/${move?.refNum}/settle`, {});
      await t.settle();
      await t.travel(60 * MINUTE);
      expect(await stateOf(investor, id)).toBe('paying');
      await t.control('POST', '/reset', {});
      await t.travel(DAY);
      expect(await stateOf(investor, id)).toBe('received');
      expect(await t.db.query('select 1 from kernel.dead_letter')).toEqual([]);
    });

    it('takes a message once, however often it comes', async () => {
      await messages({ policy: 'duplicate', copies: 3, times: 50 });
      const { investor, id, link, campaign } = await ready({ rail });
      await payIntoEscrow(investor, link.id, id);
      await t.travel(ANSWER);
      expect(await stateOf(investor, id)).toBe('received');
      const posted = await t.db.query(`select 1 from ledger.tx where source_id = $1 and phase = 'post'`, [
        (await paymentOf(id)).id,
      ]);
      expect(posted).toHaveLength(1);
      const [held] = await t.db.query<{ minor: string }>(
        `select sum(b.cr - b.dr) as minor from ledger.account a join ledger.balance b on b.account_id = a.id where a.code = $1`,
        [`L:escrow:${campaign.id}:USD`],
      );
      expect(held?.minor).toBe('50000');
    });

    it('collects once, though it is asked for in two tabs at once', async () => {
      const { investor, id, link } = await ready({ rail });
      const asked = await Promise.allSettled([1, 2, 3].map(() => payIntoEscrow(investor, link.id, id)));
      expect(asked.some(({ status }) => status === 'fulfilled')).toBe(true);
      await t.travel(ANSWER);
      expect(await stateOf(investor, id)).toBe('received');
      expect(await movesFor(id)).toHaveLength(1);
    });

    it('money that settles after the place was given up goes back', async () => {
      const { investor, id, link } = await ready({ rail, ending: 'silent' });
      await payIntoEscrow(investor, link.id, id);
      await t.travel(DAY);
      const [move] = await movesFor(id);
      await investor.api.send(investmentsApi.cancel, { params: { id } });
      await t.settle();
      await t.control('POST', `/north/moves/${move?.refNum}/settle`, {});
      await t.settle();
      for (let n = 0; n < 5; n++) await t.travel(DAY);
      expect(await stateOf(investor, id)).toBe('cancelled');
      const payment = await paymentOf(id);
      expect(payment).toMatchObject({ received: 50_000n, refunded: 50_000n });
      expect(await tradesOf(payment.id)).toMatchObject([{ status: 'UNWIND SETTLED' }]);
    });

    it('finds out by asking where no message comes', async () => {
      await messages({ policy: 'drop', times: 500 });
      const { investor, id, link } = await ready({ rail });
      await payIntoEscrow(investor, link.id, id);
      await t.travel(ANSWER);
      await t.travel(DAY);
      expect(await stateOf(investor, id)).toBe('received');
    });

    it('unwinds no part of a trade and no more than it holds, and refunds it whole', async () => {
      const { investor, id, link } = await ready({ rail });
      await payIntoEscrow(investor, link.id, id);
      await t.travel(ANSWER);
      const payment = await paymentOf(id);
      const refunds = t.get(RailRegistry).of('refund', 'north');
      for (const minor of [20_000n, 50_001n]) {
        const refundId = newId();
        const of = { refundId, moneyRef: payment.providerPaymentId ?? '', amount: { minor, currency: 'USD' } };
        expect((await refunds.refund(`refund:${refundId}:1`, of)).kind).toBe('rejected');
      }
      expect(await tradesOf(payment.id)).toMatchObject([{ status: 'FUNDED' }]);
      await fault('cancelInvestment', 'http_500');
      await investor.api.send(investmentsApi.cancel, { params: { id } });
      await t.settle();
      await t.travel(20 * MINUTE);
      for (let n = 0; n < 5; n++) await t.travel(DAY);
      expect(await tradesOf(payment.id)).toMatchObject([{ status: 'UNWIND SETTLED' }]);
      expect(await stateOf(investor, id)).toBe('refunded');
    });
  });

  it('R03 has the agent forget the account, tells the investor, and takes another one', async () => {
    const { investor, id, link } = await ready({ ending: 'R03' });
    await payIntoEscrow(investor, link.id, id);
    await t.travel(ANSWER);
    expect((await investor.api.send(escrowApi.list, {})).accounts).toEqual([]);
    expect(await refusalOf(payIntoEscrow(investor, link.id, id))).toBe('request.not_found');
    const [told] = await t.db.query<{ params: object }>(
      `select params from notification where user_id = $1 and kind = 'payment.bank_declined'`,
      [investor.id],
    );
    expect(told).toMatchObject({ params: { reason: 'R03' } });
    const next = await anEscrowLink(t, investor);
    expect(next.id).not.toBe(link.id);
    expect(await payIntoEscrow(investor, next.id, id)).toMatchObject({ state: 'clearing' });
  });

  it('finds a debit whose answer was lost and that the bank has taken back before anybody looked', async () => {
    const { investor, id, link } = await ready({ ending: 'silent' });
    await fault('externalFundMove', 'commit_then_drop');
    expect(await payIntoEscrow(investor, link.id, id)).toMatchObject({ state: 'planned' });
    const [move] = await movesFor(id);
    await t.control('POST', `/north/moves/${move?.refNum}/settle`, {});
    await t.control('POST', `/north/moves/${move?.refNum}/return`, { code: 'R10' });
    await t.settle();
    await t.travel(20 * MINUTE);
    await t.settle();
    expect(await paymentOf(id)).toMatchObject({ state: 'failed', failureCode: 'R10' });
    expect(await refusalOf(payIntoEscrow(investor, link.id, id))).toBe('payment.debit_stopped');
  });

  it('lets go of an order that was never funded', async () => {
    const { investor, id, link } = await ready();
    await fault('createTrade', 'commit_then_drop');
    expect(await payIntoEscrow(investor, link.id, id)).toMatchObject({ state: 'planned' });
    await t.travel(40 * MINUTE);
    const first = await paymentOf(id);
    expect(first.state).toBe('expired');
    expect(await movesOf(first.id)).toEqual([]);
    expect(await tradesOf(first.id)).toMatchObject([{ status: 'CANCELED' }]);
  });

  it.each(['bad_signature', 'altered_body'])('believes no message with a %s', async (forgery) => {
    const { investor, id, link } = await ready({ ending: 'silent' });
    await payIntoEscrow(investor, link.id, id);
    await t.travel(2 * DAY);
    const [move] = await movesFor(id);
    await messages({ policy: 'forge', forgery, times: 5 });
    await t.control('POST', `/north/moves/${move?.refNum}/settle`, {});
    await t.settle();
    expect(await stateOf(investor, id)).toBe('paying');
    const { deliveries } = await t.control<{ deliveries: { attempts: { status: number }[] }[] }>(
      'GET',
      '/webhooks/deliveries?state=forged&limit=1',
    );
    expect(deliveries[0]?.attempts[0]?.status).toBe(400);
  });

  it('believes no message that is not encrypted', async () => {
    const { investor, id, link } = await ready();
    await payIntoEscrow(investor, link.id, id);
    const { sessionId } = await paymentOf(id);
    const [accountId, tradeId] = (sessionId ?? '').split('.');
    const body = JSON.stringify({
      statusCode: '101',
      TradeFinancialDetails: [{ accountId, tradeId, fundStatus: 'Settled' }],
    });
    const answer = await t.http().post('/api/v1.1/webhooks/north/updateExternalFundMoveStatus').send(body);
    expect(answer.status).toBe(400);
    await t.settle();
    expect(await stateOf(investor, id)).toBe('paying');
    const params = { id: link.id };
    expect(await refusalOf(investor.api.send(escrowApi.unlink, { params }))).toBe('link.clearing');
  });
});
