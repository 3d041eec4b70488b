import type { Stripe } from 'stripe';
import { DAY, Harness } from '../../testing/harness.js';
import { idOf } from '../objects.js';

describe('means of payment kept for later', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
  });
  afterEach(() => world.requireConservation());
  afterAll(() => world.close());

  const keep = async (pay: object, method = 'card'): Promise<{ customer: string; payment_method: string }> => {
    const session = await world.session(10_000, {
      customer_email: 'owner@example.com',
      allowed_payment_method_types: [method],
      payment_intent_data: { setup_future_usage: 'off_session' },
    });
    await world.control('POST', `/stripe/checkout/${session.id}/pay`, pay);
    const done = await world.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    if (done.payment_intent === null || typeof done.payment_intent === 'string') throw new Error('not expanded');
    return {
      customer: idOf(done.customer) ?? '',
      payment_method: idOf(done.payment_intent.payment_method) ?? '',
    };
  };

  const charge = (kept: { customer: string; payment_method: string }, key: string): Promise<Stripe.PaymentIntent> =>
    world.stripe.paymentIntents.create(
      { ...kept, amount: 25_000, currency: 'usd', confirm: true, off_session: true, transfer_group: 'repayment_1' },
      { idempotencyKey: key },
    );

  it('charges a kept card without the payer, once per key', async () => {
    const kept = await keep({});
    expect(await world.stripe.paymentMethods.retrieve(kept.payment_method)).toMatchObject({
      type: 'card',
      customer: kept.customer,
      card: { brand: 'visa', last4: '4242' },
      billing_details: { email: 'owner@example.com' },
    });
    const first = await charge(kept, 'instalment-1');
    expect(first).toMatchObject({ status: 'succeeded', amount_received: 25_000, payment_method: kept.payment_method });
    expect((await charge(kept, 'instalment-1')).id).toBe(first.id);
    expect((await world.stripe.charges.list({ transfer_group: 'repayment_1' })).data).toHaveLength(1);
  });

  it('debits a kept bank account, which answers days later', async () => {
    const kept = await keep({ bankAccount: '000123456789' }, 'us_bank_account');
    const intent = await charge(kept, 'instalment-2');
    expect(intent.status).toBe('processing');
    await world.advance(7 * DAY);
    expect((await world.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    const short = await keep({ bankAccount: '000222222227' }, 'us_bank_account');
    const failing = await charge(short, 'instalment-3');
    await world.advance(7 * DAY);
    expect(await world.stripe.paymentIntents.retrieve(failing.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'insufficient_funds' },
    });
  });

  it('loses a debit that its holder did not authorise, weeks after it cleared', async () => {
    const kept = await keep({ bankAccount: '000555555559' }, 'us_bank_account');
    expect(kept.payment_method).toMatch(/^pm_/);
    await world.advance(40 * DAY);
    const [dispute] = (await world.stripe.disputes.list()).data;
    expect(dispute).toMatchObject({ amount: 10_000, status: 'lost' });
  });

  it('needs the payer when the card asks for authentication', async () => {
    const kept = await keep({ card: '4000002500003155' });
    const refusal = charge(kept, 'instalment-4');
    await expect(refusal).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'authentication_required',
      raw: { payment_intent: { status: 'requires_payment_method' } },
    });
  });

  it('confirms later, cancels instead, and lets go', async () => {
    const kept = await keep({});
    const open = await world.stripe.paymentIntents.create({ ...kept, amount: 7000, currency: 'usd' });
    expect(open.status).toBe('requires_confirmation');
    expect((await world.stripe.paymentIntents.confirm(open.id)).status).toBe('succeeded');
    await expect(world.stripe.paymentIntents.confirm(open.id)).rejects.toMatchObject({ statusCode: 400 });
    const other = await world.stripe.paymentIntents.create({ ...kept, amount: 7000, currency: 'usd' });
    const canceled = await world.stripe.paymentIntents.cancel(other.id, { cancellation_reason: 'duplicate' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'duplicate' });
    expect((await world.stripe.customers.listPaymentMethods(kept.customer)).data).toHaveLength(1);
    expect((await world.stripe.paymentMethods.detach(kept.payment_method)).customer).toBeNull();
    expect((await world.stripe.paymentMethods.list({ customer: kept.customer, type: 'card' })).data).toEqual([]);
    await expect(charge(kept, 'instalment-5')).rejects.toMatchObject({ param: 'payment_method' });
  });

  it('does not keep what nobody asked to keep, nor charges without a means', async () => {
    const paid = await world.paid();
    const intent = await world.stripe.paymentIntents.retrieve(paid.payment_intent, { expand: ['payment_method'] });
    expect(intent.payment_method).toMatchObject({ object: 'payment_method', customer: null });
    const bare = await world.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    await expect(world.stripe.paymentIntents.confirm(bare.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });
});
