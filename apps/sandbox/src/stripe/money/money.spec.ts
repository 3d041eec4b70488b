import { DAY, Harness } from '../../testing/harness.js';

interface Conservation {
  conserved: boolean;
  currencies: Record<string, Record<string, number>>;
}

describe('refunds, disputes and balances', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
    await world.control('POST', '/stripe/topups', { amount: 1_000_000 });
  });
  afterEach(() => world.requireConservation());
  afterAll(() => world.close());

  it('refunds in part, then the rest, then nothing more', async () => {
    const { payment_intent: intent } = await world.paid(100_000);
    const part = await world.stripe.refunds.create({
      payment_intent: intent,
      amount: 30_000,
      metadata: { why: 'cancel' },
    });
    expect(part).toMatchObject({ amount: 30_000, status: 'succeeded', metadata: { why: 'cancel' } });
    await expect(world.stripe.refunds.create({ payment_intent: intent, amount: 80_000 })).rejects.toMatchObject({
      param: 'amount',
    });
    expect((await world.stripe.refunds.create({ payment_intent: intent })).amount).toBe(70_000);
    await expect(world.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await world.stripe.refunds.list({ payment_intent: intent });
    expect(data.map((refund) => refund.amount)).toEqual([70_000, 30_000]);
    expect((await world.stripe.refunds.retrieve(part.id)).id).toBe(part.id);
    const [charge] = (await world.stripe.charges.list({ payment_intent: intent, expand: ['data.refunds'] })).data;
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 100_000 });
    expect(charge?.refunds?.data).toHaveLength(2);
    await world.flush();
    expect(world.platform.types()).toEqual(expect.arrayContaining(['refund.created', 'charge.refunded']));
  });

  it('does not refund what was never paid', async () => {
    const { payment_intent: intent } = await world.paid(100_000, '4000000000000002');
    await expect(world.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ statusCode: 400 });
    await expect(world.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({ statusCode: 404 });
    await expect(world.stripe.refunds.create({})).rejects.toMatchObject({ param: 'payment_intent' });
  });

  it('lets a refund fail days later', async () => {
    const { payment_intent: intent } = await world.paid(40_000, '4000000000005126');
    const refund = await world.stripe.refunds.create({ payment_intent: intent });
    expect(refund.status).toBe('succeeded');
    await world.advance(7 * DAY);
    expect((await world.stripe.refunds.retrieve(refund.id)).status).toBe('failed');
    await world.flush();
    expect(world.platform.types()).toContain('refund.failed');
  });

  it('sends bank refunds as credits that clear later', async () => {
    const session = await world.session(80_000, { allowed_payment_method_types: ['us_bank_account'] });
    await world.control('POST', `/stripe/checkout/${session.id}/pay`, { bankAccount: '000123456789' });
    const { payment_intent: intent } = await world.stripe.checkout.sessions.retrieve(session.id);
    if (typeof intent !== 'string') throw new Error('no intent');
    await expect(world.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_not_refundable',
    });
    await world.advance(7 * DAY);
    const refund = await world.stripe.refunds.create({ payment_intent: intent });
    expect(refund.status).toBe('pending');
    await world.advance(7 * DAY);
    expect((await world.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
  });

  it.each([
    ['winning_evidence', 'won', 'charge.dispute.funds_reinstated'],
    ['losing_evidence', 'lost', 'charge.dispute.closed'],
  ])('disputes a charge a month later; with %s it is %s', async (evidence, status, type) => {
    const { payment_intent: intent } = await world.paid(60_000, '4000000000000259');
    await world.advance(31 * DAY);
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: intent })).data;
    expect(dispute).toMatchObject({ amount: 60_000, status: 'needs_response' });
    await expect(world.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    const answered = await world.stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: evidence },
    });
    expect(answered.status).toBe('under_review');
    await world.advance(3 * DAY);
    expect((await world.stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe(status);
    await world.flush();
    expect(world.platform.types()).toEqual(expect.arrayContaining(['charge.dispute.created', type]));
  });

  it('loses a dispute that nobody answers', async () => {
    const { payment_intent: intent } = await world.paid(60_000, '4000000000000259');
    await world.advance(40 * DAY);
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: intent })).data;
    expect(dispute?.status).toBe('lost');
  });

  it('makes card money available after two days', async () => {
    const before = await world.stripe.balance.retrieve();
    await world.paid(100_000);
    await world.booked();
    const pending = await world.stripe.balance.retrieve();
    const of = (entries: { amount: number; currency: string }[]): number =>
      entries.find((entry) => entry.currency === 'usd')?.amount ?? 0;
    expect(of(pending.pending) - of(before.pending)).toBe(97_070);
    await world.advance(2 * DAY + 1000);
    const after = await world.stripe.balance.retrieve();
    expect(of(after.pending)).toBe(0);
    expect(of(after.available) - of(before.available) - of(before.pending)).toBe(97_070);
  });

  it('keeps currencies apart and supports those without decimals', async () => {
    const session = await world.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 2, price_data: { currency: 'JPY', unit_amount: 5000, product_data: { name: 'Notes' } } },
      ],
      success_url: 'http://127.0.0.1:9/ok',
    });
    expect(await (await fetch(session.url ?? '')).text()).toContain('¥10,000');
    await world.control('POST', `/stripe/checkout/${session.id}/pay`, {});
    await world.booked();
    const { currencies } = await world.control<Conservation>('GET', '/stripe/conservation');
    expect(currencies['jpy']).toMatchObject({ captured: 10_000, fees: 320, held: 9680 });
  });

  it('keeps customers', async () => {
    const customer = await world.stripe.customers.create({
      email: 'ines@example.com',
      name: 'Ines',
      metadata: { user: 'u1' },
    });
    await world.stripe.customers.update(customer.id, { metadata: { user: '', other: 'x' } });
    expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ metadata: { other: 'x' } });
    expect((await world.stripe.customers.list({ email: 'ines@example.com' })).data).toHaveLength(1);
    const session = await world.session(5000, { customer: customer.id });
    expect(session.customer).toBe(customer.id);
    expect(await world.stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
  });

  it('finds payments by metadata and by group, and cancels what was not paid', async () => {
    const data = { payment_intent_data: { metadata: { investment: 'inv_77' }, transfer_group: 'campaign_77' } };
    const paid = await world.paid(50_000, '4242424242424242', data);
    const found = await world.stripe.paymentIntents.search({
      query: "metadata['investment']:'inv_77' AND status:'succeeded'",
    });
    expect(found.data.map((intent) => intent.id)).toEqual([paid.payment_intent]);
    expect((await world.stripe.charges.list({ transfer_group: 'campaign_77' })).data).toHaveLength(1);
    await expect(world.stripe.paymentIntents.search({ query: 'amount>5' })).rejects.toMatchObject({ param: 'query' });
    await expect(world.stripe.paymentIntents.cancel(paid.payment_intent)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    const open = await world.paid(50_000, '4000000000000002');
    await expect(world.stripe.paymentIntents.cancel(open.payment_intent)).rejects.toMatchObject({ statusCode: 400 });
    await world.stripe.checkout.sessions.expire(open.id);
    expect((await world.stripe.paymentIntents.retrieve(open.payment_intent)).status).toBe('canceled');
  });
});
