import { Harness, stripeClient } from '../../testing/harness.js';

describe('the API as such', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
  });
  afterEach(async () => {
    await world.control('POST', '/reset');
    await world.requireConservation();
  });
  afterAll(() => world.close());

  const fault = (effect: string, operation: string, extra: object = {}): Promise<unknown> =>
    world.control('POST', '/faults', { provider: 'stripe', operation, effect, ...extra });

  const raw = (path: string, options: RequestInit & { key?: string } = {}): Promise<Response> =>
    fetch(`${world.sandbox.urls.stripe}${path}`, {
      ...options,
      headers: {
        authorization: 'Bearer sk_sandbox_cairn',
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...(options.body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
    });

  describe('idempotency', () => {
    it('answers a repeated key with the first answer', async () => {
      const { payment_intent: intent } = await world.paid();
      const body = `payment_intent=${intent}&amount=1000`;
      const first = await raw('/v1/refunds', { method: 'POST', body, key: 'refund-1' });
      const second = await raw('/v1/refunds', {
        method: 'POST',
        body: `amount=1000&payment_intent=${intent}`,
        key: 'refund-1',
      });
      expect(second.headers.get('idempotent-replayed')).toBe('true');
      expect(second.headers.get('idempotency-key')).toBe('refund-1');
      expect(await second.text()).toBe(await first.text());
      expect((await world.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
    });

    it('keeps refusals that were executed, but not mistakes in the parameters', async () => {
      const { payment_intent: intent } = await world.paid();
      await world.stripe.refunds.create({ payment_intent: intent });
      const body = `payment_intent=${intent}`;
      await raw('/v1/refunds', { method: 'POST', body, key: 'refund-2' });
      const again = await raw('/v1/refunds', { method: 'POST', body, key: 'refund-2' });
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([400, 'true']);
      await raw('/v1/refunds', { method: 'POST', body: 'amount=x', key: 'refund-3' });
      const mistaken = await raw('/v1/refunds', { method: 'POST', body: 'amount=x', key: 'refund-3' });
      expect([mistaken.status, mistaken.headers.get('idempotent-replayed')]).toEqual([400, null]);
    });

    it('refuses a key that was used for something else', async () => {
      const { payment_intent: intent } = await world.paid();
      await world.stripe.refunds.create({ payment_intent: intent, amount: 1 }, { idempotencyKey: 'refund-4' });
      await expect(
        world.stripe.refunds.create({ payment_intent: intent, amount: 2 }, { idempotencyKey: 'refund-4' }),
      ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    });

    it('answers 409 while the first call runs, and the SDK’s retry then gets its object', async () => {
      const { payment_intent: intent } = await world.paid();
      await fault('latency', 'refunds.create', { latencyMs: 150 });
      const create = (retries: number): Promise<{ id: string }> =>
        stripeClient(world.sandbox, { retries }).refunds.create(
          { payment_intent: intent, amount: 5 },
          { idempotencyKey: 'refund-5' },
        );
      const results = await Promise.allSettled([create(0), create(0)]);
      const refused = results.find((result) => result.status === 'rejected');
      expect(refused?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
      await create(3);
      expect((await world.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
    });
  });

  describe('faults', () => {
    it('drops the connection after committing: the retry with the same key gives one object', async () => {
      const { payment_intent: intent } = await world.paid();
      await fault('commit_then_drop', 'refunds.create', { times: 1 });
      const refund = await world.stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: 'refund-6' });
      expect((await world.stripe.refunds.list({ payment_intent: intent })).data.map(({ id }) => id)).toEqual([
        refund.id,
      ]);
    });

    it('leaves one object behind even when no answer ever comes', async () => {
      const { payment_intent: intent } = await world.paid();
      await fault('commit_then_drop', 'refunds.create');
      const key = { idempotencyKey: 'refund-7' };
      await expect(
        raw('/v1/refunds', { method: 'POST', body: `payment_intent=${intent}`, key: 'refund-7' }),
      ).rejects.toThrow('fetch failed');
      const refund = await world.stripe.refunds.create({ payment_intent: intent }, key);
      expect((await world.stripe.refunds.list({ payment_intent: intent })).data.map(({ id }) => id)).toEqual([
        refund.id,
      ]);
    });

    it('times out before committing: nothing has happened', async () => {
      const { payment_intent: intent } = await world.paid();
      await fault('timeout_before_commit', 'refunds.create', { latencyMs: 20, times: 2 });
      await expect(world.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
        type: 'StripeConnectionError',
      });
      expect((await world.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(0);
    });

    it.each([
      ['http_500', { statusCode: 500, type: 'StripeAPIError' }],
      ['http_429', { statusCode: 429, type: 'StripeRateLimitError' }],
      ['decline', { statusCode: 402, type: 'StripeCardError', decline_code: 'generic_decline' }],
      ['malformed_json', { type: 'StripeAPIError' }],
      ['html_error_page', { type: 'StripeAPIError' }],
    ])('answers with %s', async (effect, expected) => {
      await fault(effect, '*');
      await expect(world.stripe.balance.retrieve()).rejects.toMatchObject(expected);
      expect((await world.stripe.balance.retrieve()).object).toBe('balance');
    });

    it('hits only the operation it is for, as often as ordered, and can be cleared', async () => {
      await fault('http_500', 'refunds.create', { times: 5 });
      expect((await world.stripe.balance.retrieve()).object).toBe('balance');
      const { faults } = await world.control<{ faults: { id: string; times: number }[] }>('GET', '/faults');
      expect(faults).toMatchObject([{ times: 5 }]);
      await world.control('DELETE', `/faults/${faults[0]?.id}`);
      expect(await world.control('GET', '/faults')).toEqual({ faults: [] });
    });

    it.each([
      [{ provider: 'bank', effect: 'http_500' }, 'provider must be one of'],
      [{ provider: 'stripe', effect: 'explode' }, 'effect must be one of'],
      [{ provider: 'stripe', effect: 'http_500', times: 0 }, 'times must be a whole number'],
    ])('says what is wrong with %j', async (body, message) => {
      await expect(world.control('POST', '/faults', body)).rejects.toThrow(message);
    });
  });

  it('pages through lists as the SDK does by itself', async () => {
    const customers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => world.stripe.customers.create({ email: 'many@example.com', name: `Customer ${n}` })),
    );
    const first = await world.stripe.customers.list({ email: 'many@example.com', limit: 2 });
    expect([first.data.length, first.has_more]).toEqual([2, true]);
    const all: string[] = [];
    for await (const customer of world.stripe.customers.list({ email: 'many@example.com', limit: 2 }))
      all.push(customer.id);
    expect(all.toSorted()).toEqual(customers.map(({ id }) => id).toSorted());
    const back = await world.stripe.customers.list({
      email: 'many@example.com',
      limit: 2,
      ending_before: all[4] ?? '',
    });
    expect(back.data.map(({ id }) => id)).toEqual([all[2], all[3]]);
    await expect(world.stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
    await expect(world.stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
      statusCode: 404,
    });
    const none = await world.stripe.customers.list({ created: { lt: 5 } });
    expect(none.data).toEqual([]);
  });

  it('expands what can be expanded and nothing else', async () => {
    const session = await world.paid();
    await world.booked();
    const expanded = await world.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge.balance_transaction', 'line_items'],
    });
    expect(expanded.payment_intent).toMatchObject({
      object: 'payment_intent',
      latest_charge: { object: 'charge', balance_transaction: { object: 'balance_transaction' } },
    });
    const plain = await world.stripe.paymentIntents.retrieve(session.payment_intent);
    expect(typeof plain.latest_charge).toBe('string');
    await expect(
      world.stripe.paymentIntents.retrieve(session.payment_intent, { expand: ['nothing'] }),
    ).rejects.toMatchObject({ message: 'This property cannot be expanded (nothing).' });
    await expect(
      world.stripe.paymentIntents.retrieve(session.payment_intent, { expand: ['amount.nothing'] }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it('reads events one by one and by type', async () => {
    await world.paid();
    const { data } = await world.stripe.events.list({ type: 'payment_intent.*', limit: 3 });
    expect(data.every((event) => event.type.startsWith('payment_intent.'))).toBe(true);
    expect((await world.stripe.events.retrieve(data[0]?.id ?? '')).id).toBe(data[0]?.id);
  });

  it('answers 404 to what Stripe does not have and 401 without a key', async () => {
    expect((await raw('/v1/unknown')).status).toBe(404);
    expect((await fetch(`${world.sandbox.urls.stripe}/v1/balance`)).status).toBe(401);
  });

  it('survives hostile field names', async () => {
    const body = 'metadata[__proto__]=x&email=a@example.com&metadata[constructor]=y';
    const answer = await raw('/v1/customers', { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    const nested = await raw('/v1/customers', { method: 'POST', body: '__proto__[x]=1' });
    expect(nested.status).toBe(400);
  });
});
