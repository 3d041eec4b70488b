import { investmentsApi, paymentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { reserve } from '../../../testing/card-money.js';
import { anInvestor, walletOf } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { DisputeEntity } from '../disputes/dispute.entity.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { StatementLineEntity } from './statement-line.entity.js';

describe('our ledger beside PayPal’s', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld({}, { statements: true });
    await t.db.query(`update content_record set enabled = true where kind = 'payment-gateway' and code = 'paypal'`);
    await t.control('POST', '/paypal/topups', { amount: 1_000_000 });
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    await t.settle();
    await t.get(Sweeps).runAll();
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await booksAndBalance()).toMatchObject({ suspense: 0n });
    const { books, balance } = await booksAndBalance();
    expect(books).toBe(balance);
  });

  /** Minor units: our clearing account, what PayPal holds, and what nobody could explain. */
  const booksAndBalance = async () => {
    const { currencies } = await t.control<{ currencies: Record<string, { held: number }> }>(
      'GET',
      '/paypal/conservation',
    );
    const [row] = await t.db.query<{ books: string; suspense: string }>(
      `select coalesce(sum(dr - cr) filter (where code = 'A:clearing:paypal:USD'), 0) as books,
         coalesce(sum(cr - dr) filter (where code = 'L:suspense:USD'), 0) as suspense from ledger.account_balance`,
    );
    return {
      books: BigInt(row?.books ?? 0),
      suspense: BigInt(row?.suspense ?? 0),
      balance: BigInt(currencies['USD']?.held ?? 0),
    };
  };
  const withoutMessages = () => t.control('POST', '/webhooks/policies', { policy: 'drop', times: 200 });
  const paid = async (amount = 50_000) => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, amount);
    const body = { purpose: 'investment' as const, id };
    const { sessionId } = await investor.api.send(paymentsApi.paypalCheckout, { body, idempotencyKey: newId() });
    await t.approveAtPaypal(sessionId);
    await t.settle();
    const { providerPaymentId } = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
    return { investor, id, capture: providerPaymentId ?? '' };
  };
  const dispute = async (capture: string, terms: object = {}) =>
    (await t.control<{ id: string }>('POST', `/paypal/captures/${capture}/dispute`, terms)).id;
  const stateOf = async (investor: { api: Awaited<ReturnType<typeof anInvestor>>['api'] }, id: string) =>
    (await investor.api.send(investmentsApi.read, { params: { id } })).state;
  const read = async () => {
    await t.get(Sweeps).runAll();
    await t.travel(DAY);
  };

  it('every line of the report is matched, with fee, refund and what the bank sent', async () => {
    const { investor, id } = await paid();
    await paid();
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await read();
    const lines = await t.db.manager.findBy(StatementLineEntity, { provider: 'paypal' });
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['charge', 'charge', 'refund', 'top_up']);
    expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['matched']));
  });

  it('a dispute holds the money, and one that is won gives it to the payer', async () => {
    const { investor, id, capture } = await paid();
    const ref = await dispute(capture);
    await t.settle();
    expect(await t.db.manager.findOneByOrFail(DisputeEntity, { ref })).toMatchObject({
      state: 'open',
      provider: 'paypal',
      reason: 'merchandise_or_service_not_received',
    });
    expect(await stateOf(investor, id)).toBe('refunded');
    await t.control('POST', `/paypal/disputes/${ref}/close`, { status: 'won' });
    await t.settle();
    expect(await t.db.manager.findOneByOrFail(DisputeEntity, { ref })).toMatchObject({ state: 'won' });
    expect(await walletOf(t, investor.id)).toBe(50_000n);
  });

  it('a chargeback of a card’s bank that is lost costs its fee, in whatever order and however often it is told', async () => {
    const { investor, capture } = await paid();
    await t.control('POST', '/webhooks/policies', { policy: 'duplicate', copies: 3, times: 50 });
    await t.control('POST', '/webhooks/policies', { policy: 'reorder', times: 10 });
    const ref = await dispute(capture, { stage: 'CHARGEBACK', reason: 'UNAUTHORISED' });
    await t.control('POST', `/paypal/disputes/${ref}/close`, { status: 'lost' });
    await t.settle();
    await read();
    expect(await t.db.manager.findOneByOrFail(DisputeEntity, { ref })).toMatchObject({ state: 'lost', fee: 2_000n });
    expect(await walletOf(t, investor.id)).toBe(0n);
  });

  it('a dispute without any message is found in the report, and its end by asking', async () => {
    const { investor, id, capture } = await paid();
    await withoutMessages();
    const ref = await dispute(capture);
    await read();
    expect(await stateOf(investor, id)).toBe('refunded');
    await t.control('POST', `/paypal/disputes/${ref}/close`, { status: 'lost' });
    await read();
    expect(await t.db.manager.findOneByOrFail(DisputeEntity, { ref })).toMatchObject({ state: 'lost' });
  });

  it('reads on where it ended, also after weeks without a line and from a report that is hours late', async () => {
    await read();
    await t.travel(40 * DAY);
    await t.control('POST', '/paypal/settings', { reportDelaySeconds: 3 * 3600 });
    await t.control('POST', '/paypal/topups', { amount: 4_200 });
    await t.get(Sweeps).runAll();
    await read();
    await read();
    const known = await t.db.manager.countBy(StatementLineEntity, {
      provider: 'paypal',
      kind: 'top_up',
      amount: 4_200n,
    });
    expect(known).toBe(1);
    await t.control('POST', '/paypal/settings', { reportDelaySeconds: 0 });
  });
});
