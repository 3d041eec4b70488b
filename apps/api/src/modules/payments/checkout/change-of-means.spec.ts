import { adminApi, investmentsApi, paymentsApi, repaymentsApi } from '@cairn/contracts';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { reserve } from '../../../testing/card-money.js';
import { Gate } from '../../../testing/jobs/gate.js';
import { anInvestor, credit, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { InvestmentPaymentSubject } from '../../investments/paying/investment-payment.subject.js';
import { RailRegistry } from '../../rails/index.js';
import { CheckoutPages } from './checkout-pages.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { answerSteps, investAs } from '../../../testing/investing/invest-as.js';

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
    const pay = () =>
      investor.api.send(investmentsApi.payFromWallet, { params: { id: held.id }, body: {}, idempotencyKey });
    await Promise.all([pay(), pay(), pay()]);
    await t.settle();
    expect(await investor.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({
      state: 'received',
      paymentType: 'wallet',
    });
    expect(await stateOf(investor, sessionId)).toBe('expired');
    expect(await walletOf(t, investor.id)).toBe(150_000n);
  });

  it('S-02 finishes, on its page or from the wallet, what was begun before the campaign was hidden', async () => {
    const { id, admin } = await aCampaign(t);
    const [byCard, byWallet, reserved] = await Promise.all([
      anInvestor(t),
      anInvestor(t, { wallet: 100_000n }),
      anInvestor(t),
    ]);
    const [first, second, third] = [
      await reserve(byCard, id, 100_000),
      await reserve(byWallet, id, 100_000),
      await reserve(reserved, id, 100_000),
    ];
    const { sessionId } = await openPage(byCard, 'investment', first.id);
    await openPage(byWallet, 'investment', second.id);
    await admin.api.send(adminApi.hideCampaign, { params: { id }, body: { reason: 'A complaint' } });
    expect(await refusalOf(openPage(reserved, 'investment', third.id))).toBe('investment.campaign_hidden');
    expect((await openPage(byCard, 'investment', first.id)).sessionId).toBe(sessionId);
    await t.payByCard(sessionId);
    await byWallet.api.send(investmentsApi.payFromWallet, {
      params: { id: second.id },
      body: {},
      idempotencyKey: newId(),
    });
    await t.settle();
    for (const [{ api }, investment] of [
      [byCard, first],
      [byWallet, second],
    ] as const)
      expect(await api.send(investmentsApi.read, { params: { id: investment.id } })).toMatchObject({
        state: 'received',
      });
  });

  it('gets back what was paid on the page in the same moment', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 100_000n });
    const held = await reserve(investor, id, 100_000);
    const { sessionId } = await openPage(investor, 'investment', held.id);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
    await t.payByCard(sessionId);
    await investor.api.send(investmentsApi.payFromWallet, {
      params: { id: held.id },
      body: {},
      idempotencyKey: newId(),
    });
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
    await investAs(investor.api, {
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
    expect(await owner.api.send(repaymentsApi.read, { params: { repaymentId }, query: {} })).toMatchObject({
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
    await answerSteps(t, held.id);
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
    const collections = t.get(RailRegistry).collection('card');
    const real = collections.start.bind(collections);
    const spy = jest.spyOn(collections, 'start').mockImplementationOnce(async (...asked) => {
      const opened = await real(...asked);
      await investor.api.send(investmentsApi.cancel, { params: { id: held.id } });
      return opened;
    });
    expect(await refusalOf(openPage(investor, 'investment', held.id))).toBe('payment.page_outdated');
    spy.mockRestore();
    await t.settle();
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: held.id });
    expect(payment.state).toBe('expired');
    expect(await investor.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({
      state: 'cancelled',
    });
  });

  const ways: [string, (person: Person, id: string) => Promise<unknown>][] = [
    ['changed', (person, id) => person.api.send(investmentsApi.change, { params: { id }, body: { amount: 44_000 } })],
    [
      'paid from the wallet',
      (person, id) =>
        person.api.send(investmentsApi.payFromWallet, { params: { id }, body: {}, idempotencyKey: newId() }),
    ],
    [
      'cancelled, and the page closed already,',
      async (person, id) => {
        await person.api.send(investmentsApi.cancel, { params: { id } });
        await t.travel(DAY);
        const { state } = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
        expect(state).not.toBe('planned');
      },
    ],
  ];

  it.each(ways)('is told that what is being paid for was %s while the page was opened', async (_way, act) => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 100_000n });
    const { id } = await reserve(investor, campaignId, 40_000);
    const collections = t.get(RailRegistry).collection('card');
    const real = collections.start.bind(collections);
    const spy = jest.spyOn(collections, 'start').mockImplementationOnce(async (...asked) => {
      const opened = await real(...asked);
      await act(investor, id);
      return opened;
    });
    const request = { body: { purpose: 'investment' as const, id }, idempotencyKey: newId() };
    expect(await failureOf(investor.api.send(paymentsApi.createCheckout, request))).toMatchObject({
      status: 409,
      code: 'payment.page_outdated',
      message: expect.stringContaining('Nothing was charged on this page') as string,
    });
    spy.mockRestore();
    await t.settle();
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
    expect(payment.state).toBe('expired');
  });

  it('is given no page that a cancellation gives up, but has not committed, when the provider answers', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 40_000);
    const [collections, pages, subject] = [
      t.get(RailRegistry).collection('card'),
      t.get(CheckoutPages),
      t.get(InvestmentPaymentSubject),
    ];
    const open = collections.start.bind(collections);
    const closeAll = pages.closeAll.bind(pages);
    const lock = subject.lock.bind(subject);
    const gaveUp = new Gate();
    const answerWaits = new Gate();
    let cancelling: Promise<unknown> | undefined;
    const spies = [
      jest.spyOn(collections, 'start').mockImplementationOnce(async (...asked) => {
        const opened = await open(...asked);
        cancelling = investor.api.send(investmentsApi.cancel, { params: { id: held.id } });
        await gaveUp.passed;
        return opened;
      }),
      jest.spyOn(pages, 'closeAll').mockImplementationOnce(async (...args) => {
        const payments = await closeAll(...args);
        gaveUp.pass();
        await answerWaits.passed;
        return payments;
      }),
      jest.spyOn(subject, 'lock').mockImplementationOnce((...args) => {
        answerWaits.pass();
        return lock(...args);
      }),
    ];
    expect(await refusalOf(openPage(investor, 'investment', held.id))).toBe('payment.page_outdated');
    await cancelling;
    for (const spy of spies) spy.mockRestore();
    await t.settle();
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: held.id });
    expect(payment.state).toBe('expired');
  });
});
