import { investmentsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK } from '../../../testing/bank-account.js';
import { chargeOf, topUpByCard } from '../../../testing/card-money.js';
import { aCampaign, DAY, type CampaignOptions } from '../../../testing/campaigns.js';
import { anInvestor, credit, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { SettingsService } from '../../settings/index.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('what came by card stays in the wallet for its days', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const withdraw = (person: Person, amount: number) =>
    person.api.send(walletApi.withdraw, { body: { ...BANK, currency: 'USD', amount }, idempotencyKey: newId() });
  const free = async (person: Person): Promise<number> =>
    (await person.api.send(walletApi.detail, { query: {} })).withdrawable;
  const invest = async (person: Person, amount: number, options: CampaignOptions = {}) => {
    const { id: campaignId } = await aCampaign(t, options);
    return investAs(person.api, {
      params: { campaignId },
      body: { amount, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
  };

  it('security 10: a card payment is not money for the bank on the same day, and the refusal says how much is', async () => {
    const person = await anInvestor(t, { wallet: 30_000n });
    await topUpByCard(t, person, 50_000);
    const detail = await person.api.send(walletApi.detail, { query: {} });
    expect(detail).toMatchObject({ available: 80_000, withdrawable: 30_000, cardMoneyCooldownDays: 120 });
    expect(detail.withdrawableLater).toMatchObject([{ amount: 50_000 }]);
    expect((await failureOf(withdraw(person, 30_001))).fields).toMatchObject([
      { field: 'amount', code: 'wallet.card_money', params: { available: 30_000, currency: 'USD', days: 120 } },
    ]);
    await withdraw(person, 30_000);
    expect(await refusalOf(withdraw(person, 100))).toBe('wallet.card_money');
    expect(await free(person)).toBe(0);
  });

  it('also when it is asked for many times at once', async () => {
    const person = await anInvestor(t, { wallet: 30_000n });
    await topUpByCard(t, person, 50_000);
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => withdraw(person, 10_000)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('spending takes other money first: buying and cancelling makes no card money free', async () => {
    const person = await anInvestor(t, { wallet: 30_000n });
    await topUpByCard(t, person, 50_000);
    const { id } = await invest(person, 40_000);
    expect(await free(person)).toBe(0);
    // What comes by other ways afterwards is free again.
    await credit(t, person.id, 7_000n);
    expect(await free(person)).toBe(7_000);
    await person.api.send(investmentsApi.cancel, { params: { id } });
    expect(await free(person)).toBe(37_000);
  });

  it('card money that was spent is spent: what is earned later leaves at once', async () => {
    const person = await anInvestor(t);
    await topUpByCard(t, person, 50_000);
    await invest(person, 50_000);
    await credit(t, person.id, 20_000n);
    expect(await free(person)).toBe(20_000);
    await withdraw(person, 20_000);
  });

  it('a withdrawal that was called back is as it was before', async () => {
    const person = await anInvestor(t, { wallet: 30_000n });
    await topUpByCard(t, person, 50_000);
    const { id } = await withdraw(person, 30_000);
    await person.api.send(walletApi.cancelWithdrawal, { params: { id } });
    expect(await free(person)).toBe(30_000);
  });

  it('a chargeback takes its top-up with it, and leaves the other one waiting', async () => {
    const person = await anInvestor(t, { wallet: 5_000n });
    const { payment } = await topUpByCard(t, person, 50_000);
    await topUpByCard(t, person, 20_000);
    const dispute = await t.control<{ id: string }>(
      'POST',
      `/stripe/charges/${await chargeOf(t, payment)}/dispute`,
      {},
    );
    await t.settle();
    const detail = await person.api.send(walletApi.detail, { query: {} });
    // Nothing may leave before the dispute is decided; of the rest, the other top-up's money waits.
    expect(detail).toMatchObject({ available: 25_000, withdrawable: 0, frozen: true });
    expect(detail.withdrawableLater).toMatchObject([{ amount: 20_000 }]);
    const receipt = () => person.api.send(walletApi.preapproval, { params: { id: payment.subjectId }, query: {} });
    expect(await receipt()).toMatchObject({ state: 'received', chargedBack: 50_000 });
    await t.control('POST', `/stripe/disputes/${dispute.id}/close`, { status: 'won' });
    await t.settle();
    expect(await person.api.send(walletApi.detail, { query: {} })).toMatchObject({
      available: 75_000,
      withdrawable: 5_000,
    });
    expect(await receipt()).toMatchObject({ chargedBack: 0 });
  });

  it('a chargeback that the wallet no longer covers frees no later card money', async () => {
    const person = await anInvestor(t);
    const { payment } = await topUpByCard(t, person, 50_000);
    await invest(person, 50_000);
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    await topUpByCard(t, person, 12_300);
    const { available, withdrawableLater } = await person.api.send(walletApi.detail, { query: {} });
    expect(available).toBe(12_300);
    expect(await free(person)).toBe(0);
    expect(withdrawableLater.reduce((sum, { amount }) => sum + amount, 0)).toBe(12_300);
  });

  it('a chargeback of an old top-up that a new one paid for, and that is won, frees nothing of the new one', async () => {
    const person = await anInvestor(t);
    const { payment } = await topUpByCard(t, person, 50_000);
    await invest(person, 50_000, { mode: 'fixed', goal: 50_000 });
    await t.travel(121 * DAY);
    await topUpByCard(t, person, 50_000);
    const charge = await chargeOf(t, payment);
    const dispute = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, {});
    await t.settle();
    expect(await person.api.send(walletApi.detail, { query: {} })).toMatchObject({ available: 0, frozen: true });
    await t.control('POST', `/stripe/disputes/${dispute.id}/close`, { status: 'won' });
    await t.settle();
    const { available, withdrawable, withdrawableLater } = await person.api.send(walletApi.detail, { query: {} });
    expect([available, withdrawable]).toEqual([50_000, 0]);
    expect(withdrawableLater.map(({ amount }) => amount)).toEqual([50_000]);
    expect(await refusalOf(withdraw(person, 100))).toBe('wallet.card_money');
  });

  it('the days are a setting, and none lets everything go', async () => {
    const set = (days: number) => t.db.inTx((tx) => t.get(SettingsService).set(tx, 'cardMoneyCooldownDays', days));
    const person = await anInvestor(t);
    await topUpByCard(t, person, 50_000);
    await set(0);
    expect(await free(person)).toBe(50_000);
    await set(30);
    expect(await refusalOf(withdraw(person, 100))).toBe('wallet.card_money');
    await t.travel(31 * DAY);
    expect(await withdraw(person, 50_000)).toMatchObject({ state: 'requested' });
    await set(120);
  });

  it('after its days it leaves; the older payment first', async () => {
    const person = await anInvestor(t);
    await topUpByCard(t, person, 50_000);
    await t.travel(10 * DAY);
    await topUpByCard(t, person, 20_000);
    const { withdrawableLater } = await person.api.send(walletApi.detail, { query: {} });
    expect(withdrawableLater.map(({ amount }) => amount)).toEqual([50_000, 20_000]);
    await t.travel(111 * DAY);
    expect(await free(person)).toBe(50_000);
    await t.travel(10 * DAY);
    expect(await free(person)).toBe(70_000);
  });
});
