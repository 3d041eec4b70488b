import StripeSdk from 'stripe';
import { DAY, Harness, MINUTE } from '../../testing/harness.js';

describe('Checkout', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
  });
  afterAll(() => world.close());

  it('opens a session as the SDK expects it', async () => {
    const session = await world.session(175_000, {
      client_reference_id: 'inv_1',
      metadata: { investment: 'inv_1' },
      payment_intent_data: { transfer_group: 'campaign_1', metadata: { investment: 'inv_1' } },
      allowed_payment_method_types: ['card'],
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 175_000,
      currency: 'usd',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: 'inv_1',
      livemode: false,
    });
    expect(session.url).toBe(`${world.sandbox.urls.stripe}/c/pay/${session.id}`);
    const again = await world.stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
    expect(again.line_items?.data[0]?.description).toBe('Tern Street Homes, 4 notes');
  });

  it('takes the money of a test card and tells of it', async () => {
    const session = await world.paid(100_000, '4242424242424242', {
      payment_intent_data: { transfer_group: 'campaign_2', metadata: { investment: 'inv_2' } },
    });
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    await world.booked();
    const intent = await world.stripe.paymentIntents.retrieve(session.payment_intent, {
      expand: ['latest_charge.balance_transaction'],
    });
    const charge = intent.latest_charge;
    if (charge === null || typeof charge === 'string') throw new Error('latest_charge was not expanded');
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 100_000, transfer_group: 'campaign_2' });
    expect(charge).toMatchObject({ paid: true, metadata: { investment: 'inv_2' } });
    expect(charge.balance_transaction).toMatchObject({ amount: 100_000, fee: 2930, net: 97_070, status: 'pending' });
    await world.flush();
    expect(world.platform.types()).toEqual(
      expect.arrayContaining(['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed']),
    );
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ])('leaves the session open when %s is declined', async (card, code, decline) => {
    const session = await world.paid(50_000, card);
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    const intent = await world.stripe.paymentIntents.retrieve(session.payment_intent);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, decline_code: decline },
    });
  });

  it('lets a bank debit settle four business days later', async () => {
    const session = await world.session(500_000, { allowed_payment_method_types: ['us_bank_account'] });
    await world.control('POST', `/stripe/checkout/${session.id}/pay`, { bankAccount: '000123456789' });
    const waiting = await world.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(waiting).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing' },
    });
    await world.advance(7 * DAY);
    const settled = await world.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(settled).toMatchObject({ payment_status: 'paid', payment_intent: { status: 'succeeded' } });
    await world.flush();
    expect(world.platform.types()).toContain('checkout.session.async_payment_succeeded');
  });

  it('lets a bank debit without funds fail later', async () => {
    const session = await world.session(500_000, { allowed_payment_method_types: ['us_bank_account'] });
    await world.control('POST', `/stripe/checkout/${session.id}/pay`, { bankAccount: '000222222227' });
    await world.advance(7 * DAY);
    const failed = await world.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(failed).toMatchObject({ payment_status: 'unpaid', payment_intent: { status: 'requires_payment_method' } });
    await world.flush();
    expect(world.platform.types()).toContain('checkout.session.async_payment_failed');
  });

  it('expires a session on the clock, dated when it fell due', async () => {
    const soon = Math.ceil((await now(world)) / 1000) + 31 * 60;
    const session = await world.session(100_000, { expires_at: soon });
    await world.advance(DAY);
    expect(await world.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired', url: null });
    const events = await world.stripe.events.list({ type: 'checkout.session.expired', limit: 1 });
    expect(events.data[0]?.created).toBe(soon);
    await expect(world.control('POST', `/stripe/checkout/${session.id}/pay`, {})).rejects.toThrow('409');
  });

  it('leaves null what an open session has nothing to expand for', async () => {
    const session = await world.session(100_000);
    const expand = ['payment_intent.latest_charge.balance_transaction'];
    expect(await world.stripe.checkout.sessions.retrieve(session.id, { expand })).toMatchObject({
      status: 'open',
      payment_intent: null,
    });
  });

  it('expires a session on demand, once', async () => {
    const session = await world.session();
    expect((await world.stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
    await expect(world.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('finds the session of a payment intent', async () => {
    const paid = await world.paid();
    const found = await world.stripe.checkout.sessions.list({ payment_intent: paid.payment_intent });
    expect(found.data.map((session) => session.id)).toEqual([paid.id]);
  });

  it('refuses what Stripe refuses', async () => {
    const seconds = Math.floor((await now(world)) / 1000);
    await expect(world.session(10)).rejects.toMatchObject({ code: 'amount_too_small' });
    await expect(world.session(1000, { expires_at: seconds + 60 })).rejects.toMatchObject({ param: 'expires_at' });
    await expect(world.session(1000, { expires_at: seconds + 25 * 3600 })).rejects.toMatchObject({
      param: 'expires_at',
    });
    await expect(world.session(1000, { customer: 'cus_none' })).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(world.session(1000, { mode: 'subscription' })).rejects.toMatchObject({ param: 'mode' });
    await expect(world.stripe.checkout.sessions.retrieve('cs_none')).rejects.toMatchObject({ statusCode: 404 });
    const old: object = { payment_method_types: ['card'] };
    await expect(world.session(1000, old)).rejects.toMatchObject({ code: 'parameter_unknown' });
  });

  it('raises the SDK’s own errors for a wrong key', async () => {
    const { hostname, port } = new URL(world.sandbox.urls.stripe);
    const stranger = new StripeSdk('sk_other', { host: hostname, port, protocol: 'http', telemetry: false });
    await expect(stranger.balance.retrieve()).rejects.toBeInstanceOf(StripeSdk.errors.StripeAuthenticationError);
  });

  it('may lag behind real time and only moves forward', async () => {
    const past = await Harness.start({ clockOffsetMs: -540 * DAY });
    const session = await past.session();
    expect(session.created).toBeLessThan(Date.now() / 1000 - 539 * 86_400);
    await past.control('POST', '/clock', { to: new Date((await now(past)) + MINUTE).toISOString() });
    expect((await past.controlRaw('POST', '/clock', { advanceMs: -1 })).status).toBe(400);
    await past.close();
  });
});

const now = async (world: Harness): Promise<number> =>
  Date.parse((await world.control<{ now: string }>('GET', '/clock')).now);
