import { Merchant, type Reply } from '../../testing/paypal/client.js';

const get = (url: string, language = 'en'): Promise<Response> =>
  fetch(url, { redirect: 'manual', headers: { 'accept-language': language } });
const post = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

describe('PayPal’s page', () => {
  let paypal: Merchant;
  beforeAll(async () => {
    paypal = await Merchant.start();
  });
  afterAll(() => paypal.close());

  const opened = async (experience: object = {}): Promise<{ id: string; url: string }> => {
    const request = paypal.request('1000.00') as { payment_source: { paypal: { experience_context: object } } };
    Object.assign(request.payment_source.paypal.experience_context, experience);
    const { body } = await paypal.call('POST', '/v2/checkout/orders', request);
    return { id: body.id, url: body.links.find(({ rel }) => rel === 'payer-action')?.href ?? '' };
  };
  const order = (id: string): Promise<Reply> => paypal.call('GET', `/v2/checkout/orders/${id}`);

  it.each([
    ['en-US', 'lang="en" dir="ltr"', 'What do you pay with?'],
    ['fr-FR', 'lang="fr" dir="ltr"', 'Avec quoi payez-vous'],
    ['ar-EG', 'lang="ar" dir="rtl"', 'بماذا تدفع'],
  ])('speaks %s', async (locale, attributes, words) => {
    const answer = await get((await opened({ locale })).url);
    const page = await answer.text();
    for (const part of [attributes, words, '$1,000.00', 'Tern Street Homes']) expect(page).toContain(part);
    expect(page).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:9");
  });

  it('returns with the order and the payer, and is over then', async () => {
    const { id, url } = await opened();
    const answer = await post(url, { way: 'balance', action: 'pay' });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect([back.searchParams.get('token'), back.searchParams.get('x')]).toEqual([id, '1']);
    expect(back.searchParams.get('PayerID')).toMatch(/^[A-Z0-9]{13}$/);
    expect(await (await get(url)).text()).toContain('You have agreed to pay');
    await paypal.capture(id);
    expect(await (await post(url, { way: 'balance', action: 'pay' })).text()).toContain('already complete');
  });

  it('goes back when the payer cancels, and stays when they leave', async () => {
    const { id, url } = await opened();
    expect((await post(url, { action: 'cancel' })).headers.get('location')).toBe(
      `http://127.0.0.1:9/cancelled?token=${id}`,
    );
    expect((await order(id)).body.status).toBe('PAYER_ACTION_REQUIRED');
    expect((await post(url, { way: 'balance', action: 'leave' })).status).toBe(200);
    expect((await order(id)).body.status).toBe('APPROVED');
  });

  it('asks again after a refusal, and for a choice', async () => {
    const { id, url } = await opened();
    expect(await (await post(url, { action: 'pay', way: 'gold' })).text()).toContain('Choose what you pay with.');
    await post(url, { action: 'pay', way: 'declined_card' });
    await paypal.capture(id);
    expect(await (await get(url)).text()).toContain('Your card was declined.');
    expect((await post(url, { action: 'pay', way: 'bank' })).status).toBe(303);
    expect((await paypal.capture(id)).body.status).toBe('COMPLETED');
  });

  it('offers no bank account where the money must be there at once', async () => {
    const { url, id } = await opened({ payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED' });
    expect(await (await get(url)).text()).not.toContain('value="bank"');
    expect((await paypal.world.controlRaw('POST', `/paypal/orders/${id}/approve`, { by: 'bank' })).status).toBe(409);
  });

  it('knows no order that is over or never was', async () => {
    const { id, url } = await opened();
    await paypal.world.control('POST', `/paypal/orders/${id}/expire`, {});
    expect((await get(url)).status).toBe(404);
    expect((await get(`${paypal.base}/checkoutnow`)).status).toBe(404);
  });

  it('lets people on this machine dispute and decide, once', async () => {
    const capture = await paypal.paid('77.00');
    const { control } = paypal.world.sandbox.urls;
    const press = (path: string): Promise<Response> =>
      fetch(`${control}/paypal/${path}`, { method: 'POST', redirect: 'manual', headers: { origin: control } });
    expect((await press(`captures/${capture.id}/dispute`)).status).toBe(303);
    expect((await press(`captures/${capture.id}/dispute`)).status).toBe(409);
    const { body } = await paypal.call('GET', '/v1/customer/disputes');
    const page = await (await get(`${control}/paypal`)).text();
    for (const part of ['$77.00', 'The payer wins', 'conserved']) expect(page).toContain(part);
    expect((await press(`disputes/${body.items[0]?.dispute_id}/lose`)).status).toBe(303);
    expect((await press(`disputes/${body.items[0]?.dispute_id}/win`)).status).toBe(409);
    expect((await press('refunds/none/fail')).status).toBe(409);
    const pending = await paypal.paid('78.00', 'bank');
    expect((await press(`captures/${pending.id}/decline`)).status).toBe(303);
    expect((await press(`captures/${pending.id}/pay`)).status).toBe(409);
    await paypal.requireConservation();
  });
});
