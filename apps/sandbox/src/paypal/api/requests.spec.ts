import { Merchant } from '../../testing/paypal/client.js';
import { expectShape, issuesOf } from '../../testing/paypal/shapes.js';

describe('how PayPal takes calls', () => {
  let paypal: Merchant;
  beforeAll(async () => {
    paypal = await Merchant.start();
  });
  afterAll(() => paypal.close());

  const approved = async (): Promise<string> => {
    const { body } = await paypal.order();
    await paypal.approve(body.id);
    return body.id;
  };

  it('gives tokens to its client alone, and they end', async () => {
    const given = await paypal.signIn();
    await expectShape('token', given.body);
    expect((await paypal.form({ grant_type: 'client_credentials' }, 'Basic eDp5')).status).toBe(401);
    expect((await paypal.form({ grant_type: 'password' })).status).toBe(400);
    await paypal.world.control('POST', '/paypal/tokens/end', {});
    expect(await issuesOf(await paypal.order())).toEqual([401, 'AUTHENTICATION_FAILURE']);
    await paypal.signIn();
    await paypal.world.advance(given.body.expires_in * 1000 + 1000);
    expect((await paypal.order()).status).toBe(401);
    await paypal.signIn();
    expect((await paypal.order()).status).toBe(201);
  });

  const dollars = (value: string): object => ({ amount: { currency_code: 'USD', value } });
  it.each([
    ['INVALID_PARAMETER_SYNTAX', 400, dollars('1,00')],
    ['INVALID_STRING_LENGTH', 400, { invoice_id: 'x'.repeat(128) }],
    ['INVALID_STRING_LENGTH', 400, { soft_descriptor: 'x'.repeat(23) }],
    ['INVALID_STRING_LENGTH', 400, { reference_id: 'x'.repeat(257) }],
    ['UNKNOWN_PARAMETER', 400, { invoiceId: 'INV' }],
    ['MISSING_REQUIRED_PARAMETER', 400, { amount: { currency_code: 'USD' } }],
    ['CANNOT_BE_ZERO_OR_NEGATIVE', 422, dollars('0.00')],
    ['DECIMAL_PRECISION', 422, dollars('1.001')],
    ['MAX_VALUE_EXCEEDED', 422, dollars('1000000000.00')],
    ['INVALID_CURRENCY_CODE', 422, { amount: { currency_code: 'KWD', value: '1.00' } }],
    ['DECIMALS_NOT_SUPPORTED', 422, { amount: { currency_code: 'JPY', value: '1.50' } }],
  ])('refuses with %s (%i) %j', async (issue, status, more) => {
    const reply = await paypal.order('1.00', more);
    expect(await issuesOf(reply)).toEqual([status, expect.any(String), issue]);
  });

  it('refuses what is not JSON, not an order, not whole, or of two currencies', async () => {
    const path = '/v2/checkout/orders';
    const eur = { reference_id: 'b', amount: { currency_code: 'EUR', value: '1.00' } };
    const usd = { reference_id: 'a', amount: { currency_code: 'USD', value: '1.00' } };
    const units = (...purchase_units: object[]): object => ({ intent: 'CAPTURE', purchase_units });
    expect(await issuesOf(await paypal.call('POST', path, '{"intent":'))).toContain('MALFORMED_REQUEST_JSON');
    expect(await issuesOf(await paypal.call('POST', path, {}))).toContain('MISSING_REQUIRED_PARAMETER');
    expect(await issuesOf(await paypal.call('POST', path, units()))).toContain('INVALID_ARRAY_MIN_ITEMS');
    expect(await issuesOf(await paypal.call('POST', path, units(usd, eur)))).toContain('MULTI_CURRENCY_ORDER');
    expect(await issuesOf(await paypal.call('POST', path, units(usd, usd)))).toContain('DUPLICATE_REFERENCE_ID');
    const authorise = { intent: 'AUTHORIZE', purchase_units: [usd] };
    expect(await issuesOf(await paypal.call('POST', path, authorise))).toContain('UNSUPPORTED_INTENT');
    const form = await paypal.call('POST', path, 'a=b', { 'content-type': 'text/plain' });
    expect(await issuesOf(form)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(await issuesOf(await paypal.call('GET', '/v2/nowhere'))).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });

  it.each([
    ['http_500', 500],
    ['http_429', 429],
    ['html_error_page', 502],
    ['commit_then_500', 500],
  ])('misbehaves as ordered: %s', async (effect, status) => {
    await paypal.world.control('POST', '/faults', { provider: 'paypal', operation: 'orders.create', effect });
    const answer = await fetch(`${paypal.base}/v2/checkout/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${paypal.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(paypal.request()),
    });
    expect(answer.status).toBe(status);
  });

  it('loses an answer on the way, which the key finds again', async () => {
    const id = await approved();
    const key = { 'paypal-request-id': 'lost-1' };
    const fault = { provider: 'paypal', operation: 'orders.capture' };
    await paypal.world.control('POST', '/faults', { ...fault, effect: 'timeout_before_commit', latencyMs: 20 });
    await expect(paypal.capture(id, key)).rejects.toThrow('fetch failed');
    await paypal.world.control('POST', '/faults', { ...fault, effect: 'decline' });
    expect(await issuesOf(await paypal.capture(id, key))).toContain('INSTRUMENT_DECLINED');
    await paypal.approve(id);
    await paypal.world.control('POST', '/faults', { ...fault, effect: 'commit_then_drop' });
    await expect(paypal.capture(id, key)).rejects.toThrow('fetch failed');
    await paypal.world.control('POST', '/faults', { ...fault, effect: 'malformed_json' });
    await expect(paypal.capture(id, key)).rejects.toThrow('JSON');
    const found = await paypal.capture(id, key);
    expect([found.status, found.body.status]).toEqual([200, 'COMPLETED']);
  });
});
