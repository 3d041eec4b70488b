import { investmentsApi, paymentsApi, paymentsDeskApi, portfolioApi, savedInvestmentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { HOUR, reserve } from '../../../testing/card-money.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { PaymentEntity } from '../record/payment.entity.js';

const GOOD = '000123456789';
/** Insufficient funds, and debit not authorised, once the bank has answered. */
const R01 = '000222222227';
const R10 = '000333333335';
/** Clears, and is disputed three weeks later. */
const DISPUTED = '000555555559';
/** The bank's answer takes four business days, and a weekend. */
const ANSWER = 6 * DAY;

describe('paying by a debit of a US bank account', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await switchAch(true);
    // Campaigns end as the days pass, and give everything back.
    await t.topUp(50_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await t.control('GET', '/stripe/conservation')).toMatchObject({ conserved: true });
  });

  const switchAch = (enabled: boolean) =>
    t.db.query(`update content_record set enabled = $1 where kind = 'payment-gateway' and code = 'ach'`, [enabled]);
  const openDebit = async (person: Person, id: string, idempotencyKey = newId()) =>
    (
      await person.api.send(paymentsApi.createCheckout, {
        body: { purpose: 'investment', id, rail: 'ach' },
        idempotencyKey,
      })
    ).sessionId;
  const agree = async (session: string, bankAccount: string) => {
    await t.control('POST', `/stripe/checkout/${session}/pay`, { bankAccount });
    await t.settle();
  };
  const stateOf = async (person: Person, id: string) =>
    (await person.api.send(investmentsApi.read, { params: { id } })).state;
  const statusOf = (person: Person, sessionId: string) =>
    person.api.send(paymentsApi.checkSession, { body: { sessionId } });
  /** An investment whose payer has agreed to a debit of this account. */
  const debited = async (account: string, amount = 50_000) => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, amount);
    const session = await openDebit(investor, id);
    await agree(session, account);
    return { investor, id, session, campaignId };
  };

  it('S-16 shows the debit as pending until the bank has answered, and holds the place as long', async () => {
    const { investor, id, session } = await debited(GOOD);
    expect(await statusOf(investor, session)).toMatchObject({ state: 'clearing', gatewayResult: 'PENDING' });
    expect(await stateOf(investor, id)).toBe('paying');
    // Nothing more is to be done, and it is not among what was begun and left.
    expect(await investor.api.send(investmentsApi.read, { params: { id } })).toMatchObject({ clearing: true });
    expect((await investor.api.send(portfolioApi.list, { query: {} })).items).toMatchObject([{ id, clearing: true }]);
    expect((await investor.api.send(savedInvestmentsApi.list, { query: {} })).items).toEqual([]);
    await t.travel(2 * DAY);
    expect(await stateOf(investor, id)).toBe('paying');
    await t.travel(ANSWER);
    expect(await stateOf(investor, id)).toBe('received');
    expect(await statusOf(investor, session)).toMatchObject({ state: 'collected', gatewayResult: 'SUCCESS' });
    expect(await investor.api.send(investmentsApi.read, { params: { id } })).toMatchObject({ clearing: false });
  });

  it('is not paid a second time while the bank decides', async () => {
    const { investor, id } = await debited(GOOD);
    expect(await refusalOf(openDebit(investor, id))).toBe('payment.clearing');
    const byCard = { body: { purpose: 'investment' as const, id }, idempotencyKey: newId() };
    expect(await refusalOf(investor.api.send(paymentsApi.createCheckout, byCard))).toBe('payment.clearing');
    const params = { id };
    const fromWallet = investor.api.send(investmentsApi.payFromWallet, { params, body: {}, idempotencyKey: newId() });
    expect(await refusalOf(fromWallet)).toBe('payment.clearing');
    await t.travel(ANSWER);
    expect(await stateOf(investor, id)).toBe('received');
  });

  it('is found out by asking where no message comes', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, 50_000);
    const session = await openDebit(investor, id);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 100 });
    await agree(session, GOOD);
    await t.travel(HOUR);
    expect(await statusOf(investor, session)).toMatchObject({ state: 'clearing' });
    await t.travel(ANSWER);
    expect(await stateOf(investor, id)).toBe('received');
    await t.control('POST', '/reset', {});
  });

  it('R01 lets the investor pay in another way, and tells them', async () => {
    const { investor, id, session } = await debited(R01);
    await t.travel(ANSWER);
    expect(await statusOf(investor, session)).toMatchObject({
      state: 'failed',
      gatewayResult: 'FAIL',
      failureCode: 'R01',
    });
    expect(await stateOf(investor, id)).toBe('reserved');
    const [told] = await t.db.query<{ params: object }>(
      `select params from notification where user_id = $1 and kind = 'payment.bank_declined'`,
      [investor.id],
    );
    expect(told).toMatchObject({ params: { amount: 50_000, reason: 'R01' } });
    expect(await openDebit(investor, id)).toEqual(expect.any(String));
  });

  it('R10 stops debits of this payer, and leaves the card', async () => {
    const { investor, id } = await debited(R10);
    await t.travel(ANSWER);
    expect(await refusalOf(openDebit(investor, id))).toBe('payment.debit_stopped');
    const byCard = { body: { purpose: 'investment' as const, id }, idempotencyKey: newId() };
    expect(await investor.api.send(paymentsApi.createCheckout, byCard)).toMatchObject({
      id: expect.any(String) as string,
    });
  });

  it('finance allows debits of the payer again, with a reason, and nobody else does', async () => {
    const { investor, id, session } = await debited(R10);
    await t.travel(ANSWER);
    const finance = await aPerson(t, { adminRole: 'finance' });
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { sessionId: session });
    const allow = ({ api }: Person) =>
      api.send(paymentsDeskApi.dismissWarning, {
        params: { id: payment.id },
        body: { reason: 'The payer confirmed it' },
      });
    expect(await finance.api.send(paymentsDeskApi.payment, { params: { id: payment.id } })).toMatchObject({
      attention: 'debit_stopped',
      mayDismiss: true,
    });
    expect(await refusalOf(allow(investor))).toBe('auth.forbidden');
    expect(await allow(finance)).toMatchObject({ attention: null, mayDismiss: false });
    expect(await openDebit(investor, id)).toEqual(expect.any(String));
  });

  it('an unauthorised debit that had cleared is taken back: the investment ends, and debits stop', async () => {
    const { investor, id, campaignId } = await debited(DISPUTED);
    await t.travel(ANSWER);
    expect(await stateOf(investor, id)).toBe('received');
    await t.travel(21 * DAY);
    expect(await stateOf(investor, id)).toBe('refunded');
    const next = await reserve(investor, campaignId, 10_000);
    expect(await refusalOf(openDebit(investor, next.id))).toBe('payment.debit_stopped');
  });

  it('C-06 takes at most 100,000 of one investor in one campaign', async () => {
    const { id: campaignId } = await aCampaign(t, { maxOffering: 50_000_000, availableShares: 500_000 });
    const investor = await anInvestor(t);
    // A hundredth of the cap, so that it is reached before the law's yearly limit.
    await t.db.query(`update payment_limit set maximum = 100000 where method = 'ach' and maximum = 10000000`);
    const first = await reserve(investor, campaignId, 60_000);
    await openDebit(investor, first.id);
    const second = await reserve(investor, campaignId, 41_000);
    expect(await refusalOf(openDebit(investor, second.id))).toBe('payment.ach_limit');
    const third = await reserve(investor, campaignId, 40_000);
    expect(await openDebit(investor, third.id)).toEqual(expect.any(String));
    await t.db.query(`update payment_limit set maximum = 10000000 where method = 'ach'`);
  });

  it('one command twice at once opens one page, and again gives the same', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, 50_000);
    const key = newId();
    const pages = await Promise.all([openDebit(investor, id, key), openDebit(investor, id, key)]);
    expect(new Set([...pages, await openDebit(investor, id, key)]).size).toBe(1);
    expect(await t.db.manager.countBy(PaymentEntity, { subjectId: id })).toBe(1);
  });

  it('money that clears after the place was given up goes back', async () => {
    const { investor, id, session } = await debited(GOOD);
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.travel(ANSWER);
    expect(await stateOf(investor, id)).toBe('cancelled');
    await t.travel(ANSWER);
    expect(await statusOf(investor, session)).toMatchObject({ gatewayResult: 'REFUND' });
  });

  it('goes back to the bank account when the investment is cancelled after it had cleared', async () => {
    const { investor, id } = await debited(GOOD);
    await t.travel(ANSWER);
    expect(await stateOf(investor, id)).toBe('received');
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.settle();
    await t.travel(ANSWER);
    expect(await stateOf(investor, id)).toBe('refunded');
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
    expect(payment).toMatchObject({ received: 50_000n, refunded: 50_000n });
  });

  it('a page that was left ends, and nothing was debited', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, 50_000);
    const session = await openDebit(investor, id);
    await t.travel(2 * HOUR);
    expect(await stateOf(investor, id)).toBe('expired');
    expect(await statusOf(investor, session)).toMatchObject({ state: 'expired', gatewayResult: 'FAIL' });
  });

  it('is refused, and not offered, where the operator has switched it off, and in another currency', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, 50_000);
    await switchAch(false);
    expect(await refusalOf(openDebit(investor, id))).toBe('payment.rail_closed');
    await switchAch(true);
    await t.db.query(`update payment_limit set currency = 'GBP' where method = 'ach'`);
    expect(await refusalOf(openDebit(investor, id))).toBe('payment.rail_unavailable');
    await t.db.query(`update payment_limit set currency = 'USD' where method = 'ach'`);
  });
});
