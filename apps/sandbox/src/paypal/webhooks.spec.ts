import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectShape, issuesOf, Merchant, WEBHOOK_ID, type Heard, type Reply } from './testing/client.js';

const get = (url: string, language = 'en'): Promise<Response> =>
  fetch(url, { redirect: 'manual', headers: { 'accept-language': language } });
const post = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

describe('PayPal’s webhooks and its page', () => {
  let folder: string;
  let paypal: Merchant;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paypal-'));
    paypal = await Merchant.start({ stateFile: join(folder, 'sandbox.jsonl'), webhookBackoffMs: [10, 10, 10] });
  });
  afterAll(async () => {
    await paypal.close();
    await rm(folder, { recursive: true, force: true });
  });

  const last = (): Heard => {
    const heard = paypal.heard.at(-1);
    if (heard === undefined) throw new Error('Nothing was heard');
    return heard;
  };
  const paid = async (): Promise<Heard> => {
    await paypal.paid();
    await paypal.world.flush();
    return last();
  };
  const verifyBody = ({ raw, headers }: Heard, more: object = {}): string =>
    JSON.stringify({
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: WEBHOOK_ID,
      ...more,
      webhook_event: 'EVENT',
    }).replace('"EVENT"', () => raw);
  const verdict = async (body: string): Promise<string> =>
    (await paypal.call('POST', '/v1/notifications/verify-webhook-signature', body)).body.verification_status;

  it('signs what it sends with the key of the certificate that it serves', async () => {
    const heard = await paid();
    await expectShape('event', heard.event);
    expect(heard.headers['paypal-auth-algo']).toBe('SHA256withRSA');
    expect(String(heard.headers['paypal-cert-url'])).toContain(`${paypal.base}/v1/notifications/certs/CERT-`);
    expect(await paypal.isGenuine(heard)).toBe(true);
    expect(await verdict(verifyBody(heard))).toBe('SUCCESS');
  });

  it('tells a genuine message from one that was changed, moved in time or meant for another', async () => {
    const heard = await paid();
    expect(await verdict(verifyBody({ ...heard, raw: JSON.stringify(heard.event, null, 1) }))).toBe('FAILURE');
    expect(await verdict(verifyBody({ ...heard, raw: heard.raw.replace('100.00', '900.00') }))).toBe('FAILURE');
    expect(await verdict(verifyBody(heard, { transmission_time: '2020-01-01T00:00:00Z' }))).toBe('FAILURE');
    expect(await verdict(verifyBody(heard, { webhook_id: 'WEBHOOKID' }))).toBe('FAILURE');
    expect(await verdict(verifyBody(heard, { cert_url: 'https://example.com/cert' }))).toBe('FAILURE');
    const unknown = await paypal.call('POST', '/v1/notifications/verify-webhook-signature', { webhook_id: 'a b' });
    expect(await issuesOf(unknown)).toContain('MISSING_REQUIRED_PARAMETER');
  });

  it.each(['bad_signature', 'stale_timestamp', 'altered_body'])('forges on demand: %s', async (forgery) => {
    await paypal.world.control('POST', '/webhooks/policies', {
      policy: 'forge',
      forgery,
      type: 'PAYMENT.CAPTURE.COMPLETED',
      endpoint: 'paypal',
    });
    const heard = await paid();
    expect(heard.event.event_type).toBe('PAYMENT.CAPTURE.COMPLETED');
    expect(await paypal.isGenuine(heard)).toBe(false);
    expect(await verdict(verifyBody(heard))).toBe('FAILURE');
  });

  it('repeats, loses and tries again; the event stays one', async () => {
    const policy = (body: object): Promise<unknown> =>
      paypal.world.control('POST', '/webhooks/policies', { type: 'PAYMENT.CAPTURE.COMPLETED', ...body });
    const before = paypal.heard.length;
    await policy({ policy: 'duplicate', copies: 3 });
    await paid();
    const ids = paypal.heard.slice(before).filter(({ event }) => event.event_type === 'PAYMENT.CAPTURE.COMPLETED');
    expect(new Set(ids.map(({ event }) => event.id)).size).toBe(1);
    expect(new Set(ids.map(({ headers }) => headers['paypal-transmission-id'])).size).toBe(3);

    paypal.answers.push(500, 500);
    const retried = await paid();
    expect(await paypal.isGenuine(retried)).toBe(true);

    await policy({ policy: 'drop' });
    const capture = await paypal.paid();
    expect((await paypal.told('PAYMENT.CAPTURE.COMPLETED')).some(({ resource }) => resource.id === capture.id)).toBe(
      false,
    );
    const events = await paypal.call('GET', `/v1/notifications/webhooks-events?transaction_id=${capture.id}`);
    expect(events.body.count).toBe(1);
    const [lost] = events.body.events;
    await expectShape('event', lost);
    const path = `/v1/notifications/webhooks-events/${lost?.id}`;
    expect((await paypal.call('GET', path)).body).toEqual(lost);
    expect((await paypal.call('POST', `${path}/resend`, { webhook_ids: [WEBHOOK_ID] })).status).toBe(202);
    expect((await paypal.told('PAYMENT.CAPTURE.COMPLETED')).at(-1)?.id).toBe(lost?.id);
    expect((await paypal.call('GET', '/v1/notifications/webhooks-events?page_size=0')).status).toBe(400);
  });

  it('keeps webhooks that were registered, each for its events', async () => {
    const path = '/v1/notifications/webhooks';
    const url = 'http://127.0.0.1:9/other';
    const made = await paypal.call('POST', path, { url, event_types: [{ name: 'CHECKOUT.ORDER.APPROVED' }] });
    expect(made.status).toBe(201);
    await expectShape('webhook', made.body);
    const twice = await paypal.call('POST', path, { url, event_types: [{ name: '*' }] });
    expect(await issuesOf(twice)).toContain('WEBHOOK_URL_ALREADY_EXISTS');
    expect((await paypal.call('GET', path)).body.webhooks.map(({ id }) => id)).toEqual([WEBHOOK_ID, made.body.id]);
    const changed = await paypal.call('PATCH', `${path}/${made.body.id}`, [
      { op: 'replace', path: '/event_types', value: [{ name: 'PAYMENT.CAPTURE.PENDING' }] },
    ]);
    await expectShape('webhook', changed.body);
    await paid();
    const { deliveries } = await paypal.world.control<{ deliveries: { endpoint: string }[] }>(
      'GET',
      '/webhooks/deliveries',
    );
    expect(deliveries.some(({ endpoint }) => endpoint === `paypal.${made.body.id}`)).toBe(false);
    expect((await paypal.call('DELETE', `${path}/${made.body.id}`)).status).toBe(204);
    expect((await paypal.call('GET', `${path}/${made.body.id}`)).status).toBe(404);
    const wrong = await paypal.call('POST', path, { url: 'nowhere', event_types: [] });
    expect(await issuesOf(wrong)).toContain('INVALID_PARAMETER_SYNTAX');
  });

  describe('the page', () => {
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

  it('knows after a restart what it knew before, with the same certificate', async () => {
    const capture = await paypal.paid('64.00');
    await paypal.world.flush();
    const certificate = String(last().headers['paypal-cert-url']).split('/').at(-1);
    const waiting = await paypal.order('8.00');
    const key = { 'paypal-request-id': 'before' };
    const refund = await paypal.refund(capture.id, { amount: { currency_code: 'USD', value: '4.00' } }, key);
    await paypal.restart();
    expect((await paypal.call('GET', `/v2/payments/captures/${capture.id}`)).body.status).toBe('PARTIALLY_REFUNDED');
    const again = await paypal.refund(capture.id, { amount: { currency_code: 'USD', value: '4.00' } }, key);
    expect([again.status, again.body.id]).toEqual([200, refund.body.id]);
    await paypal.approve(waiting.body.id);
    await paypal.world.flush();
    expect(String(last().headers['paypal-cert-url']).split('/').at(-1)).toBe(certificate);
    expect(await paypal.isGenuine(last())).toBe(true);
    await paypal.requireConservation();
  });
});
