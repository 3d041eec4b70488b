import { adminApi, investmentsApi, paymentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { aCampaign, DAY, endNow } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { CheckoutService } from '../../payments/index.js';
import { DueClosings } from '../closing/due-closings.js';
import { WalletPaymentService } from './wallet-payment.service.js';
import { answerSteps, investAs } from '../../../testing/investing/invest-as.js';

describe('two commands that meet', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    // Refunds do not give the fees back: the platform's bank covers them.
    await t.topUp(100_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const invest = (person: Person, campaignId: string, body: { amount: number; paymentType?: 'wallet' }) =>
    investAs(person.api, { params: { campaignId }, body, idempotencyKey: newId() });
  const openPage = (person: Person, id: string) =>
    person.api.send(paymentsApi.createCheckout, { body: { purpose: 'investment', id }, idempotencyKey: newId() });
  const read = (person: Person, id: string) => person.api.send(investmentsApi.read, { params: { id } });
  const relabel = (person: Person, id: string, paymentType: 'wallet' | 'card') =>
    person.api.send(investmentsApi.change, { params: { id }, body: { paymentType } });

  it('C-05 what was paid in time counts, though its message comes after the closing', async () => {
    const { id } = await aCampaign(t, { mode: 'fixed', goal: 100_000 });
    const investor = await anInvestor(t, { wallet: 30_000n });
    const held = await invest(investor, id, { amount: 100_000 });
    const params = { id: held.id };
    const body = { payRemaining: 'card' } as const;
    const { url } = await investor.api.send(investmentsApi.payFromWalletAndCard, {
      params,
      body,
      idempotencyKey: newId(),
    });
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
    await t.payByCard(/cs_[A-Za-z0-9_]+/.exec(url ?? '')?.[0] ?? '');
    await endNow(t, id);
    await t.get(DueClosings).closeDue();
    await t.control('POST', '/reset', {});
    await t.settle();
    expect((await read(investor, held.id)).state).toBe('settled');
    expect(await walletOf(t, investor.id)).toBe(0n);
  });

  const openAfter = (act: () => Promise<unknown>) => {
    const checkout = t.get(CheckoutService);
    const open = checkout.open.bind(checkout);
    return jest.spyOn(checkout, 'open').mockImplementation(async (...order) => {
      await act();
      return open(...order);
    });
  };
  const payAfter = (act: () => Promise<unknown>) => {
    const wallet = t.get(WalletPaymentService);
    const pay = wallet.pay.bind(wallet);
    return jest.spyOn(wallet, 'pay').mockImplementation(async (...order) => {
      await act();
      return pay(...order);
    });
  };
  it.each([
    ['the wallet and a card', 50_000, openAfter],
    ['the wallet alone', 20_000, payAfter],
  ])('%s pay what was said, or nothing, of an amount that is changed meanwhile', async (_who, amount, after) => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 30_000n });
    const held = await invest(investor, id, { amount });
    const params = { id: held.id };
    const changed = amount + 10_000;
    const spy = after(() => investor.api.send(investmentsApi.change, { params, body: { amount: changed } }));
    const paying = investor.api.send(investmentsApi.payFromWalletAndCard, {
      params,
      body: { payRemaining: 'card' },
      idempotencyKey: newId(),
    });
    expect(await refusalOf(paying)).toBe('payment.page_outdated');
    spy.mockRestore();
    expect(await read(investor, held.id)).toMatchObject({ state: 'reserved', amount: changed });
    expect(await walletOf(t, investor.id)).toBe(30_000n);
  });

  it('security 1: what was paid by card goes back to the card, whatever it was called meanwhile', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await invest(investor, id, { amount: 100_000 });
    const { sessionId } = await openPage(investor, held.id);
    expect(await refusalOf(relabel(investor, held.id, 'wallet'))).toBe('investment.bad_transition');
    await t.payByCard(sessionId);
    await t.settle();
    expect(await refusalOf(relabel(investor, held.id, 'wallet'))).toBe('investment.bad_transition');
    // Even a row that says otherwise does not decide where the money goes.
    await t.database.asOwner((client) =>
      client.query(`update investment set payment_type = 'wallet' where id = $1`, [held.id]),
    );
    await investor.api.send(investmentsApi.cancel, { params: { id: held.id } });
    await t.settle();
    expect((await read(investor, held.id)).state).toBe('refunded');
    expect(await walletOf(t, investor.id)).toBe(0n);
  });

  it('security 1: what was paid from the wallet goes back there and holds up nobody', async () => {
    const { id } = await aCampaign(t);
    const [first, second] = await Promise.all([
      anInvestor(t, { wallet: 100_000n }),
      anInvestor(t, { wallet: 100_000n }),
    ]);
    const paid = await invest(first, id, { amount: 100_000, paymentType: 'wallet' });
    await invest(second, id, { amount: 100_000, paymentType: 'wallet' });
    expect(await refusalOf(relabel(first, paid.id, 'card'))).toBe('investment.bad_transition');
    await t.database.asOwner((client) =>
      client.query(`update investment set payment_type = 'card' where id = $1`, [paid.id]),
    );
    await t.travel(32 * DAY);
    expect(await walletOf(t, first.id)).toBe(100_000n);
    expect(await walletOf(t, second.id)).toBe(100_000n);
  });

  it('M-3 somebody who pays two reservations at once, and cancels both at once, counts as one investor', async () => {
    const { id } = await aCampaign(t);
    const counted = async (): Promise<number | undefined> => {
      const [row] = await t.db.query<{ investors: number }>(
        'select investors from campaign_capacity where campaign_id = $1',
        [id],
      );
      return row?.investors;
    };
    for (let round = 0; round < 5; round++) {
      const investor = await anInvestor(t);
      const held = [await invest(investor, id, { amount: 1_000 }), await invest(investor, id, { amount: 1_000 })];
      const pages = await Promise.all(held.map((one) => openPage(investor, one.id)));
      for (const { sessionId } of pages) await t.payByCard(sessionId);
      await Promise.all(
        pages.map(({ sessionId }) => investor.api.send(paymentsApi.checkSession, { body: { sessionId } })),
      );
      await t.settle();
      expect(await counted()).toBe(1);
      await Promise.all(held.map((one) => investor.api.send(investmentsApi.cancel, { params: { id: one.id } })));
      expect(await counted()).toBe(0);
    }
  });

  it.each(['wallet', 'card'] as const)(
    'the %s pays the amount that the payer was told, or nothing: the reservation was changed in another tab',
    async (means) => {
      const { id } = await aCampaign(t);
      const investor = await anInvestor(t, { wallet: 100_000n });
      const held = await invest(investor, id, { amount: 30_000 });
      await investor.api.send(investmentsApi.change, { params: { id: held.id }, body: { amount: 40_000 } });
      await answerSteps(t, held.id);
      const pay = (amount: number) =>
        means === 'wallet'
          ? investor.api.send(investmentsApi.payFromWallet, {
              params: { id: held.id },
              body: { amount },
              idempotencyKey: newId(),
            })
          : investor.api.send(paymentsApi.createCheckout, {
              body: { purpose: 'investment', id: held.id, amount },
              idempotencyKey: newId(),
            });
      expect(await refusalOf(pay(30_000))).toBe('payment.page_outdated');
      expect([(await read(investor, held.id)).state, await walletOf(t, investor.id)]).toEqual(['reserved', 100_000n]);
      await pay(40_000);
      expect(await walletOf(t, investor.id)).toBe(means === 'wallet' ? 60_000n : 100_000n);
    },
  );

  it('M-6 C-06 the cap of a card holds for pages opened at the same moment', async () => {
    const { id } = await aCampaign(t, { goal: 4_000_000 });
    const investor = await anInvestor(t);
    const held = [];
    for (let n = 0; n < 6; n++) held.push(await invest(investor, id, { amount: 300_000 }));
    const opened = await Promise.allSettled(held.map((one) => openPage(investor, one.id)));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('M-3 a closing and the cancellations beside it: the escrow is paid out or given back, never both', async () => {
    await t.database.asOwner((client) =>
      client.query(`update site_setting set value = '"none"' where name = 'jurisdictionProfile'`),
    );
    const { id } = await aCampaign(t, { goal: 100_000, minimumRaise: 50_000, maxOffering: 1_000_000 });
    const admin = await aPerson(t, { adminRole: 'super' });
    const investors = await Promise.all(Array.from({ length: 24 }, () => anInvestor(t, { wallet: 10_000n })));
    const paid = await Promise.all(investors.map((one) => invest(one, id, { amount: 10_000, paymentType: 'wallet' })));
    const outcomes = await Promise.allSettled([
      admin.api.send(adminApi.closeCampaign, { params: { id } }),
      ...investors.map((one, n) => one.api.send(investmentsApi.cancel, { params: { id: paid[n]?.id ?? '' } })),
    ]);
    for (let n = 0; n < 3; n++) await t.get(Sweeps).runAll();
    await t.settle();
    for (const outcome of outcomes.slice(1)) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: expect.any(String) });
    }
    const states = await Promise.all(paid.map(async (one, n) => (await read(investors[n] as Person, one.id)).state));
    const back = await Promise.all(investors.map((one) => walletOf(t, one.id)));
    back.forEach((balance, n) => expect(balance).toBe(states[n] === 'refunded' ? 10_000n : 0n));
    expect(states.filter((state) => state !== 'refunded' && state !== 'settled')).toEqual([]);
  });

  it('a campaign that cannot be closed is parked with its cause and holds up no other', async () => {
    const stuck = await aCampaign(t);
    const other = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 100_000n });
    const { id } = await invest(investor, stuck.id, { amount: 100_000, paymentType: 'wallet' });
    const amountBecomes = (minor: number) =>
      t.database.asOwner((client) => client.query('update investment set amount = $2 where id = $1', [id, minor]));
    await amountBecomes(5_000_000);
    await t.travel(32 * DAY);
    const [row] = await t.db.query<{ status: number }>('select status from campaign where id = $1', [other.id]);
    expect(row?.status).toBe(5);
    const parked = await t.db.query<{ sweep: string; cause: string }>(
      'select sweep, cause from kernel.parked_item where item = $1',
      [stuck.id],
    );
    expect(parked).toEqual([{ sweep: 'campaigns.close', cause: expect.stringContaining('escrow') }]);
    // Once the cause is fixed it continues by itself, and nothing of the first attempt remains.
    await amountBecomes(100_000);
    await t.database.asOwner((client) => client.query('update kernel.parked_item set next_try_at = now()'));
    await t.get(Sweeps).runAll();
    expect(await walletOf(t, investor.id)).toBe(100_000n);
    expect(await t.db.query('select 1 from kernel.parked_item')).toEqual([]);
  });
});
