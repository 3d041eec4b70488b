import { campaignsApi, leavingApi, profileApi, repaymentsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { BANK } from '../../../testing/bank-account.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import {
  chargeOf,
  debitOf,
  expectBooksToAgree,
  openPage,
  paymentOf,
  topUpByCard,
} from '../../../testing/card-money.js';
import { payFromWallet } from '../../../testing/loans.js';
import { anInvestor, credit, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { DisputesService } from '../../payments/disputes/disputes.service.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { investAs } from '../../../testing/investing/invest-as.js';

// The owner's bank takes back what the owner paid by card, after it was shared out to the investors.
describe('an owner whose card payment of a repayment is charged back', () => {
  let t: TestWorld;
  let owner: Person;
  let campaignId: string;
  let instalments: string[];
  let debt: string;

  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
    ({ owner, id: campaignId } = await aCampaign(t, { type: 'debt', mode: 'fixed', goal: 1_000_000 }));
    debt = `A:recv:owner:${campaignId}:USD`;
    const investor = await anInvestor(t, { wallet: 1_000_000n });
    await investAs(investor.api, {
      params: { campaignId },
      body: { amount: 1_000_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    await t.travel(32 * DAY);
    const { repayments } = await owner.api.send(repaymentsApi.list, { params: { campaignId } });
    instalments = repayments.toSorted((a, b) => (a.instalment ?? 0) - (b.instalment ?? 0)).map(({ id }) => id);
  });
  afterAll(() => t.close());
  afterEach(() => expectBooksToAgree(t));

  const chargedBack = async (repaymentId: string): Promise<string> => {
    const session = await openPage(owner, 'repayment', repaymentId);
    await t.payByCard(session);
    await t.settle();
    const charge = await chargeOf(t, await paymentOf(t, session));
    const { id } = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, {});
    await t.settle();
    return id;
  };
  const close = async (dispute: string, status: 'won' | 'lost') => {
    await t.control('POST', `/stripe/disputes/${dispute}/close`, { status });
    await t.settle();
  };
  // Two processes at once, as two workers do.
  const settleDebts = () => Promise.all([t.get(Sweeps).run('payments.debts'), t.get(Sweeps).run('payments.debts')]);
  const someoneWaits = async (): Promise<boolean> => {
    // Advisory locks are the server's: the other files of tests wait for theirs.
    const waiting = await t.db.query(
      `select 1 from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return waiting.length > 0;
  };
  const readWallet = () => owner.api.send(walletApi.detail, { query: {} });
  const isFrozen = async () => (await readWallet()).frozen;
  const takeAway = async () => (await owner.api.send(campaignsApi.read, { params: { id: campaignId } })).takeAwayDetail;

  it('B-3 loses nothing from the wallet as long as the next payout covers it', async () => {
    await close(await chargedBack(instalments[0] ?? ''), 'lost');
    await credit(t, owner.id, 5_000n);
    await settleDebts();
    expect(await debitOf(t, debt)).toBe(20_000n);
    expect([await isFrozen(), await walletOf(t, owner.id)]).toEqual([false, 5_000n]);
    // 1,000,000 less the fee of a twentieth, and less what the bank took.
    expect(await takeAway()).toMatchObject({ chargedBack: 20_000, available: 930_000, owed: 0 });
    await owner.api.send(repaymentsApi.requestPayout, {
      params: { campaignId },
      body: { amount: 930_000 },
      idempotencyKey: newId(),
    });
    expect(await debitOf(t, debt)).toBe(0n);
  });

  it('B-3 once nothing is left to pay out: no money leaves, no repayment is paid, and the account stays', async () => {
    const dispute = await chargedBack(instalments[1] ?? '');
    expect(await debitOf(t, debt)).toBe(20_000n);
    await close(dispute, 'lost');
    const [, , later = ''] = instalments;
    for (const attempt of [payFromWallet(owner, later), openPage(owner, 'repayment', later)]) {
      const refused = await failureOf(attempt);
      expect([refused.code, refused.params]).toEqual(['repayment.debt_open', { owed: 20_000, currency: 'USD' }]);
    }
    expect(await readWallet()).toMatchObject({ frozen: true, owed: 20_000 });
    const { id: other } = await aCampaign(t);
    await owner.api.send(profileApi.update, { body: { userType: 'both' } });
    const invest = investAs(owner.api, {
      params: { campaignId: other },
      body: { amount: 1_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    expect(await failureOf(invest)).toMatchObject({
      code: 'investment.debt_open',
      params: { owed: 20_000, currency: 'USD' },
    });
    const withdraw = owner.api.send(walletApi.withdraw, {
      body: { ...BANK, currency: 'USD', amount: 1_000 },
      idempotencyKey: newId(),
    });
    expect(await refusalOf(withdraw)).toBe('wallet.frozen');
    expect((await owner.api.send(leavingApi.closing, {})).blockers).toContain('debts');
    expect(await takeAway()).toMatchObject({ available: 0, owed: 20_000 });
  });

  it('B-3 settles it from whatever comes into the wallet, and is free again', async () => {
    await settleDebts();
    expect([await debitOf(t, debt), await walletOf(t, owner.id)]).toEqual([15_000n, 0n]);
    expect(await readWallet()).toMatchObject({ owed: 15_000 });
    expect(await takeAway()).toMatchObject({ available: 0, owed: 15_000, settled: 5_000 });
    await credit(t, owner.id, 20_000n);
    await settleDebts();
    expect([await debitOf(t, debt), await walletOf(t, owner.id)]).toEqual([0n, 5_000n]);
    expect(await takeAway()).toMatchObject({ available: 0, owed: 0, settled: 20_000 });
    expect(await readWallet()).toMatchObject({ frozen: false, owed: 0 });
  });

  it('B-3 security 10: what was settled from the wallet comes back there when the dispute is won, card money to wait', async () => {
    await topUpByCard(t, owner, 15_000);
    const dispute = await chargedBack(instalments[2] ?? '');
    await settleDebts();
    expect([await debitOf(t, debt), await walletOf(t, owner.id)]).toEqual([0n, 0n]);
    await close(dispute, 'won');
    expect([await debitOf(t, debt), await walletOf(t, owner.id)]).toEqual([0n, 20_000n]);
    expect(await takeAway()).toMatchObject({ available: 0, owed: 0, settled: 20_000 });
    const wallet = await owner.api.send(walletApi.detail, { query: {} });
    expect(wallet).toMatchObject({ available: 20_000, withdrawable: 5_000, withdrawableLater: [{ amount: 15_000 }] });
    const ask = owner.api.send(repaymentsApi.requestPayout, {
      params: { campaignId },
      body: { amount: 10_000 },
      idempotencyKey: newId(),
    });
    expect(await refusalOf(ask)).toBe('payout.above_available');
  });

  it('M-6 a dispute that is won waits for a settlement of the same debt, and finds the rest of it', async () => {
    // The last instalment, with all principal, is more than a card pays.
    const { id } = await owner.api.send(repaymentsApi.create, {
      params: { campaignId },
      body: { rePaymentType: 'interest', amount: 20_000, dueDate: '2028-01-15' },
      idempotencyKey: newId(),
    });
    const dispute = await chargedBack(id);
    await t.control('POST', `/stripe/disputes/${dispute}/close`, { status: 'won' });
    const order: string[] = [];
    let reconciled: Promise<unknown> = Promise.resolve();
    await t.database.asOwner(async (client) => {
      // As `lockCampaign` does, from another process.
      await client.query('select pg_advisory_lock(2, hashtext($1))', [campaignId]);
      reconciled = t
        .get(DisputesService)
        .reconcile('stripe', dispute)
        .then(() => order.push('won'));
      while (order.length === 0 && !(await someoneWaits())) continue;
      order.push('settled');
    });
    await reconciled;
    expect(order).toEqual(['settled', 'won']);
    expect(await debitOf(t, debt)).toBe(0n);
  });
});
