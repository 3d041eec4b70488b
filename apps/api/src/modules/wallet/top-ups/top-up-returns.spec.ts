import { communicationApi, paymentsDeskApi, walletApi, WalletStatus } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { BANK } from '../../../testing/bank-account.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { chargeOf, clearing, REFUND_FAILS, stripe, topUpByCard } from '../../../testing/card-money.js';
import { forgetStepUp } from '../../../testing/clock.js';
import { anInvestor, aPerson, credit, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { matchOf } from '../../../testing/screening/screening.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { RefundEntity } from '../../payments/refunds/refund.entity.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('money added by card goes back to that card', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const giveBack = (person: Person, preapprovalId: string, idempotencyKey = newId()) =>
    person.api.send(walletApi.returnTopUp, { params: { preapprovalId }, idempotencyKey });
  const detail = (person: Person) => person.api.send(walletApi.detail, { query: {} });
  const invest = async (person: Person, amount: number): Promise<void> => {
    const { id: campaignId } = await aCampaign(t);
    const body = { amount, paymentType: 'wallet' as const };
    await investAs(person.api, { params: { campaignId }, body, idempotencyKey: newId() });
  };
  const withdraw = (person: Person, amount: number) =>
    person.api.send(walletApi.withdraw, { body: { ...BANK, currency: 'USD', amount }, idempotencyKey: newId() });

  it('D-10 all of it is returned, its owner is notified, and the provider agrees with the ledger', async () => {
    const person = await anInvestor(t);
    const { id, payment } = await topUpByCard(t, person, 50_000);
    expect((await detail(person)).returnable).toMatchObject([{ preapprovalId: id, amount: 50_000 }]);
    expect(await giveBack(person, id)).toMatchObject({ returning: 50_000, returned: 0 });
    expect(await walletOf(t, person.id)).toBe(0n);
    const [asked] = (await person.api.send(walletApi.transactions, { query: {} })).items;
    expect(asked).toMatchObject({ event: 'top_up_return', status: WalletStatus.inProcess });
    await t.settle();
    const read = await person.api.send(walletApi.preapproval, { params: { id }, query: {} });
    expect(read).toMatchObject({ state: 'received', returning: 0, returned: 50_000 });
    const [refund] = await t.db.query<{ at: Date }>(
      `select r.finished_at as at from refund r join top_up_return b on b.id = r.subject_id where b.top_up_id = $1`,
      [id],
    );
    expect(read.returnedAt).toBe(refund?.at.toISOString());
    const charge = await stripe<{ amount_refunded: number }>(t, `charges/${await chargeOf(t, payment)}`);
    expect(charge.amount_refunded).toBe(50_000);
    const held = await clearing(t);
    expect(held.stripe).toBe(held.books);
    expect((await detail(person)).returnable).toEqual([]);
    const [first, second] = (await person.api.send(walletApi.transactions, { query: {} })).items;
    expect(first).toMatchObject({
      event: 'top_up_return',
      entryType: 'DEBIT',
      amount: 50_000,
      status: WalletStatus.success,
      reference: read.number,
    });
    expect(second).toMatchObject({ event: 'top_up', reference: read.number });
    const told = await t.db.query(
      `select 1 from kernel.outbox where topic = 'top_up.returned' and body ->> 'userId' = $1`,
      [person.id],
    );
    expect(told.length).toBeGreaterThan(0);
  });

  it('B-2 D-10 a return that the card sends back days later is reported to its owner as failed', async () => {
    const person = await anInvestor(t);
    const { id, payment } = await topUpByCard(t, person, 50_000, REFUND_FAILS);
    await giveBack(person, id);
    await t.settle();
    await t.travel(6 * DAY);
    const read = () => person.api.send(walletApi.preapproval, { params: { id }, query: {} });
    const told = async () =>
      (await person.api.send(communicationApi.notifications, { query: { group: 'money' } })).items[0]?.kind;
    const returned = async () =>
      (await person.api.send(walletApi.transactions, { query: {} })).items.find(
        ({ event }) => event === 'top_up_return',
      );
    expect(await read()).toMatchObject({ returning: 0, returnFailed: 50_000, returned: 0 });
    expect((await returned())?.status).toBe(WalletStatus.inProcess);
    expect(await told()).toBe('top_up.return_failed');
    const refund = await t.db.manager.findOneByOrFail(RefundEntity, { paymentId: payment.id });
    const finance = await aPerson(t, { adminRole: 'finance' });
    await finance.api.send(paymentsDeskApi.refundToWallet, {
      params: { id: refund.id },
      body: { reason: 'The card was closed' },
      idempotencyKey: newId(),
    });
    await t.settle();
    expect(await read()).toMatchObject({ returning: 0, returnFailed: 0, returned: 0 });
    expect((await returned())?.status).toBe(WalletStatus.failed);
    expect([await told(), await walletOf(t, person.id)]).toEqual(['top_up.return_refused', 50_000n]);
  });

  it('D-10 pressed twice at once it goes back once; the same key again is the same return', async () => {
    const person = await anInvestor(t);
    const { id } = await topUpByCard(t, person, 50_000);
    const key = newId();
    const results = await Promise.allSettled([
      giveBack(person, id, key),
      giveBack(person, id, key),
      giveBack(person, id),
      giveBack(person, id),
    ]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    await t.settle();
    await giveBack(person, id, key).catch(() => undefined);
    await t.settle();
    const sent = await t.db.query<{ amount: string }>('select amount from top_up_return where top_up_id = $1', [id]);
    expect(sent).toEqual([{ amount: '50000' }]);
    expect(await refusalOf(giveBack(person, id))).toBe('wallet.nothing_to_return');
  });

  it('D-10 no more than is left of the card money: what was invested is not returned, and other money stays', async () => {
    const person = await anInvestor(t);
    const { id } = await topUpByCard(t, person, 50_000);
    await invest(person, 20_000);
    await credit(t, person.id, 7_000n);
    expect(await giveBack(person, id)).toMatchObject({ returning: 30_000 });
    const { available, withdrawable } = await detail(person);
    expect([available, withdrawable]).toEqual([7_000, 7_000]);
  });

  it('D-10 a top-up that was spent is not returned with the money of a newer one', async () => {
    const person = await anInvestor(t);
    const spent = await topUpByCard(t, person, 50_000);
    await invest(person, 50_000);
    const fresh = await topUpByCard(t, person, 30_000);
    expect(await refusalOf(giveBack(person, spent.id))).toBe('wallet.nothing_to_return');
    expect((await detail(person)).returnable).toMatchObject([{ preapprovalId: fresh.id, amount: 30_000 }]);
    await giveBack(person, fresh.id);
    expect(await refusalOf(giveBack(person, spent.id))).toBe('wallet.nothing_to_return');
  });

  it('D-10 a return frees no card money: the other top-up waits as before', async () => {
    const person = await anInvestor(t, { wallet: 10_000n });
    const { id } = await topUpByCard(t, person, 50_000);
    await topUpByCard(t, person, 20_000);
    await giveBack(person, id);
    expect(await detail(person)).toMatchObject({ available: 30_000, withdrawable: 10_000 });
    expect(await refusalOf(withdraw(person, 10_001))).toBe('wallet.card_money');
  });

  it('D-10 beside a withdrawal and an investment at the same moment, the wallet is never overdrawn', async () => {
    const person = await anInvestor(t, { wallet: 5_000n });
    const { id } = await topUpByCard(t, person, 50_000);
    await Promise.allSettled([giveBack(person, id), withdraw(person, 5_000), invest(person, 40_000)]);
    await t.settle();
    expect(await walletOf(t, person.id)).toBeGreaterThanOrEqual(0n);
  });

  it('D-10 once the money may leave by bank it is no longer offered, and nobody else’s is given back', async () => {
    const person = await anInvestor(t);
    const { id } = await topUpByCard(t, person, 50_000);
    expect(await refusalOf(giveBack(await anInvestor(t), id))).toBe('request.not_found');
    await t.travel(121 * DAY);
    expect((await detail(person)).returnable).toEqual([]);
    expect(await refusalOf(giveBack(person, id))).toBe('wallet.nothing_to_return');
  });

  it('nothing is given back while compliance holds its owner', async () => {
    const person = await anInvestor(t);
    const { id } = await topUpByCard(t, person, 50_000);
    await (
      await matchOf(t, person)
    )('confirm');
    expect(await refusalOf(giveBack(person, id))).toBe('account.held');
  });

  it('SEC-14 it requires step-up authentication, and a disputed payment is not returned as well', async () => {
    const person = await anInvestor(t);
    const { id, payment } = await topUpByCard(t, person, 50_000);
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    expect(await refusalOf(giveBack(person, id))).toBe('wallet.frozen');
    const tired = await anInvestor(t);
    await forgetStepUp(t, tired.id);
    expect(await refusalOf(giveBack(tired, id))).toBe('auth.step_up_required');
  });

  /** A return that the card has refused; gives the top-up and its refund. */
  const refusedReturn = async (person: Person) => {
    const { id, payment } = await topUpByCard(t, person, 50_000);
    await giveBack(person, id);
    await t.settle();
    const [refund] = await t.db.query<{ id: string; provider: string }>(
      'select id, provider_refund_id as provider from refund where payment_id = $1',
      [payment.id],
    );
    await t.control('POST', `/stripe/refunds/${refund?.provider ?? ''}/fail`, {});
    await t.settle();
    await t.get(Sweeps).runAll();
    return { id, params: { id: refund?.id ?? '' } };
  };

  it('D-10 a refused return is not sent to the card again while its owner’s money is on hold', async () => {
    const finance = await aPerson(t, { adminRole: 'finance' });
    const person = await anInvestor(t);
    const { params } = await refusedReturn(person);
    const { payment: other } = await topUpByCard(t, person, 20_000);
    await t.control('POST', `/stripe/charges/${await chargeOf(t, other)}/dispute`, {});
    await t.settle();
    const body = { reason: 'The card works again' };
    expect(await refusalOf(finance.api.send(paymentsDeskApi.retryRefund, { params, body }))).toBe(
      'wallet.owner_frozen',
    );
    expect(await finance.api.send(paymentsDeskApi.refund, { params })).toMatchObject({ state: 'failed' });
    expect(await finance.api.send(paymentsDeskApi.refundToWallet, { params, body })).toMatchObject({
      resolution: 'wallet',
    });
  });

  it('D-10 what the card refuses days later is credited to the wallet by finance, and is card money again', async () => {
    const finance = await aPerson(t, { adminRole: 'finance' });
    const person = await anInvestor(t);
    const { id, params } = await refusedReturn(person);
    expect(await person.api.send(walletApi.preapproval, { params: { id }, query: {} })).toMatchObject({
      returnFailed: 50_000,
    });
    await finance.api.send(paymentsDeskApi.refundToWallet, { params, body: { reason: 'The card was closed' } });
    await t.settle();
    expect(await detail(person)).toMatchObject({
      available: 50_000,
      withdrawable: 0,
      returnable: [{ amount: 50_000 }],
    });
  });

  it('D-10 what goes back twice, after the card had refused it once, leaves the other top-up as it is', async () => {
    const finance = await aPerson(t, { adminRole: 'finance' });
    const person = await anInvestor(t);
    const other = await topUpByCard(t, person, 20_000);
    const { id, params } = await refusedReturn(person);
    await finance.api.send(paymentsDeskApi.refundToWallet, { params, body: { reason: 'The card was closed' } });
    await t.settle();
    await giveBack(person, id);
    await t.settle();
    expect((await detail(person)).returnable).toMatchObject([{ preapprovalId: other.id, amount: 20_000 }]);
    expect(await giveBack(person, other.id)).toMatchObject({ returning: 20_000 });
  });

  /** The bank takes a part of a charge, and keeps it or gives it back. */
  const disputed = async (charge: string, amount: number, status: 'won' | 'lost'): Promise<void> => {
    const { id } = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, { amount });
    await t.settle();
    await t.control('POST', `/stripe/disputes/${id}/close`, { status });
    await t.settle();
  };

  it.each([
    [
      'won in part',
      [
        [8_000, 'won'],
        [7_000, 'lost'],
      ],
      28_000,
    ],
    ['lost in part', [[7_000, 'lost']], 28_000],
    [
      'won twice',
      [
        [8_000, 'won'],
        [8_000, 'won'],
      ],
      35_000,
    ],
  ] as const)(
    'D-10 disputes of one top-up, %s, take nothing of what may go back of another',
    async (_name, cases, left) => {
      const person = await anInvestor(t);
      const untouched = await topUpByCard(t, person, 20_000);
      const { id, payment } = await topUpByCard(t, person, 15_000);
      const charge = await chargeOf(t, payment);
      for (const [amount, status] of cases) await disputed(charge, amount, status);
      // Of a payment that was disputed the provider gives nothing back: what is left of it stays in the wallet.
      expect(await detail(person)).toMatchObject({
        available: left,
        returnable: [{ preapprovalId: untouched.id, amount: 20_000 }],
      });
      expect(await refusalOf(giveBack(person, id))).toBe('wallet.nothing_to_return');
      expect(await giveBack(person, untouched.id)).toMatchObject({ returning: 20_000 });
      await t.settle();
      expect(await walletOf(t, person.id)).toBe(BigInt(left) - 20_000n);
    },
  );
});
