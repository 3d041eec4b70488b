import { DAY } from '../../testing/harness.js';
import type { Body } from '../../testing/paypal/bodies.js';
import { Merchant } from '../../testing/paypal/client.js';
import { expectShape, issuesOf } from '../../testing/paypal/shapes.js';

const usd = (value: string): object => ({ currency_code: 'USD', value });

describe('refunds at PayPal', () => {
  let paypal: Merchant;
  beforeAll(async () => {
    paypal = await Merchant.start();
    await paypal.world.control('POST', '/paypal/topups', { amount: 100_000 });
  });
  beforeEach(() => paypal.signIn());
  afterEach(async () => {
    await paypal.requireConservation();
  });
  afterAll(() => paypal.close());

  const captureNow = async (id: string): Promise<Body> =>
    (await paypal.call('GET', `/v2/payments/captures/${id}`)).body;
  const decide = (path: string, body: object): Promise<unknown> =>
    paypal.world.control('POST', `/paypal/${path}`, body);

  it('go in parts until nothing is left', async () => {
    const { id } = await paypal.paid('100.00');
    const part = await paypal.refund(id, { amount: usd('30.00'), note_to_payer: 'Withdrawn', custom_id: 'refund-1' });
    expect([part.status, part.body.status]).toEqual([201, 'COMPLETED']);
    await expectShape('refund', part.body);
    await expectShape('refund', (await paypal.call('GET', `/v2/payments/refunds/${part.body.id}`)).body);
    expect((await captureNow(id)).status).toBe('PARTIALLY_REFUNDED');
    expect(await issuesOf(await paypal.refund(id, { amount: usd('70.01') }))).toContain('REFUND_AMOUNT_EXCEEDED');
    const eur = { amount: { currency_code: 'EUR', value: '1.00' } };
    expect(await issuesOf(await paypal.refund(id, eur))).toContain('REFUND_CAPTURE_CURRENCY_MISMATCH');
    const rest = await paypal.refund(id, undefined, { prefer: 'return=minimal' });
    await expectShape('minimal', rest.body);
    const whole = await captureNow(id);
    await expectShape('capture', whole);
    expect(whole.status).toBe('REFUNDED');
    expect(await issuesOf(await paypal.refund(id))).toContain('CAPTURE_FULLY_REFUNDED');
    expect(await paypal.told('PAYMENT.CAPTURE.REFUNDED')).toMatchObject([
      { resource: { amount: { value: '30.00' }, custom_id: 'refund-1' } },
      { resource: { amount: { value: '70.00' } } },
    ]);
    await expectShape('order', (await paypal.call('GET', `/v2/checkout/orders/${await orderOf(id)}`)).body);
  });

  const orderOf = async (id: string): Promise<string> =>
    (await captureNow(id)).links
      .find(({ rel }) => rel === 'up')
      ?.href.split('/')
      .at(-1) ?? '';

  it('are made once under a key, for 45 days', async () => {
    const { id } = await paypal.paid('100.00');
    const key = { 'paypal-request-id': 'refund-key' };
    const first = await paypal.refund(id, { amount: usd('10.00') }, key);
    await paypal.world.advance(44 * DAY);
    await paypal.signIn();
    const again = await paypal.refund(id, { amount: usd('10.00') }, key);
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    await paypal.world.advance(DAY + 1000);
    await paypal.signIn();
    const later = await paypal.refund(id, { amount: usd('10.00') }, key);
    expect([later.status, later.body.id === first.body.id]).toEqual([201, false]);
  });

  it('are refused after 180 days, under a number that was used, and beyond the balance', async () => {
    const { id } = await paypal.paid('100.00');
    await paypal.refund(id, { amount: usd('1.00'), invoice_id: 'REF-1' });
    const twice = await paypal.refund(id, { amount: usd('1.00'), invoice_id: 'REF-1' });
    expect(await issuesOf(twice)).toContain('DUPLICATE_INVOICE_ID');
    await paypal.world.advance(181 * DAY);
    await paypal.signIn();
    expect(await issuesOf(await paypal.refund(id))).toContain('REFUND_TIME_LIMIT_EXCEEDED');
    const { currencies } = await paypal.requireConservation();
    const large = await paypal.paid(`${Math.floor((currencies['USD']?.['held'] ?? 0) / 100)}.00`);
    await decide('topups', { amount: 1 });
    expect((await paypal.refund(large.id)).status).toBe(201);
    const more = await paypal.paid('500000.00');
    const short = await paypal.refund(more.id);
    expect(await issuesOf(short)).toContain('REFUND_FAILED_INSUFFICIENT_FUNDS');
  });

  it('can be pending, and fail after they were done', async () => {
    await decide('settings', { refunds: 'pending' });
    const { id } = await paypal.paid('100.00');
    const { body } = await paypal.refund(id);
    await expectShape('refund', body);
    expect(body.status).toBe('PENDING');
    await decide(`refunds/${body.id}/decide`, { status: 'COMPLETED' });
    expect((await captureNow(id)).status).toBe('REFUNDED');
    await decide(`refunds/${body.id}/decide`, { status: 'FAILED' });
    expect((await captureNow(id)).status).toBe('COMPLETED');
    expect(await paypal.told('PAYMENT.REFUND.FAILED')).toHaveLength(1);
    expect(await paypal.told('PAYMENT.REFUND.PENDING')).toHaveLength(1);
    await decide('settings', { refunds: 'completed' });
  });

  it('can be made in the dashboard', async () => {
    const { id } = await paypal.paid('20.00');
    await decide(`captures/${id}/refund`, { amount: 500 });
    expect((await captureNow(id)).status).toBe('PARTIALLY_REFUNDED');
    const refused = await paypal.world.controlRaw('POST', `/paypal/captures/${id}/refund`, { amount: 5000 });
    expect([refused.status, await refused.text()]).toEqual([409, '{"error":"REFUND_AMOUNT_EXCEEDED"}']);
  });
});
