import { paymentsDeskApi } from '@cairn/contracts';
import { aCampaign } from '../../../testing/campaigns.js';
import { expectBooksToAgree, openPage, reserve, stateOf, stripe } from '../../../testing/card-money.js';
import { anInvestor, aPerson } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import { PaymentPurposes } from '../record/purposes.js';
import { DisputeEntity } from './dispute.entity.js';

describe('a chargeback that is heard of early', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(1_000_000);
  });
  afterAll(() => t.close());

  /** Paid at the provider, of which no message has come. */
  const paidUnheard = async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, 40_000);
    const session = await openPage(investor, 'investment', id);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 100 });
    await t.payByCard(session);
    await t.settle();
    await t.control('POST', '/reset', {});
    const { payment_intent: intent } = await stripe<{ payment_intent: string }>(t, `checkout/sessions/${session}`);
    const { latest_charge: charge } = await stripe<{ latest_charge: string }>(t, `payment_intents/${intent}`);
    return { investor, id, session, intent, charge };
  };

  it('is booked though it is heard of before the payment that it is about', async () => {
    const { investor, id, charge } = await paidUnheard();
    const { id: ref } = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, {});
    await t.settle();
    expect(await t.db.manager.findOneByOrFail(DisputeEntity, { ref })).toMatchObject({
      state: 'open',
      borneBy: 'escrow',
      amount: 40_000n,
    });
    expect(await stateOf(investor, id)).toBe('refunded');
    await expectBooksToAgree(t);
  });

  /** Taken and disputed at the provider, while the payment has ended here. */
  const disputedAfterTheEnd = async (state: 'expired' | 'failed', hasPage = true) => {
    const { session, intent, charge } = await paidUnheard();
    await t.db.query(`update payment set provider_payment_id = $2 where session_id = $1`, [session, intent]);
    const { id: paymentId } = await t.db.manager.findOneByOrFail(PaymentEntity, { sessionId: session });
    await t.db.inTx(async (tx) => {
      const ended = await t.get(PaymentsLifecycle).lockPayment(tx, paymentId);
      await t.get(PaymentPurposes).of('investment').lock(tx, ended.subjectId);
      await t.get(PaymentsLifecycle).movePayment(tx, ended, state);
      await t.get(PaymentPurposes).of('investment').ended(tx, ended);
    });
    if (!hasPage) await t.db.query('update payment set session_id = null where id = $1', [paymentId]);
    const { id: ref } = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, {});
    await t.settle();
    const payment = await t.db.manager.findOneByOrFail(PaymentEntity, { providerPaymentId: intent });
    return { ref, payment };
  };

  it('has its payment asked about first, where that has expired here', async () => {
    const { ref, payment } = await disputedAfterTheEnd('expired');
    expect(payment).toMatchObject({ state: 'returned', attention: null });
    expect(await t.db.manager.findOneByOrFail(DisputeEntity, { ref })).toMatchObject({ amount: 40_000n });
    await expectBooksToAgree(t);
  });

  it('is shown to finance on the payment, where that never had money here', async () => {
    const { ref, payment } = await disputedAfterTheEnd('failed', false);
    expect(payment).toMatchObject({ state: 'failed', attention: 'disputed_unpaid' });
    expect(await t.db.manager.findOneBy(DisputeEntity, { ref })).toBeNull();
    const finance = await aPerson(t, { adminRole: 'finance' });
    const { items } = await finance.api.send(paymentsDeskApi.payments, { query: { state: 'attention' } });
    expect(items.find(({ id }) => id === payment.id)).toMatchObject({ attention: 'disputed_unpaid', mayDismiss: true });
  });
});
