import { investmentsApi, paymentsApi, repaymentsApi } from '@cairn/contracts';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { reserve } from '../../testing/card-money.js';
import { anInvestor, credit, walletOf, type Person } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';
import { StripeCollections } from './adapters/stripe/stripe-collections.js';
import { PaymentEntity } from './payment.entity.js';

describe('who opened the card page and then pays from the wallet', () => {
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

  const openPage = (person: Person, purpose: PaymentPurpose, id: string) =>
    person.api.send(paymentsApi.createCheckout, { body: { purpose, id }, idempotencyKey: newId() });
  const stateOf = async (person: Person, sessionId: string) =>
    (await person.api.send(paymentsApi.checkSession, { body: { sessionId } })).state;

  it('pays an investment once, though it is asked for three times, and the page is closed', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 250_000n });
    const held = await reserve(investor, id, 100_000);
    const { sessionId } = await openPage(investor, 'investment', held.id);
    const idempotencyKey = newId();
    const pay = () => investor.api.send(investmentsApi.payFromWallet, { params: { id: held.id }, idempotencyKey });
    await Promise.all([pay(), pay(), pay()]);
    await t.settle();
    expect(await investor.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({
      state: 'received',
      paymentType: 'wallet',
    });
    expect(await stateOf(investor, sessionId)).toBe('expired');
    expect(await walletOf(t, investor.id)).toBe(150_000n);
  });

  it('gets back what was paid on the page in the same moment', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 100_000n });
    const held = await reserve(investor, id, 100_000);
    const { sessionId } = await openPage(investor, 'investment', held.id);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
    await t.payByCard(sessionId);
    await investor.api.send(investmentsApi.payFromWallet, { params: { id: held.id }, idempotencyKey: newId() });
    await t.settle();
    expect(await stateOf(investor, sessionId)).toBe('returned');
    expect(await investor.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({
      state: 'received',
    });
    expect(await walletOf(t, investor.id)).toBe(0n);
    await t.control('POST', '/reset', {});
  });

  it('pays a repayment once, and the page is closed', async () => {
    const { id, owner } = await aCampaign(t, { type: 'debt', mode: 'fixed', goal: 1_000_000 });
    const investor = await anInvestor(t, { wallet: 1_000_000n });
    await investor.api.send(investmentsApi.invest, {
      params: { campaignId: id },
      body: { amount: 1_000_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    await t.travel(32 * DAY);
    await credit(t, owner.id, 50_000n);
    const plan = await owner.api.send(repaymentsApi.list, { params: { campaignId: id } });
    const repaymentId = plan.repayments.find(({ instalment }) => instalment === 1)?.id ?? '';
    const { sessionId } = await openPage(owner, 'repayment', repaymentId);
    await owner.api.send(repaymentsApi.pay, {
      params: { repaymentId },
      body: { transactionType: 'wallet' },
      idempotencyKey: newId(),
    });
    await t.settle();
    await owner.api.send(repaymentsApi.process, { params: { repaymentId } });
    expect(await stateOf(owner, sessionId)).toBe('expired');
    expect(await owner.api.send(repaymentsApi.read, { params: { repaymentId } })).toMatchObject({
      state: 'distributed',
    });
    expect(await walletOf(t, owner.id)).toBe(30_000n);
  });

  it('is given a new page after the amount was changed and changed back, never the one that was given up', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 40_000);
    const first = await openPage(investor, 'investment', held.id);
    const params = { id: held.id };
    await investor.api.send(investmentsApi.change, { params, body: { amount: 44_000 } });
    await investor.api.send(investmentsApi.change, { params, body: { amount: 40_000 } });
    // At once, before any process has closed the first page at the provider.
    const second = await openPage(investor, 'investment', held.id);
    expect(second.sessionId).not.toBe(first.sessionId);
    await t.payByCard(second.sessionId);
    await t.settle();
    expect(await investor.api.send(investmentsApi.read, { params })).toMatchObject({ state: 'received' });
    expect(await stateOf(investor, first.sessionId)).toBe('expired');
  });

  it('is given no page that was given up while the provider opened it', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 40_000);
    const collections = t.get(StripeCollections);
    const real = collections.open.bind(collections);
    const spy = jest.spyOn(collections, 'open').mockImplementationOnce(async (collection) => {
      const opened = await real(collection);
      await investor.api.send(investmentsApi.cancel, { params: { id: held.id } });
      return opened;
    });
    expect(await refusalOf(openPage(investor, 'investment', held.id))).toBe('payment.bad_transition');
    spy.mockRestore();
    await t.settle();
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: held.id });
    expect([payment.state, payment.unwantedAt === null]).toEqual(['expired', false]);
    expect(await investor.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({
      state: 'cancelled',
    });
  });
});
