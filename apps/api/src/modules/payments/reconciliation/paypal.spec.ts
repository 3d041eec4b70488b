import { investmentsApi, paymentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { HOUR, MINUTE, reserve } from '../../../testing/card-money.js';
import { anInvestor, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { PaymentEntity } from '../record/payment.entity.js';

describe('paying from a PayPal account', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await switchPaypal(true);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await t.control('GET', '/paypal/conservation')).toMatchObject({ conserved: true });
  });

  const switchPaypal = (enabled: boolean) =>
    t.db.query(`update content_record set enabled = $1 where kind = 'payment-gateway' and code = 'paypal'`, [enabled]);
  const openOrder = (person: Person, id: string, idempotencyKey = newId()) =>
    person.api.send(paymentsApi.createCheckout, {
      body: { purpose: 'investment', id, rail: 'paypal' },
      idempotencyKey,
    });
  const stateOf = async (person: Person, id: string) =>
    (await person.api.send(investmentsApi.read, { params: { id } })).state;
  const statusOf = (person: Person, sessionId: string) =>
    person.api.send(paymentsApi.checkSession, { body: { sessionId } });
  const held = async (amount = 50_000) => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, amount);
    const { sessionId } = await openOrder(investor, id);
    return { investor, id, sessionId };
  };

  it('S-16 takes the money once the payer has approved it, by message alone', async () => {
    const { investor, id, sessionId } = await held();
    await t.approveAtPaypal(sessionId);
    await t.settle();
    expect(await stateOf(investor, id)).toBe('received');
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
    // 3.49 % and 49 cents.
    expect(payment).toMatchObject({ state: 'collected', provider: 'paypal', fee: 1_794n, feeCurrency: 'USD' });
  });

  it('and on return from its page, where no message comes', async () => {
    const { investor, id, sessionId } = await held();
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 100 });
    await t.approveAtPaypal(sessionId);
    expect(await statusOf(investor, sessionId)).toMatchObject({ gatewayResult: 'SUCCESS' });
    expect(await stateOf(investor, id)).toBe('received');
  });

  it('takes it once when message and return come at the same time, however often', async () => {
    const { investor, id, sessionId } = await held();
    await t.control('POST', '/webhooks/policies', { policy: 'duplicate', copies: 3, times: 20 });
    await t.approveAtPaypal(sessionId);
    await Promise.all([statusOf(investor, sessionId), statusOf(investor, sessionId), t.settle()]);
    await t.settle();
    expect(await stateOf(investor, id)).toBe('received');
  });

  it('does not take money that was approved after the place was given up', async () => {
    const { investor, id, sessionId } = await held();
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.approveAtPaypal(sessionId);
    await t.settle();
    expect(await statusOf(investor, sessionId)).toMatchObject({ state: 'expired', gatewayResult: 'FAIL' });
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
    expect(payment.providerPaymentId).toBeNull();
  });

  it('nor after its time', async () => {
    const { investor, id, sessionId } = await held();
    await t.travel(HOUR);
    await t.approveAtPaypal(sessionId);
    await t.settle();
    expect(await statusOf(investor, sessionId)).toMatchObject({ gatewayResult: 'FAIL' });
    expect(await stateOf(investor, id)).toBe('expired');
  });

  it('an order that PayPal has forgotten before anybody asked about it has ended', async () => {
    const { investor, id, sessionId } = await held();
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 100 });
    await t.travel(8 * HOUR);
    await t.travel(8 * HOUR);
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
    expect(payment).toMatchObject({ state: 'expired', nextCheckAt: null });
    expect(await statusOf(investor, sessionId)).toMatchObject({ gatewayResult: 'FAIL' });
    expect(await stateOf(investor, id)).toBe('expired');
  });

  it('leaves a payer whose card was declined to pay in another way on the same order', async () => {
    const { investor, id, sessionId } = await held();
    await t.approveAtPaypal(sessionId, 'declined_card');
    await t.settle();
    expect(await statusOf(investor, sessionId)).toMatchObject({
      state: 'open',
      gatewayResult: 'PENDING',
      rail: 'paypal',
      failureCode: 'instrument_declined',
    });
    await t.approveAtPaypal(sessionId);
    await t.settle();
    expect(await stateOf(investor, id)).toBe('received');
  });

  it('waits for an electronic cheque, and holds the place as long', async () => {
    const { investor, id, sessionId } = await held();
    await t.approveAtPaypal(sessionId, 'bank');
    await t.settle();
    expect(await statusOf(investor, sessionId)).toMatchObject({ state: 'clearing' });
    await t.travel(10 * DAY);
    expect(await stateOf(investor, id)).toBe('received');
  });

  it('an electronic cheque that its bank does not pay leaves the place to be paid in another way', async () => {
    const { investor, id, sessionId } = await held();
    await t.approveAtPaypal(sessionId, 'bank');
    await t.settle();
    const { providerPaymentId } = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
    await t.control('POST', `/paypal/captures/${providerPaymentId}/decide`, { outcome: 'declined' });
    await t.settle();
    expect(await statusOf(investor, sessionId)).toMatchObject({ state: 'failed', gatewayResult: 'FAIL' });
    expect(await stateOf(investor, id)).toBe('reserved');
    expect((await openOrder(investor, id)).sessionId).not.toBe(sessionId);
  });

  it.each(['bad_signature', 'stale_timestamp', 'altered_body'])('believes no message with a %s', async (forgery) => {
    const { investor, id, sessionId } = await held();
    await t.control('POST', '/webhooks/policies', { policy: 'forge', forgery, times: 20 });
    await t.approveAtPaypal(sessionId);
    await t.settle();
    expect(await stateOf(investor, id)).toBe('paying');
    const kept = 'select count(*)::int as count from webhook_event where body is not null and hints::text like $1';
    expect(await t.db.query(kept, [`%${sessionId}%`])).toEqual([{ count: 0 }]);
    expect(await statusOf(investor, sessionId)).toMatchObject({ gatewayResult: 'SUCCESS' });
  });

  it('gives it back to the PayPal account when the investment is cancelled', async () => {
    const { investor, id, sessionId } = await held();
    await t.approveAtPaypal(sessionId);
    await t.settle();
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.control('POST', '/paypal/topups', { amount: 100_000, currency: 'USD' });
    await t.settle();
    await t.travel(5 * MINUTE);
    expect(await stateOf(investor, id)).toBe('refunded');
  });

  it('captures once when the answer to the capture is lost', async () => {
    const { investor, id, sessionId } = await held();
    await t.control('POST', '/faults', {
      provider: 'paypal',
      operation: '*capture*',
      effect: 'commit_then_drop',
      times: 1,
    });
    await t.approveAtPaypal(sessionId);
    await t.settle();
    await t.travel(30 * MINUTE);
    expect(await stateOf(investor, id)).toBe('received');
  });

  it('one command twice at once opens one order, and again gives the same', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, 50_000);
    const key = newId();
    const pages = await Promise.all([openOrder(investor, id, key), openOrder(investor, id, key)]);
    const again = await openOrder(investor, id, key);
    expect(new Set([...pages, again].map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(await t.db.manager.countBy(PaymentEntity, { subjectId: id })).toBe(1);
  });

  it('is refused where the operator has switched it off', async () => {
    const { investor, id } = await held();
    await switchPaypal(false);
    expect(await refusalOf(openOrder(investor, id))).toBe('payment.rail_closed');
    await switchPaypal(true);
  });
});
