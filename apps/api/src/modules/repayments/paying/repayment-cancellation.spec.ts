import { portfolioApi, repaymentsApi } from '@cairn/contracts';
import { addDays, dayIn } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { openPage } from '../../../testing/card-money.js';
import { payFromWallet, process, stateOf } from '../../../testing/loans.js';
import { anInvestor, aPerson, credit, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const INVESTED = 100_000;

describe('a repayment outside the schedule that its owner cancels', () => {
  let t: TestWorld;
  let owner: Person;
  let investor: Person;
  let campaignId: string;
  let raise: LiveCampaign;

  beforeAll(async () => {
    t = await startTestWorld();
    const investIn = async (type: 'debt' | 'equity') => {
      const campaign = await aCampaign(t, { type, mode: 'fixed', goal: INVESTED });
      await investAs(investor.api, {
        params: { campaignId: campaign.id },
        body: { amount: INVESTED, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
      return campaign;
    };
    investor = await anInvestor(t, { wallet: BigInt(2 * INVESTED) });
    ({ owner, id: campaignId } = await investIn('debt'));
    raise = await investIn('equity');
    await t.travel(32 * DAY);
    await credit(t, owner.id, 1_000_000n);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const create = (amount: number, confirmed: boolean | null = null) =>
    owner.api.send(repaymentsApi.create, {
      params: { campaignId },
      body: {
        rePaymentType: 'interest',
        amount,
        dueDate: addDays(dayIn('UTC', t.get(Clock).now()), 3),
        confirmed,
      },
      idempotencyKey: newId(),
    });
  const cancel = (repaymentId: string, by = owner) => by.api.send(repaymentsApi.cancel, { params: { repaymentId } });
  const plan = () => owner.api.send(repaymentsApi.list, { params: { campaignId } });
  const expected = async () => {
    const { nextDistributions } = await investor.api.send(portfolioApi.dashboard, { query: {} });
    return nextDistributions.map(({ repaymentId }) => repaymentId);
  };
  const movesOf = async (id: string) => {
    const moves = await t.db.query<{ move: string }>(
      `select from_state || '>' || to_state as move from history where subject_id = $1 order by at, id`,
      [id],
    );
    return moves.map(({ move }) => move);
  };
  const recordedOf = (id: string) =>
    t.db.query(
      `select action, actor_id, before->>'state' as before, after->>'state' as after, after->>'amount' as amount
       from kernel.audit_log where subject_type = 'repayment' and subject_id = $1`,
      [id],
    );
  const toldOf = async (person: Person) => {
    const [row] = await t.db.query<{ n: number }>(
      `select count(*)::int as n from user_activity where kind = 'repayment.cancelled' and user_id = $1`,
      [person.id],
    );
    return row?.n;
  };

  it('is no longer expected by investors, and is cancelled for the owner; once, though requested again', async () => {
    const before = await plan();
    const { id } = await create(90_000);
    expect(await expected()).toContain(id);
    expect((await plan()).totalInterest).toBe(before.totalInterest + 90_000);
    expect(await cancel(id)).toMatchObject({ id, state: 'cancelled', standing: 'cancelled' });
    expect(await cancel(id)).toMatchObject({ id, state: 'cancelled' });
    await t.settle();
    expect(await expected()).not.toContain(id);
    expect(await plan()).toMatchObject({ totalInterest: before.totalInterest });
    expect(await movesOf(id)).toEqual(['due>cancelled']);
    expect(await recordedOf(id)).toEqual([
      { action: 'repayment.cancelled', actor_id: owner.id, before: 'due', after: 'cancelled', amount: '90000' },
    ]);
    expect([await toldOf(owner), await toldOf(investor)]).toEqual([1, 0]);
  });

  it('is cancelled once by two commands at once', async () => {
    const { id } = await create(700);
    const [one, two] = await Promise.all([cancel(id), cancel(id)]);
    expect([one.state, two.state]).toEqual(['cancelled', 'cancelled']);
    expect(await movesOf(id)).toEqual(['due>cancelled']);
    expect(await recordedOf(id)).toHaveLength(1);
  });

  it('is cancelled or paid, never both', async () => {
    const { id } = await create(1_700);
    const before = await walletOf(t, owner.id);
    const outcomes = await Promise.allSettled([cancel(id), payFromWallet(owner, id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const isCancelled = (await stateOf(t, id)) === 'cancelled';
    expect(outcomes[0].status === 'fulfilled').toBe(isCancelled);
    expect(await walletOf(t, owner.id)).toBe(isCancelled ? before : before - 1_700n);
    await t.settle();
  });

  it('is not taken back once money has come for it', async () => {
    const { id } = await create(800);
    await payFromWallet(owner, id);
    await process(owner, id);
    expect(await refusalOf(cancel(id))).toBe('repayment.bad_transition');
    expect(await stateOf(t, id)).toBe('distributed');
  });

  it('is not an instalment of the schedule: that is owed by contract', async () => {
    const instalment = (await plan()).repayments.find((one) => one.instalment !== null);
    expect(await refusalOf(cancel(instalment?.id ?? ''))).toBe('repayment.in_schedule');
    expect((await plan()).repayments.find(({ id }) => id === instalment?.id)?.state).toBe('due');
  });

  it('is 404 for anybody else', async () => {
    const { id } = await create(900);
    expect(await refusalOf(cancel(id, await aPerson(t)))).toBe('request.not_found');
    expect(await refusalOf(cancel(id, investor))).toBe('request.not_found');
    expect(await stateOf(t, id)).toBe('due');
  });

  it('may have a card page open: it is closed', async () => {
    const { id } = await create(1_100);
    const session = await openPage(owner, 'repayment', id);
    expect(await cancel(id)).toMatchObject({ state: 'cancelled' });
    await t.settle();
    expect(await movesOf(id)).toEqual(['due>paying', 'paying>due', 'due>cancelled']);
    const [payment] = await t.db.query<{ state: string }>('select state from payment where session_id = $1', [session]);
    expect(payment?.state).toBe('expired');
  });

  it('may have been paid by card in that moment: the card has its money back', async () => {
    const { id } = await create(1_300);
    const session = await openPage(owner, 'repayment', id);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
    await t.payByCard(session);
    await t.control('POST', '/reset', {});
    await cancel(id);
    await t.settle();
    expect(await stateOf(t, id)).toBe('cancelled');
    const refunds = await t.db.query(
      `select r.state, r.amount from refund r join payment p on p.id = r.payment_id where p.session_id = $1`,
      [session],
    );
    expect(refunds).toEqual([{ state: 'sent', amount: '1300' }]);
  });

  it('of principal can be made again: what is cancelled is outstanding as before', async () => {
    const make = (rePaymentType: 'returnofInvestment' | 'dividend', amount: number) =>
      raise.owner.api.send(repaymentsApi.create, {
        params: { campaignId: raise.id },
        body: { rePaymentType, amount, dueDate: addDays(dayIn('UTC', t.get(Clock).now()), 3) },
        idempotencyKey: newId(),
      });
    const { id } = await make('returnofInvestment', INVESTED);
    expect(await refusalOf(make('returnofInvestment', 1))).toBe('repayment.above_outstanding');
    await cancel(id, raise.owner);
    expect((await make('returnofInvestment', INVESTED)).state).toBe('due');
    expect(await refusalOf(make('dividend', INVESTED + 1))).toBe('repayment.implausible');
  });

  it('needs a confirmation when its amount is above everything that is invested', async () => {
    const failure = await failureOf(create(INVESTED + 1));
    expect(failure.code).toBe('repayment.implausible');
    expect(failure.fields).toMatchObject([
      { field: 'amount', code: 'repayment.implausible', params: { invested: INVESTED, currency: 'USD' } },
    ]);
    expect(failure.fields[0]?.msg).toContain('$1,000.00');
    expect((await create(INVESTED)).state).toBe('due');
    const { id } = await create(INVESTED + 1, true);
    expect(await cancel(id)).toMatchObject({ state: 'cancelled' });
  });
});
