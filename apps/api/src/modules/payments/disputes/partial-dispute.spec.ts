import { communicationApi, investmentsApi, paymentsDeskApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import {
  chargeOf,
  debitOf,
  expectBooksToAgree,
  investByCard,
  REFUND_FAILS,
  stateOf,
} from '../../../testing/card-money.js';
import { anInvestor, aPerson, walletOf } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { RefundEntity } from '../refunds/refund.entity.js';

const LOSS = 'X:chargeback_loss:%';

// The bank takes 40,000 of an investment of 100,000; the platform bears it while nobody knows who will.
describe('a chargeback of a part', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await expectBooksToAgree(t);
  });

  const invested = async (card?: string) => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id, payment } = await investByCard(t, investor, campaignId, 100_000, card);
    const charge = await chargeOf(t, payment);
    const dispute = async (amount: number): Promise<string> => {
      const { id: ref } = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, { amount });
      await t.settle();
      return ref;
    };
    const cancel = async () => {
      await investor.api.send(investmentsApi.cancel, { params: { id } });
      await t.settle();
    };
    return { investor, id, dispute, cancel };
  };
  const refundOf = (id: string) => t.db.manager.findOneByOrFail(RefundEntity, { subjectId: id });
  const decide = async (ref: string, status: 'won' | 'lost') => {
    await t.control('POST', `/stripe/disputes/${ref}/close`, { status });
    await t.settle();
  };
  const desk = async (refund: RefundEntity) => {
    const finance = await aPerson(t, { adminRole: 'finance' });
    const params = { id: refund.id };
    const act = (call: typeof paymentsDeskApi.refundToWallet) =>
      finance.api.send(call, { params, body: { reason: 'The card takes nothing' }, idempotencyKey: newId() });
    return {
      read: () => finance.api.send(paymentsDeskApi.refund, { params }),
      toWallet: () => act(paymentsDeskApi.refundToWallet),
      retry: () => act(paymentsDeskApi.retryRefund),
    };
  };

  it.each(['before', 'after'] as const)(
    'B-3 that comes %s the refund failed and is lost: the rest is credited',
    async (when) => {
      const loss = await debitOf(t, LOSS);
      const { investor, id, dispute, cancel } = await invested(when === 'after' ? REFUND_FAILS : undefined);
      let ref = '';
      if (when === 'before') ref = await dispute(40_000);
      await cancel();
      await t.travel(5 * DAY);
      if (when === 'after') ref = await dispute(40_000);
      const refund = await refundOf(id);
      expect(refund.state).toBe('failed');
      const finance = await desk(refund);
      expect(await finance.read()).toMatchObject({ takenByBank: 40_000, mayResolve: false, mayRetry: false });
      expect([await refusalOf(finance.toWallet()), await refusalOf(finance.retry())]).toEqual([
        'payment.disputed',
        'payment.disputed',
      ]);
      await decide(ref, 'lost');
      expect(await finance.read()).toMatchObject({ takenByBank: 40_000, mayResolve: true, mayRetry: false });
      expect(await refusalOf(finance.retry())).toBe('payment.card_disputed');
      // Pressed twice at once.
      const both = await Promise.allSettled([finance.toWallet(), finance.toWallet()]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await t.settle();
      expect(await finance.read()).toMatchObject({ resolution: 'wallet', takenByBank: 40_000, mayResolve: false });
      expect([await walletOf(t, investor.id), await stateOf(investor, id)]).toEqual([60_000n, 'refunded']);
      expect([await debitOf(t, LOSS), await debitOf(t, 'L:refund_due:%')]).toEqual([loss, 0n]);
      const receipt = await investor.api.send(investmentsApi.receipt, { params: { id }, query: {} });
      expect(receipt).toMatchObject({ wayBack: 'wallet', amount: 100_000, takenByBank: 40_000 });
      const { items } = await investor.api.send(walletApi.transactions, { query: {} });
      expect(items.map(({ event, amount }) => [event, amount])).toEqual([['refund', 60_000]]);
      const notices = await investor.api.send(communicationApi.notifications, { query: { group: 'money' } });
      expect(notices.items[0]).toMatchObject({ kind: 'investment.refund_credited', params: { amount: 60_000 } });
    },
  );

  it('B-3 and of the rest: nothing is credited, and nobody loses', async () => {
    const loss = await debitOf(t, LOSS);
    const { investor, id, dispute, cancel } = await invested();
    const first = await dispute(40_000);
    await cancel();
    await decide(first, 'lost');
    await decide(await dispute(60_000), 'lost');
    const finance = await desk(await refundOf(id));
    expect(await finance.read()).toMatchObject({ takenByBank: 100_000 });
    await finance.toWallet();
    await t.settle();
    expect(await finance.read()).toMatchObject({ resolution: 'charged_back' });
    expect([await walletOf(t, investor.id), await stateOf(investor, id)]).toEqual([0n, 'refunded']);
    expect([await debitOf(t, LOSS), await debitOf(t, 'L:refund_due:%')]).toEqual([loss, 0n]);
    const { wayBack } = await investor.api.send(investmentsApi.receipt, { params: { id }, query: {} });
    expect(wayBack).toBe('bank');
  });

  it('B-3 that is won: the whole is credited', async () => {
    const loss = await debitOf(t, LOSS);
    const { investor, id, dispute, cancel } = await invested();
    const ref = await dispute(40_000);
    await cancel();
    await decide(ref, 'won');
    await t.travel(DAY);
    await (await desk(await refundOf(id))).toWallet();
    expect([await walletOf(t, investor.id), await debitOf(t, LOSS)]).toEqual([100_000n, loss]);
  });
});
