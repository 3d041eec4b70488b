import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Merchant, WEBHOOK_ID, type Heard } from '../../testing/paypal/client.js';
import { expectShape, issuesOf } from '../../testing/paypal/shapes.js';

describe('PayPal’s webhooks', () => {
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

  it('sends an event without a cause, also as its simulator does, for no webhook', async () => {
    const event = { type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'NOBODYS' } };
    await paypal.world.control('POST', '/paypal/events', event);
    await paypal.world.flush();
    expect([last().event.resource.id, await paypal.isGenuine(last())]).toEqual(['NOBODYS', true]);
    await paypal.world.control('POST', '/paypal/events', { ...event, simulated: true });
    await paypal.world.flush();
    expect([last().event.resource.id, await paypal.isGenuine(last())]).toEqual(['NOBODYS', false]);
    expect((await paypal.world.controlRaw('POST', '/paypal/events', { type: 'X' })).status).toBe(400);
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
