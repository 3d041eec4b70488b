import { campaignsApi, investmentsApi, leavingApi, repaymentsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK } from '../../../testing/bank-account.js';
import {
  chargeOf,
  debitOf,
  expectBooksToAgree,
  HOUR,
  investByCard,
  openPage,
  REFUND_FAILS,
  reserve,
  stateOf,
  topUpByCard,
} from '../../../testing/card-money.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import type { Identity } from '../../../kernel/http/request.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { RefundEntity } from '../refunds/refund.entity.js';
import { RefundsDesk } from '../desk/refunds-desk.service.js';
import { DisputeEntity } from './dispute.entity.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('chargebacks', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    await expectBooksToAgree(t);
  });

  const dispute = async (payment: PaymentEntity, amount?: number): Promise<string> => {
    const path = `/stripe/charges/${await chargeOf(t, payment)}/dispute`;
    const { id } = await t.control<{ id: string }>('POST', path, amount === undefined ? {} : { amount });
    await t.settle();
    return id;
  };
  const close = async (ref: string, status: 'won' | 'lost') => {
    await t.control('POST', `/stripe/disputes/${ref}/close`, { status });
    await t.settle();
  };
  const read = (ref: string) => t.db.manager.findOneByOrFail(DisputeEntity, { ref });
  const wayBack = async (person: Person, id: string) =>
    (await person.api.send(investmentsApi.receipt, { params: { id }, query: {} })).wayBack;
  const withdraw = (person: Person) =>
    person.api.send(walletApi.withdraw, {
      body: {
        amount: 1_000,
        currency: 'USD',
        ...BANK,
      },
      idempotencyKey: newId(),
    });

  it('M-5, B-3 before the closing: the investment ends, its part is free, and the raise goes down', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id, payment } = await investByCard(t, investor, campaignId, 100_000);
    const ref = await dispute(payment);
    expect(await stateOf(investor, id)).toBe('refunded');
    expect(await wayBack(investor, id)).toBe('bank');
    expect(await read(ref)).toMatchObject({ state: 'open', borneBy: 'escrow', amount: 100_000n, fee: 1_500n });
    const [totals] = await t.db.query<{ received: string; taken: string }>(
      'select received, taken from campaign_capacity where campaign_id = $1',
      [campaignId],
    );
    expect(totals).toMatchObject({ received: '0', taken: '0' });
    await close(ref, 'lost');
    expect((await read(ref)).state).toBe('lost');
    expect(await debitOf(t, `L:escrow:${campaignId}:%`)).toBe(0n);
  });

  it('B-3 one that is lost without a message is queried, and recorded as lost', async () => {
    const { id: campaignId } = await aCampaign(t);
    const { payment } = await investByCard(t, await anInvestor(t), campaignId, 100_000);
    const ref = await dispute(payment);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', type: '*', times: 20 });
    await t.control('POST', `/stripe/disputes/${ref}/close`, { status: 'lost' });
    await t.settle();
    expect((await read(ref)).state).toBe('open');
    await t.travel(7 * HOUR);
    expect((await read(ref)).state).toBe('lost');
  });

  it('B-3 one that is heard of only when it is won is taken back and given back, before the closing', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { payment } = await investByCard(t, investor, campaignId, 100_000);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', type: '*', times: 20 });
    const ref = await dispute(payment);
    await t.control('POST', `/stripe/disputes/${ref}/close`, { status: 'won' });
    await t.control('POST', '/reset', {});
    await t.readRecords();
    expect((await read(ref)).state).toBe('won');
    expect(await walletOf(t, investor.id)).toBe(100_000n);
    expect(await t.db.query('select cause from kernel.parked_item')).toEqual([]);
  });

  it('B-3 before the closing and won: the payer has the money in the wallet, and the fee came back', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id, payment } = await investByCard(t, investor, campaignId, 100_000);
    const ref = await dispute(payment);
    await close(ref, 'won');
    expect(await read(ref)).toMatchObject({ state: 'won', fee: 0n });
    expect(await wayBack(investor, id)).toBe('wallet');
    expect(await walletOf(t, investor.id)).toBe(100_000n);
    const { items } = await investor.api.send(walletApi.transactions, { query: {} });
    const { number } = await investor.api.send(investmentsApi.read, { params: { id } });
    expect(items).toMatchObject([{ event: 'chargeback_returned', reference: number }]);
  });

  it('M-5, B-3 after the closing: the owner owes it, and the next payout is less by it', async () => {
    const { id: campaignId, owner } = await aCampaign(t, { mode: 'flexible', goal: 100_000, minimumRaise: 50_000 });
    const investor = await anInvestor(t);
    const { id, payment } = await investByCard(t, investor, campaignId, 100_000);
    await t.travel(32 * DAY);
    expect(await stateOf(investor, id)).toBe('settled');
    const ref = await dispute(payment);
    expect(await read(ref)).toMatchObject({ state: 'open', borneBy: 'owner' });
    expect(await debitOf(t, `A:recv:owner:${campaignId}:%`)).toBe(100_000n);
    const { takeAwayDetail } = await owner.api.send(campaignsApi.read, { params: { id: campaignId } });
    expect(takeAwayDetail).toMatchObject({ chargedBack: 100_000, available: 0 });
    const ask = () =>
      owner.api.send(repaymentsApi.requestPayout, {
        params: { campaignId },
        body: { amount: 1 },
        idempotencyKey: newId(),
      });
    expect(await refusalOf(ask())).toBe('payout.above_available');
    await close(ref, 'won');
    // What had not been taken from the owner is no longer owed.
    expect(await debitOf(t, `A:recv:owner:${campaignId}:%`)).toBe(0n);
    expect(await refusalOf(ask())).toBe('payment.connect_required');
  });

  it('B-3 a top-up that was spent: the rest is owed, and nothing may be withdrawn until it is settled', async () => {
    const investor = await anInvestor(t);
    const { payment } = await topUpByCard(t, investor, 50_000);
    const ref = await dispute(payment);
    expect(await walletOf(t, investor.id)).toBe(0n);
    expect(await refusalOf(withdraw(investor))).toBe('wallet.frozen');
    await close(ref, 'won');
    expect(await walletOf(t, investor.id)).toBe(50_000n);
  });

  it('B-3 what a spent top-up leaves owed is settled from the wallet, stops investing, and comes back when it is won', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { payment } = await topUpByCard(t, investor, 50_000);
    const invest = (amount: number) =>
      investAs(investor.api, {
        params: { campaignId },
        body: { amount, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    const { id } = await invest(40_000);
    const before = await reserve(investor, campaignId, 10_000);
    const ref = await dispute(payment);
    // Two processes at once, as two workers do.
    const settleDebts = () => Promise.all([t.get(Sweeps).run('payments.debts'), t.get(Sweeps).run('payments.debts')]);
    const debt = `A:recv:investor:${investor.id}:USD`;
    expect(await debitOf(t, debt)).toBe(40_000n);
    const refused = await failureOf(invest(10_000));
    expect([refused.code, refused.params]).toEqual(['investment.debt_open', { owed: 40_000, currency: 'USD' }]);
    // What was reserved before is neither paid nor raised.
    const params = { id: before.id };
    const attempts = [
      investor.api.send(investmentsApi.payFromWallet, { params, body: {}, idempotencyKey: newId() }),
      openPage(investor, 'investment', before.id),
      investor.api.send(investmentsApi.change, { params, body: { amount: 20_000 } }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt)).toBe('investment.debt_open');
    await investor.api.send(investmentsApi.cancel, { params });
    const { blockers } = await investor.api.send(leavingApi.closing, {});
    expect(blockers).toContain('debts');
    // Money comes in: half of the debt by card, the rest when the investment is cancelled.
    await topUpByCard(t, investor, 20_000);
    await settleDebts();
    expect([await debitOf(t, debt), await walletOf(t, investor.id)]).toEqual([20_000n, 0n]);
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await settleDebts();
    expect([await debitOf(t, debt), await walletOf(t, investor.id)]).toEqual([0n, 20_000n]);
    const { items } = await investor.api.send(walletApi.transactions, { query: {} });
    expect(items.map(({ event, amount }) => [event, amount]).slice(0, 3)).toEqual([
      ['debt_settled', 20_000],
      ['investment_refund', 40_000],
      ['debt_settled', 20_000],
    ]);
    await close(ref, 'won');
    expect([await debitOf(t, debt), await walletOf(t, investor.id)]).toEqual([0n, 70_000n]);
  });

  describe('of an investment that was cancelled', () => {
    const cancelled = async (fault: { effect: string; times: number } | null, card?: string) => {
      const { id: campaignId } = await aCampaign(t);
      const investor = await anInvestor(t);
      const { id, payment } = await investByCard(t, investor, campaignId, 100_000, card);
      if (fault !== null)
        await t.control('POST', '/faults', { provider: 'stripe', operation: 'refunds.create', ...fault });
      await investor.api.send(investmentsApi.cancel, { params: { id } });
      return { investor, id, payment };
    };
    const desk = async () => {
      const { id, email } = await aPerson(t, { adminRole: 'finance' });
      return { userId: id, email } as Identity; // all that the service reads of a caller
    };
    const lossOf = () => debitOf(t, 'X:chargeback_loss:%');

    it('B-3 whose refund is still pending: the payer has the money once, and it cannot be refunded again', async () => {
      const loss = await lossOf();
      const { investor, id, payment } = await cancelled({ effect: 'http_500', times: 4 });
      const ref = await dispute(payment);
      await t.travel(HOUR);
      expect(await read(ref)).toMatchObject({ state: 'open', borneBy: 'refund' });
      const [refund] = await t.db.manager.findBy(RefundEntity, { subjectId: id });
      expect(refund).toMatchObject({ state: 'failed', resolution: 'charged_back' });
      expect([await stateOf(investor, id), await wayBack(investor, id)]).toEqual(['refunded', 'bank']);
      const again = t.get(RefundsDesk).toWallet(await desk(), refund?.id ?? '', 'Once more');
      await expect(again).rejects.toMatchObject({ code: 'payment.bad_transition' });
      expect([await lossOf(), await debitOf(t, 'L:refund_due:%')]).toEqual([loss, 0n]);
      await close(ref, 'won');
      expect(await walletOf(t, investor.id)).toBe(100_000n);
    });

    it('B-3 whose refund came back and was credited to the wallet: it is taken from there', async () => {
      const loss = await lossOf();
      const { investor, id, payment } = await cancelled(null, REFUND_FAILS);
      await t.settle();
      await t.travel(5 * DAY);
      const [refund] = await t.db.manager.findBy(RefundEntity, { subjectId: id });
      await t.get(RefundsDesk).toWallet(await desk(), refund?.id ?? '', 'The card takes nothing');
      await t.settle();
      expect(await walletOf(t, investor.id)).toBe(100_000n);
      const ref = await dispute(payment);
      expect(await read(ref)).toMatchObject({ borneBy: 'wallet' });
      expect([await walletOf(t, investor.id), await lossOf()]).toEqual([0n, loss]);
    });
  });

  it('B-3 is booked once, however often and in whatever order its messages come', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { payment } = await investByCard(t, investor, campaignId, 100_000);
    await t.control('POST', '/webhooks/policies', { policy: 'duplicate', times: 20, copies: 3 });
    await t.control('POST', '/webhooks/policies', { policy: 'reorder', times: 20 });
    const ref = await dispute(payment);
    await close(ref, 'lost');
    const entries = await t.db.query<{ kind: string }>(
      `select kind from ledger.tx where source_type = 'dispute' and source_id = $1 order by kind`,
      [(await read(ref)).id],
    );
    expect(entries.map(({ kind }) => kind)).toEqual(['chargeback', 'dispute_fee']);
  });

  it('B-3 a chargeback without a message is found in the provider’s statement', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id, payment } = await investByCard(t, investor, campaignId, 100_000);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 50 });
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.travel(DAY);
    await t.readRecords();
    expect(await stateOf(investor, id)).toBe('refunded');
  });

  it('B-3 a warning of fraud moves nothing, and a person sees it', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id, payment } = await investByCard(t, investor, campaignId, 100_000);
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/fraud-warning`, {});
    await t.settle();
    expect(await stateOf(investor, id)).toBe('received');
    const { attention } = await t.db.manager.findOneByOrFail(PaymentEntity, { id: payment.id });
    expect(attention).toBe('fraud_warning');
  });
});
