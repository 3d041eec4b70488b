import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Stripe } from 'stripe';
import { DAY, Harness } from '../../testing/harness.js';
import { ERROR_CODES } from '../rules/codes.js';

describe('what the real one refuses', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
  });
  afterEach(() => world.requireConservation());
  afterAll(() => world.close());

  const raw = (path: string, options: RequestInit = {}): Promise<Response> =>
    fetch(`${world.sandbox.urls.stripe}${path}`, {
      ...options,
      headers: { authorization: 'Bearer sk_sandbox_cairn', ...options.headers },
    });
  const priced = (currency: string, amount: number): Promise<Stripe.Checkout.Session> =>
    world.session(0, {
      line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: 'Notes' } } }],
    });
  const intent = (currency: string, amount: number): Promise<Stripe.PaymentIntent> =>
    world.stripe.paymentIntents.create({ currency, amount });

  it.each([
    ['usd', 49, 'amount_too_small'],
    ['gbp', 29, 'amount_too_small'],
    ['aed', 199, 'amount_too_small'],
    ['jpy', 49, 'amount_too_small'],
    ['usd', 100_000_000, 'amount_too_large'],
    ['kwd', 1234, 'parameter_invalid_integer'],
    ['xxx', 5000, undefined],
  ])('F6 does not charge %s %i', async (currency, amount, code) => {
    await expect(priced(currency, amount)).rejects.toMatchObject({ statusCode: 400, code });
    await expect(intent(currency, amount)).rejects.toMatchObject({ statusCode: 400, code });
  });

  it.each([
    ['usd', 50],
    ['gbp', 30],
    ['aed', 200],
    ['jpy', 50],
    ['kwd', 1230],
    ['usd', 99_999_999],
  ])('F6 charges %s %i', async (currency, amount) => {
    expect((await priced(currency, amount)).amount_total).toBe(amount);
    expect((await intent(currency, amount)).amount).toBe(amount);
  });

  it.each<[string, object, object]>([
    ['an unknown member', { payment_intent_data: { nonsense: 'x' } }, { code: 'parameter_unknown' }],
    ['an application fee', { payment_intent_data: { application_fee_amount: 5 } }, { statusCode: 400 }],
    ['another recipient', { payment_intent_data: { transfer_data: { destination: 'acct_1' } } }, { statusCode: 400 }],
    ['a hold on the card', { payment_intent_data: { capture_method: 'manual' } }, { statusCode: 400 }],
    ['taxes', { automatic_tax: { enabled: true } }, { statusCode: 400, param: 'automatic_tax' }],
    ['an invoice', { invoice_creation: { enabled: true } }, { statusCode: 400 }],
    ['a long reference', { client_reference_id: 'x'.repeat(201) }, { param: 'client_reference_id' }],
    ['a malformed address', { customer_email: 'ines@' }, { code: 'email_invalid', param: 'customer_email' }],
    ['Arabic', { locale: 'ar' }, { param: 'locale' }],
    ['an unknown filter', { line_items: [{ quantity: 1, price_data: { sort: 'x' } }] }, { code: 'parameter_unknown' }],
  ])('F7 refuses %s', async (_what, extra, refusal) => {
    await expect(world.session(5000, extra)).rejects.toMatchObject(refusal);
  });

  it('F7 takes what it serves, and what only switches something off', async () => {
    const session = await world.session(5000, {
      adaptive_pricing: { enabled: false },
      automatic_tax: { enabled: false },
      client_reference_id: 'x'.repeat(200),
      locale: 'fr',
      payment_intent_data: { description: 'Notes', receipt_email: 'ines@example.com' },
    });
    expect(session).toMatchObject({ adaptive_pricing: { enabled: false }, locale: 'fr' });
    await expect(world.stripe.customers.create({ email: 'no address' })).rejects.toMatchObject({
      code: 'email_invalid',
    });
  });

  it('F8 answers an unknown address in Stripe’s shape', async () => {
    const answer = await raw('/v1/unknown?x=1');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.stringContaining('(GET: /v1/unknown)') },
    });
    await expect(world.stripe.products.list()).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });

  it('F12 reads versions, bodies, keys and cursors as Stripe does', async () => {
    expect((await raw('/v1/balance', { headers: { 'stripe-version': 'nonsense' } })).status).toBe(400);
    const json = { method: 'POST', body: '{"email":"a@example.com"}', headers: { 'content-type': 'application/json' } };
    expect((await raw('/v1/customers', json)).status).toBe(400);
    const basic = `Basic ${Buffer.from('sk_sandbox_cairn:').toString('base64')}`;
    expect((await raw('/v1/balance', { headers: { authorization: basic } })).status).toBe(200);
    const both = await raw('/v1/customers?starting_after=cus_1&ending_before=cus_2');
    expect(await both.json()).toMatchObject({ error: { code: 'parameters_exclusive' } });
  });

  it('F12 empties with an empty text and remembers what was deleted', async () => {
    const customer = await world.stripe.customers.create({ name: 'Ines', email: 'ines@example.com' });
    expect((await world.stripe.customers.update(customer.id, { name: '' })).name).toBeNull();
    await world.stripe.customers.del(customer.id);
    expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
    await expect(world.stripe.accounts.retrieve('acct_none')).rejects.toMatchObject({
      statusCode: 403,
      code: 'account_invalid',
    });
  });

  it('F12 names the first request of a replay, and the key as it was given', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'k-1' };
    const post = (body: string): Promise<Response> => raw('/v1/customers', { method: 'POST', body, headers: form });
    const first = await post('name=Ines');
    expect((await post('name=Ines')).headers.get('original-request')).toBe(first.headers.get('request-id'));
    const { error } = (await (await post('name=Omar')).json()) as { error: Record<string, string> };
    expect(error['message']).toContain("'k-1'");
    expect(error['request_log_url']).toContain('/logs/req_');
  });

  it('F13 accepts only codes that Stripe has', () => {
    const sdk = join(dirname(require.resolve('stripe')), '..', 'esm', 'resources', 'PaymentIntents.d.ts');
    const published = readFileSync(sdk, 'utf8');
    // Real, but not in the SDK's list.
    const beyond = ['insufficient_capabilities_for_transfer'];
    const unknown = ERROR_CODES.filter((code) => !published.includes(`'${code}'`) && !beyond.includes(code));
    expect(unknown).toEqual([]);
  });

  it.each([
    ['000111111113', 'account_closed'],
    ['000111111116', 'no_account'],
    ['000222222227', 'insufficient_funds'],
    ['000333333335', 'debit_not_authorized'],
  ])('F14 lets a debit of %s fail: %s', async (bankAccount, code) => {
    const session = await world.session(50_000, { allowed_payment_method_types: ['us_bank_account'] });
    await world.control('POST', `/stripe/checkout/${session.id}/pay`, { bankAccount });
    await world.advance(7 * DAY);
    const failed = await world.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(failed.payment_intent).toMatchObject({ last_payment_error: { code } });
  });

  it('F14 never hears from the bank of 000000000009', async () => {
    const session = await world.session(50_000, { allowed_payment_method_types: ['us_bank_account'] });
    await world.control('POST', `/stripe/checkout/${session.id}/pay`, { bankAccount: '000000000009' });
    await world.advance(60 * DAY);
    const waiting = await world.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(waiting.payment_intent).toMatchObject({ status: 'processing' });
  });

  it('1a gives every member that the SDK requires', async () => {
    const { payment_intent: id } = await world.paid();
    const [charge] = (await world.stripe.charges.list({ payment_intent: id })).data;
    const card = charge?.payment_method_details?.card ?? {};
    for (const name of [
      'electronic_commerce_indicator',
      'network_transaction_id',
      'regulated_status',
      'transaction_link_id',
    ]) {
      expect(card).toHaveProperty(name);
    }
    const dispute = await world.control<Stripe.Dispute>('POST', `/stripe/charges/${charge?.id}/dispute`, {});
    expect(Object.keys(dispute.evidence)).toHaveLength(28);
  });
});
