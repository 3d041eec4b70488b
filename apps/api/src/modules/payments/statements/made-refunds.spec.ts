import { investmentsApi, paymentsApi, paymentsDeskApi, type LineDecision } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { debitOf, investByCard, reserve, topUpByCard } from '../../../testing/card-money.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { RefundEntity } from '../refunds/refund.entity.js';
import { StatementLineEntity } from './statement-line.entity.js';

const reason = 'The payer had written to the bank’s own desk.';

describe('a refund that somebody made at the provider', () => {
  let t: TestWorld;
  let finance: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld({}, { statements: true });
    await t.topUp(1_000_000);
    await t.db.query(`update content_record set enabled = true where kind = 'payment-gateway' and code = 'paypal'`);
    await t.control('POST', '/paypal/topups', { amount: 1_000_000 });
    finance = await aPerson(t, { adminRole: 'finance' });
    second = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.settle();
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await debitOf(t, 'L:suspense:USD')).toBe(0n);
  });

  const atStripe = (payment: PaymentEntity, amount?: number) =>
    fetch(`${t.stripeUrl}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_sandbox_cairn', 'content-type': 'application/x-www-form-urlencoded' },
      body: `payment_intent=${payment.providerPaymentId ?? ''}${amount === undefined ? '' : `&amount=${amount}`}`,
    });
  /** After a day nobody has said what it is: it lies in suspense. */
  const inSuspense = async ({ providerPaymentId }: PaymentEntity): Promise<StatementLineEntity> => {
    for (let n = 0; n < 3; n += 1) await t.travel(DAY);
    return t.db.manager.findOneByOrFail(StatementLineEntity, {
      paymentRef: providerPaymentId ?? '',
      kind: 'refund',
      state: 'missing_in_ledger',
    });
  };
  const decide = ({ provider, lineId }: StatementLineEntity, decision: LineDecision, by = finance) =>
    by.api.send(paymentsDeskApi.decideLine, { body: { provider, lineId, decision, reason } });
  const lineNow = async ({ lineId }: StatementLineEntity) =>
    (await finance.api.send(paymentsDeskApi.statementLines, { query: { q: lineId } })).items[0];
  const stateOf = async (investor: Person, id: string) =>
    (await investor.api.send(investmentsApi.read, { params: { id } })).state;
  const invested = async (amount = 50_000) => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    return { investor, campaignId, ...(await investByCard(t, investor, campaignId, amount)) };
  };

  it('ends the investment once, however often it is decided, and leaves suspense when the provider confirms it', async () => {
    const { investor, id, campaignId, payment } = await invested();
    await atStripe(payment);
    const line = await inSuspense(payment);
    const decided = await Promise.allSettled([decide(line, 'payer_refund'), decide(line, 'payer_refund', second)]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
    expect(await debitOf(t, `L:escrow:${campaignId}:USD`)).toBe(0n);
    expect(await lineNow(line)).toMatchObject({ state: 'matched', decision: 'payer_refund', open: 0 });
    expect(await t.db.manager.findBy(RefundEntity, { subjectId: id })).toMatchObject([
      { state: 'succeeded', origin: 'provider', providerRefundId: line.sourceRef },
    ]);
    expect(await refusalOf(decide(line, 'payer_refund'))).toBe('line.decided');
    expect(await refusalOf(decide(line, 'correction'))).toBe('line.decided');
  });

  it('is of PayPal as of a card, and nothing is paid to the payer a second time', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, 40_000);
    const body = { purpose: 'investment' as const, id };
    const { sessionId } = await investor.api.send(paymentsApi.paypalCheckout, { body, idempotencyKey: newId() });
    await t.approveAtPaypal(sessionId);
    await t.settle();
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
    await t.control('POST', `/paypal/captures/${payment.providerPaymentId ?? ''}/refund`, {});
    const line = await inSuspense(payment);
    await decide(line, 'payer_refund');
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
    expect(await lineNow(line)).toMatchObject({ state: 'matched' });
    const { currencies } = await t.control<{ currencies: Record<string, { held: number }> }>(
      'GET',
      '/paypal/conservation',
    );
    expect(await debitOf(t, 'A:clearing:paypal:USD')).toBe(BigInt(currencies['USD']?.held ?? 0));
  });

  it('of a top-up leaves the wallet, and what has been spent of it is owed', async () => {
    const investor = await anInvestor(t);
    const { payment } = await topUpByCard(t, investor, 60_000);
    await atStripe(payment, 10_000);
    const first = await inSuspense(payment);
    await decide(first, 'payer_refund');
    await t.settle();
    expect(await walletOf(t, investor.id)).toBe(50_000n);
    // It says what happened: the payer had asked nobody here for it.
    const told = await t.db.query<{ topic: string }>(
      `select distinct topic from kernel.outbox where topic like 'top_up.re%' and body ->> 'userId' = $1 order by topic`,
      [investor.id],
    );
    expect(told.map(({ topic }) => topic)).toEqual(['top_up.received', 'top_up.refunded_at_provider']);
    const { id: campaignId } = await aCampaign(t);
    const { id } = await reserve(investor, campaignId, 45_000);
    await investor.api.send(investmentsApi.payFromWallet, { params: { id }, body: {}, idempotencyKey: newId() });
    await atStripe(payment, 20_000);
    await decide(await inSuspense(payment), 'payer_refund');
    await t.settle();
    expect(await walletOf(t, investor.id)).toBe(0n);
    expect(await debitOf(t, `A:recv:investor:${investor.id}:USD`)).toBe(15_000n);
  });

  it('R-08 of one’s own payment is decided by somebody else, whatever it is said to be', async () => {
    const own = await aPerson(t, { adminRole: 'finance' });
    const investor = await anInvestor(t);
    const { payment } = await topUpByCard(t, investor, 30_000);
    await atStripe(payment);
    const line = await inSuspense(payment);
    const isPaidBy = ({ id }: Person) => t.db.query('update payment set user_id = $2 where id = $1', [payment.id, id]);
    await isPaidBy(own);
    const [seen] = (await own.api.send(paymentsDeskApi.statementLines, { query: { q: line.lineId } })).items;
    expect(seen).toMatchObject({ mayDecide: false });
    for (const decision of ['payer_refund', 'correction', 'own_bank', 'provider_fee'] as const)
      expect(await refusalOf(decide(line, decision, own))).toBe('payout.second_person');
    expect(await lineNow(line)).toMatchObject({ decision: null, firstDecider: null, mayDecide: true });
    await isPaidBy(investor);
    await decide(line, 'payer_refund');
    await t.settle();
    expect(await walletOf(t, investor.id)).toBe(0n);
  });

  it('R-08 takes two people above the limit, who decide the same; another choice begins again', async () => {
    const { investor, id, payment } = await invested(200_000);
    await atStripe(payment);
    const line = await inSuspense(payment);
    expect(await decide(line, 'correction')).toEqual({ outcome: 'first' });
    expect(await decide(line, 'payer_refund', second)).toEqual({ outcome: 'first' });
    expect(await lineNow(line)).toMatchObject({ firstDecider: second.email, firstDecision: 'payer_refund' });
    expect(await refusalOf(decide(line, 'payer_refund', second))).toBe('payout.second_person');
    expect(await stateOf(investor, id)).toBe('received');
    expect(await decide(line, 'payer_refund')).toEqual({ outcome: 'decided' });
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
  });

  it('of a part of an investment, or of one that has ended, is not the payer’s: it is decided in another way', async () => {
    const { payment, investor, id } = await invested();
    await atStripe(payment, 10_000);
    const line = await inSuspense(payment);
    expect(await refusalOf(decide(line, 'payer_refund'))).toBe('line.not_refundable');
    expect(await stateOf(investor, id)).toBe('received');
    expect(await decide(line, 'correction')).toEqual({ outcome: 'decided' });
  });

  it('R-08 is refused to the first of two people already where the second could not book it', async () => {
    const { payment, investor, id } = await invested(400_000);
    await atStripe(payment, 200_000);
    const line = await inSuspense(payment);
    expect(await refusalOf(decide(line, 'payer_refund'))).toBe('line.not_refundable');
    expect(await lineNow(line)).toMatchObject({ firstDecider: null, firstDecision: null });
    // Nor may its payer be the first.
    const own = await invested(150_000);
    await atStripe(own.payment);
    const whole = await inSuspense(own.payment);
    await t.db.query('update payment set user_id = $2 where id = $1', [own.payment.id, finance.id]);
    expect(await refusalOf(decide(whole, 'payer_refund'))).toBe('payout.second_person');
    await t.db.query('update payment set user_id = $2 where id = $1', [own.payment.id, own.investor.id]);
    expect(await decide(whole, 'payer_refund')).toEqual({ outcome: 'first' });
    // What was tried for the first has left nothing behind.
    expect([await stateOf(investor, id), await stateOf(own.investor, own.id)]).toEqual(['received', 'received']);
    expect(await t.db.manager.findBy(RefundEntity, { subjectId: own.id })).toEqual([]);
    expect(await decide(whole, 'payer_refund', second)).toEqual({ outcome: 'decided' });
    expect(await decide(line, 'correction')).toEqual({ outcome: 'first' });
    expect(await decide(line, 'correction', second)).toEqual({ outcome: 'decided' });
  });

  it('leaves suspense by itself where the investor has cancelled in the meantime', async () => {
    const { investor, id, payment } = await invested();
    await atStripe(payment);
    const line = await inSuspense(payment);
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
    expect(await lineNow(line)).toMatchObject({ state: 'matched', decision: null, open: 0 });
  });

  it('is not the payer’s where it has failed, and is decided in another way where it fails later', async () => {
    const investor = await anInvestor(t);
    const { payment } = await topUpByCard(t, investor, 20_000, '4000000000007726');
    await atStripe(payment);
    const line = await inSuspense(payment);
    expect(await decide(line, 'payer_refund')).toEqual({ outcome: 'decided' });
    await t.control('POST', `/stripe/refunds/${line.sourceRef ?? ''}/fail`, {});
    await t.settle();
    expect(await lineNow(line)).toMatchObject({ decision: null, mayDecide: true });
    expect(await refusalOf(decide(line, 'payer_refund'))).toBe('line.not_refundable');
    for (let n = 0; n < 3; n += 1) await t.travel(DAY);
    const open = await t.db.manager.findBy(StatementLineEntity, { state: 'missing_in_ledger' });
    for (const one of open) await decide(one, 'correction');
  });

  it('of a part is taken off what the payer is credited when the rest of it cannot be refunded any more', async () => {
    const { investor, id, payment } = await invested();
    await atStripe(payment, 20_000);
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.settle();
    const failed = await t.db.manager.findOneByOrFail(RefundEntity, { subjectId: id });
    expect(failed).toMatchObject({ state: 'failed', amount: 50_000n });
    const credit = () =>
      finance.api.send(paymentsDeskApi.refundToWallet, { params: { id: failed.id }, body: { reason } });
    const pressed = await Promise.allSettled([credit(), credit()]);
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await walletOf(t, investor.id)).toBe(30_000n);
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
    expect(await decide(await inSuspense(payment), 'correction')).toEqual({ outcome: 'decided' });
  });

  it('of all in parts leaves nothing to be credited, and is called what it is', async () => {
    const { investor, id, payment } = await invested();
    await atStripe(payment, 20_000);
    await atStripe(payment, 30_000);
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.settle();
    const failed = await t.db.manager.findOneByOrFail(RefundEntity, { subjectId: id });
    const params = { id: failed.id };
    await finance.api.send(paymentsDeskApi.refundToWallet, { params, body: { reason } });
    expect(await walletOf(t, investor.id)).toBe(0n);
    expect(await finance.api.send(paymentsDeskApi.refund, { params })).toMatchObject({
      resolution: 'refunded_elsewhere',
      takenElsewhere: 50_000,
      takenByBank: 0,
    });
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
    for (let n = 0; n < 3; n += 1) await t.travel(DAY);
    const open = await t.db.manager.findBy(StatementLineEntity, { state: 'missing_in_ledger' });
    for (const line of open.filter(({ decision }) => decision === null)) await decide(line, 'correction');
  });

  it('is never one’s own', async () => {
    const { id: campaignId } = await aCampaign(t);
    const own = await anInvestor(t);
    const { payment } = await investByCard(t, own, campaignId, 30_000);
    await atStripe(payment);
    const line = await inSuspense(payment);
    await t.db.query('update payment set user_id = $2 where id = $1', [payment.id, finance.id]);
    expect(await refusalOf(decide(line, 'payer_refund'))).toBe('payout.second_person');
    await t.db.query('update payment set user_id = $2 where id = $1', [payment.id, own.id]);
    expect(await decide(line, 'payer_refund', second)).toEqual({ outcome: 'decided' });
  });
});
