import { investmentsApi, portfolioApi, repaymentsApi } from '@cairn/contracts';
import { addDays, dayIn, daysBetween, parseCalendarDate, type CalendarDate } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { openPage, topUpByCard } from '../../../testing/card-money.js';
import { payFromWallet, process, stateOf } from '../../../testing/loans.js';
import { anInvestor, credit, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { investAs } from '../../../testing/investing/invest-as.js';

/** Two lenders, 1,443.00 together, at 8 %: 28.86 a quarter. */
const LENT = [100_000, 44_300] as const;
const WHOLE = 144_300;

describe('D-5 a loan that is repaid early', () => {
  let t: TestWorld;
  let lenders: Person[];
  let loans: LiveCampaign[];

  beforeAll(async () => {
    t = await startTestWorld();
    lenders = await Promise.all(LENT.map((amount) => anInvestor(t, { wallet: BigInt(amount) * 8n })));
    loans = [];
    for (let count = 0; count < 8; count++) {
      const loan = await aCampaign(t, { type: 'debt', mode: 'fixed', goal: WHOLE, minimumInvestment: 100 });
      for (const [place, lender] of lenders.entries()) {
        await investAs(lender.api, {
          params: { campaignId: loan.id },
          body: { amount: LENT[place], paymentType: 'wallet' },
          idempotencyKey: newId(),
        });
      }
      loans.push(loan);
    }
    // Refunds leave from what the platform holds at the provider, whose fees are gone.
    await topUpByCard(t, await anInvestor(t), 50_000);
    await t.travel(32 * DAY);
    for (const { owner } of loans) await credit(t, owner.id, 200_000n);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const nextLoan = (): LiveCampaign => {
    const loan = loans.pop();
    if (loan === undefined) throw new Error('One more loan is needed');
    return loan;
  };
  const today = (): CalendarDate => dayIn('America/New_York', t.get(Clock).now());
  const repay = (
    { id, owner }: LiveCampaign,
    amount: number,
    dueDate: string = addDays(today(), 3),
    idempotencyKey = newId(),
  ) =>
    owner.api.send(repaymentsApi.create, {
      params: { campaignId: id },
      body: { rePaymentType: 'returnofInvestment', amount, dueDate },
      idempotencyKey,
    });
  const planOf = ({ id, owner }: LiveCampaign) => owner.api.send(repaymentsApi.list, { params: { campaignId: id } });
  const instalmentsOf = async (loan: LiveCampaign) =>
    (await planOf(loan)).repayments.filter(({ instalment }) => instalment !== null);
  const pay = async (loan: LiveCampaign, id: string) => {
    await payFromWallet(loan.owner, id);
    await process(loan.owner, id);
  };
  /** What the first lender's portfolio says of a loan, and of how many investments are held. */
  const heldIn = async ({ slug }: LiveCampaign) => {
    const [lender] = lenders;
    if (lender === undefined) throw new Error('A lender is needed');
    const { items } = await lender.api.send(portfolioApi.list, { query: {} });
    const { holdings } = await lender.api.send(portfolioApi.dashboard, { query: {} });
    return { repaid: items.flatMap(({ campaignSlug, repaid }) => (campaignSlug === slug ? [repaid] : [])), holdings };
  };
  const settled = async (loan: LiveCampaign) => {
    const rows = await t.db.query<{ amount: string; returned: string }>(
      `select amount, principal_returned as returned from investment where campaign_id = $1 order by amount desc`,
      [loan.id],
    );
    return rows.map(({ amount, returned }) => [Number(amount), Number(returned)]);
  };

  it('in part pays interest up to its day, and leaves a new schedule on the same days; the old one is kept', async () => {
    const loan = nextLoan();
    const before = await instalmentsOf(loan);
    const early = await repay(loan, 44_300);
    // The odd days of the first period count over 365: a quarter of 92 days has 92/365, and not a fourth, to give.
    const [first] = before;
    const left = daysBetween(parseCalendarDate(early.dueDate), parseCalendarDate(first?.dueDate ?? ''));
    const interest = Math.round(WHOLE * 0.08 * (0.25 - left / 365));
    expect(early).toMatchObject({
      early: true,
      scheduleVersion: 1,
      instalment: null,
      principal: 44_300,
      interest,
      state: 'due',
    });
    // Nothing has changed for anybody until it is paid.
    expect(await instalmentsOf(loan)).toEqual(before);
    await pay(loan, early.id);
    const plan = await planOf(loan);
    expect(plan.outstandingPrincipal).toBe(100_000);
    expect(plan.replaced.map(({ id, state, standing }) => ({ id, state, standing }))).toEqual(
      before.map(({ id }) => ({ id, state: 'replaced', standing: 'replaced' })),
    );
    const after = await instalmentsOf(loan);
    expect(after.map(({ instalment, dueDate, scheduleVersion }) => [instalment, dueDate, scheduleVersion])).toEqual(
      before.map(({ instalment, dueDate }) => [instalment, dueDate, 2]),
    );
    expect(after.map(({ interest: part, principal }) => [part, principal])).toEqual([
      [Math.round((100_000 * 0.08 * left) / 365), 0],
      [2_000, 0],
      [2_000, 0],
      [2_000, 100_000],
    ]);
    await endedWordsOf(loan, before[0]?.id ?? '');
    expect(await settled(loan)).toEqual([
      [100_000, 30_700],
      [44_300, 13_600],
    ]);
    expect(await told(loan)).toEqual(
      lenders.map(() => ({ kind: 'distribution.rescheduled', dueOn: after[0]?.dueDate })),
    );
    // The rest is paid by the new schedule, to the cent.
    for (const { id } of after) await pay(loan, id);
    expect(await settled(loan)).toEqual([
      [100_000, 100_000],
      [44_300, 44_300],
    ]);
  });

  it('in full leaves no instalment, and nothing that lenders expect', async () => {
    const loan = nextLoan();
    const early = await repay(loan, WHOLE, today());
    const before = await heldIn(loan);
    await pay(loan, early.id);
    expect(await planOf(loan)).toMatchObject({
      outstandingPrincipal: 0,
      repayments: [{ id: early.id, standing: 'paid' }],
    });
    expect((await settled(loan)).every(([amount, returned]) => amount === returned)).toBe(true);
    const { nextDistributions } = (await lenders[0]?.api.send(portfolioApi.dashboard, { query: {} })) ?? {};
    expect(nextDistributions?.some(({ campaignSlug }) => campaignSlug === loan.slug)).toBe(false);
    expect(before.repaid).toEqual([false]);
    expect(await heldIn(loan)).toEqual({ repaid: [true], holdings: before.holdings - 1 });
    const { items } = await loan.owner.api.send(investmentsApi.ofCampaign, {
      params: { campaignId: loan.id },
      query: {},
    });
    expect(items.map(({ repaid }) => repaid)).toEqual(LENT.map(() => true));
    expect(await refusalOf(repay(loan, 1))).toBe('repayment.above_outstanding');
    expect(await told(loan)).toEqual(lenders.map(() => ({ kind: 'distribution.ended', dueOn: null })));
    // Nothing bears interest any more.
    expect(await refusalOf(interest(loan, 900))).toBe('repayment.above_outstanding');
  });

  it('in full does not end a loan of which something is due beside the schedule', async () => {
    const loan = nextLoan();
    const { id, dueDate } = await interest(loan, 900);
    const early = await repay(loan, WHOLE, today());
    await pay(loan, early.id);
    expect((await heldIn(loan)).repaid).toEqual([false]);
    expect(await told(loan)).toEqual(lenders.map(() => ({ kind: 'distribution.rescheduled', dueOn: dueDate })));
    await pay(loan, id);
    expect((await heldIn(loan)).repaid).toEqual([true]);
  });

  it('stays within what is owed, one at a time, and behind the instalments that come first', async () => {
    const loan = nextLoan();
    const [first] = await instalmentsOf(loan);
    const above = await failureOf(repay(loan, WHOLE + 1));
    expect([above.code, above.params]).toEqual([
      'repayment.above_outstanding',
      { outstanding: WHOLE, currency: 'USD' },
    ]);
    const late = await failureOf(repay(loan, 100, first?.dueDate));
    expect([late.code, late.fields[0]?.field]).toEqual(['repayment.instalment_first', 'dueDate']);
    const small = await failureOf(repay(loan, WHOLE - 2));
    expect([small.code, small.fields[0]?.field]).toEqual(['repayment.remainder_too_small', 'amount']);
    const key = newId();
    const [one, two] = await Promise.all([repay(loan, 1_000, today(), key), repay(loan, 1_000, today(), key)]);
    expect(two.id).toBe(one.id);
    expect(await refusalOf(repay(loan, 1_000))).toBe('repayment.early_open');
    // What is announced early is still expected by the schedule, once.
    const { nextDistributions } = (await lenders[0]?.api.send(portfolioApi.dashboard, { query: {} })) ?? {};
    expect(nextDistributions?.map(({ repaymentId }) => repaymentId)).not.toContain(one.id);
    await loan.owner.api.send(repaymentsApi.cancel, { params: { repaymentId: one.id } });
    expect((await repay(loan, 1_000)).state).toBe('due');
  });

  it('is paid once, though it is paid twice at once', async () => {
    const loan = nextLoan();
    const { id, amount } = await repay(loan, 50_000);
    const before = await walletOf(t, loan.owner.id);
    await Promise.all([payFromWallet(loan.owner, id), payFromWallet(loan.owner, id)]);
    await t.settle();
    expect(await walletOf(t, loan.owner.id)).toBe(before - BigInt(amount));
    const [versions] = await t.db.query<{ written: number }>(
      'select max(schedule_version) as written from repayment where campaign_id = $1',
      [loan.id],
    );
    expect(versions?.written).toBe(2);
  });

  it('closes the card page of an instalment: who pays on it in that moment has the money back', async () => {
    const loan = nextLoan();
    const [first] = await instalmentsOf(loan);
    const { id } = await repay(loan, WHOLE);
    const session = await openPage(loan.owner, 'repayment', first?.id ?? '');
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
    await t.payByCard(session);
    await t.control('POST', '/reset', {});
    await pay(loan, id);
    await t.settle();
    expect(await stateOf(t, first?.id ?? '')).toBe('replaced');
    expect(await returnedOf(session)).toEqual([{ state: 'succeeded', amount: String(first?.amount) }]);
  });

  it('no longer fits once an instalment was paid: it is refused, and what a card paid goes back', async () => {
    const loan = nextLoan();
    const [first] = await instalmentsOf(loan);
    const { id, amount } = await repay(loan, 40_000);
    const session = await openPage(loan.owner, 'repayment', id);
    await pay(loan, first?.id ?? '');
    expect(await refusalOf(payFromWallet(loan.owner, id))).toBe('repayment.early_outdated');
    await t.payByCard(session);
    await t.settle();
    expect(await returnedOf(session)).toEqual([{ state: 'succeeded', amount: String(amount) }]);
    expect((await planOf(loan)).outstandingPrincipal).toBe(WHOLE);
    // It lapses with its payment: another one can be made.
    expect(await stateOf(t, id)).toBe('cancelled');
    expect((await repay(loan, 40_000)).state).toBe('due');
  });

  it('lapses when its day has passed; then an instalment that is overdue comes first', async () => {
    const loan = nextLoan();
    const [first] = await instalmentsOf(loan);
    const { id } = await repay(loan, 1_000, today());
    await t.travel(2 * DAY);
    expect(await stateOf(t, id)).toBe('cancelled');
    await t.travel(DAY * (daysBetween(today(), parseCalendarDate(first?.dueDate ?? '')) + 1));
    const failure = await failureOf(repay(loan, 1_000));
    expect([failure.code, failure.params]).toEqual(['repayment.instalment_unpaid', { dueOn: first?.dueDate }]);
    await pay(loan, first?.id ?? '');
    expect((await repay(loan, 1_000, today())).interest).toBeGreaterThan(0);
  });

  /** What is refused of an instalment that was replaced, and of an early repayment of the new schedule that is cancelled. */
  const endedWordsOf = async (loan: LiveCampaign, replaced: string) => {
    const { api } = loan.owner;
    const cancel = (repaymentId: string) => api.send(repaymentsApi.cancel, { params: { repaymentId } });
    expect(await refusalOf(payFromWallet(loan.owner, replaced))).toBe('repayment.replaced');
    expect(await refusalOf(openPage(loan.owner, 'repayment', replaced))).toBe('repayment.replaced');
    expect(await refusalOf(cancel(replaced))).toBe('repayment.replaced');
    const { id, scheduleVersion } = await repay(loan, 1_000);
    expect(scheduleVersion).toBe(2);
    await cancel(id);
    expect(await refusalOf(payFromWallet(loan.owner, id))).toBe('repayment.cancelled');
    expect(await refusalOf(openPage(loan.owner, 'repayment', id))).toBe('repayment.cancelled');
  };

  /** What the lenders of a loan were told of its schedule. */
  const interest = ({ id, owner }: LiveCampaign, amount: number) =>
    owner.api.send(repaymentsApi.create, {
      params: { campaignId: id },
      body: { rePaymentType: 'interest', amount, dueDate: addDays(today(), 5) },
      idempotencyKey: newId(),
    });
  const told = async ({ id }: LiveCampaign) => {
    await t.settle();
    return t.db.query(
      `select kind, params ->> 'dueOn' as "dueOn" from notification
       where campaign_id = $1 and kind in ('distribution.rescheduled', 'distribution.ended') and user_id = any($2)`,
      [id, lenders.map((lender) => lender.id)],
    );
  };
  const returnedOf = (session: string) =>
    t.db.query('select r.state, r.amount from refund r join payment p on p.id = r.payment_id where p.session_id = $1', [
      session,
    ]);
});
