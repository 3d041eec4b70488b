import { Harness } from '../../testing/harness.js';
import { idOf } from '../objects.js';

const get = (url: string, language = 'en'): Promise<Response> =>
  fetch(url, { redirect: 'manual', headers: { 'accept-language': language } });

const post = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

const card = (number: string): Record<string, string> => ({
  action: 'pay',
  number,
  expiry: '12/34',
  code: '123',
  name: 'Ines Okafor',
});

describe('the hosted payment page', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
  });
  afterAll(() => world.close());

  const open = async (locale?: string): Promise<{ id: string; url: string }> => {
    const session = await world.session(100_000, locale ? { locale } : {});
    return { id: session.id, url: session.url ?? '' };
  };

  it('shows the amount, the item and the fields, without any script', async () => {
    const { url } = await open();
    const answer = await get(url);
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:9");
    expect(page).not.toContain('<script');
    for (const words of ['Card number', 'Expiry', 'Security code', 'Name on card', '$1,000.00', 'Tern Street Homes']) {
      expect(page).toContain(words);
    }
    expect(page).toContain('Sandbox: no real money moves');
  });

  it.each([
    ['fr', 'lang="fr" dir="ltr"', 'Numéro de carte'],
    ['en', 'lang="en" dir="ltr"', 'Card number'],
  ])('speaks %s', async (locale, attributes, words) => {
    const page = await (await get((await open(locale)).url)).text();
    expect(page).toContain(attributes);
    expect(page).toContain(words);
  });

  it('follows the browser when the session names no language', async () => {
    const { url } = await open('auto');
    expect(await (await get(url, 'fr-FR,fr;q=0.9')).text()).toContain('lang="fr"');
    const arabic = await (await get(url, 'ar')).text();
    expect(arabic).toContain('lang="ar" dir="rtl"');
    expect(arabic).toContain('رقم البطاقة');
  });

  it('takes the payment and returns with the session’s id', async () => {
    const { id, url } = await open();
    const answer = await post(url, card('4242 4242 4242 4242'));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://127.0.0.1:9/receipt?session=${id}`);
    expect(await world.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      payment_status: 'paid',
      customer_details: { name: 'Ines Okafor' },
    });
  });

  it('tells a second tab that the payment is complete and does not charge twice', async () => {
    const { id, url } = await open();
    await Promise.all([post(url, card('4242424242424242')), post(url, card('4242424242424242'))]);
    const second = await post(url, card('4242424242424242'));
    expect(await second.text()).toContain('This payment is already complete');
    const session = await world.stripe.checkout.sessions.retrieve(id);
    const charges = await world.stripe.charges.list({ payment_intent: idOf(session.payment_intent) ?? '' });
    expect(charges.data).toHaveLength(1);
  });

  it('shows why a card was declined and takes another one', async () => {
    const { url } = await open();
    expect(await (await post(url, card('4000000000009995'))).text()).toContain('The card has insufficient funds.');
    expect((await post(url, card('4242424242424242'))).status).toBe(303);
  });

  it('says what is wrong with each field', async () => {
    const { url } = await open();
    const answer = await post(url, { action: 'pay', number: '1234', expiry: '13/99', code: '1', name: ' ' });
    const page = await answer.text();
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(4);
    expect(page).toContain('Use one of the test cards');
  });

  it('fills in a test card', async () => {
    const { url } = await open();
    expect(await (await post(url, { fill: '4000000000000002' })).text()).toContain('value="4000000000000002"');
  });

  it('goes back when the payer cancels', async () => {
    const { id, url } = await open();
    const answer = await post(url, { action: 'cancel' });
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:9/cancelled');
    expect((await world.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  it('asks for 3-D Secure and goes on when it is passed', async () => {
    const { id, url } = await open();
    const answer = await post(url, card('4000002500003155'));
    const secure = `${world.sandbox.urls.stripe}${answer.headers.get('location')}`;
    const waiting = await world.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(waiting.payment_intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url' },
    });
    expect(await (await get(secure)).text()).toContain('Complete authentication');
    expect((await post(secure, { action: 'complete' })).headers.get('location')).toContain('/receipt?session=');
    expect((await world.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });

  it('returns to the page when 3-D Secure fails', async () => {
    const { id, url } = await open();
    await post(url, card('4000002500003155'));
    const page = await (await post(`${world.sandbox.urls.stripe}/c/secure/${id}`, { action: 'fail' })).text();
    expect(page).toContain('The bank could not confirm that this is you.');
    const session = await world.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({ status: 'open', payment_intent: { status: 'requires_payment_method' } });
  });

  it('says when a session has expired or never was', async () => {
    const { id, url } = await open();
    await world.stripe.checkout.sessions.expire(id);
    expect(await (await post(url, card('4242424242424242'))).text()).toContain('This payment page has expired');
    expect((await get(`${world.sandbox.urls.stripe}/c/pay/cs_none`)).status).toBe(404);
  });

  it('escapes what the product sends', async () => {
    const session = await world.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 5000, product_data: { name: '<b>"&' } } },
      ],
      success_url: 'http://127.0.0.1:9/ok',
    });
    expect(await (await get(session.url ?? '')).text()).toContain('&lt;b&gt;&quot;&amp;');
  });
});
