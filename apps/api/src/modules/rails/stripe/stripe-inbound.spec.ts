import { createHmac } from 'node:crypto';
import { Config } from '../../../kernel/config/config.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const MINUTE_SECONDS = 60;

describe('a signed message of Stripe', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const message = (more: Readonly<Record<string, unknown>> = {}) => ({
    id: `evt_${newId()}`,
    object: 'event',
    type: 'charge.updated',
    livemode: false,
    data: { object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' } },
    ...more,
  });
  const about = (object: unknown) => message({ data: { object } });

  const send = async (body: unknown, { after = 0, raw = JSON.stringify(body) } = {}) => {
    const time = Math.floor(Date.now() / 1000) + after;
    const key = t.get(Config).STRIPE_WEBHOOK_SECRET;
    const signature = createHmac('sha256', key).update(`${time}.${raw}`).digest('hex');
    const answer = await t
      .http()
      .post('/api/v1.1/webhooks/stripe')
      .set('content-type', 'application/json')
      .set('stripe-signature', `t=${time},v1=${signature}`)
      .send(raw);
    return [answer.status, (answer.body as { code?: string }).code];
  };
  const kept = () => t.db.query<{ count: number }>('select count(*)::int as count from webhook_event');

  it.each<[string, unknown]>([
    ['a list', []],
    ['nothing', null],
    ['a text', 'evt_1'],
    ['a number', 1e308],
    ['no id', message({ id: undefined })],
    ['an id of null', message({ id: null })],
    ['an id that is a number', message({ id: 5 })],
    ['an id that is a list', message({ id: ['evt_1'] })],
    ['an empty id', message({ id: '' })],
    ['an id with NUL', message({ id: 'evt_\u0000' })],
    ['an id with half a character', message({ id: 'evt_\ud800' })],
    ['an id without an end', message({ id: 'e'.repeat(5_000) })],
    ['a type that is an object', message({ type: { a: 1 } })],
    ['a type with NUL', message({ type: 'charge\u0000' })],
    ['a mode that is a text', message({ livemode: 'false' })],
    ['no data', message({ data: undefined })],
    ['data that is null', message({ data: null })],
    ['data that is a text', message({ data: 'ch_1' })],
    ['data that is a list', message({ data: [{ object: {} }] })],
    ['an object that is a number', about(5)],
    ['an object whose id is a number', about({ id: 5, object: 'charge' })],
    ['an object whose id is huge', about({ id: 1e308, object: 'charge' })],
    ['an object whose id has NUL', about({ id: 'ch_\u0000', object: 'refund' })],
    ['a payment with NUL', about({ id: 'ch_1', object: 'charge', payment_intent: 'pi_\u0000' })],
  ])('that is rubbish is refused and not kept: %s', async (_what, body) => {
    const before = await kept();
    expect(await send(body)).toEqual([400, 'payment.message']);
    expect(await kept()).toEqual(before);
  });

  it('that is no JSON is refused', async () => {
    expect(await send(null, { raw: '{"id": "evt_1"' })).toEqual([400, 'payment.message']);
    expect(await send(null, { raw: '' })).toEqual([400, 'payment.message']);
  });

  it('is taken once within five minutes of its signature, and refused before and after', async () => {
    for (const after of [-6 * MINUTE_SECONDS, 6 * MINUTE_SECONDS, 10 ** 9])
      expect(await send(message(), { after })).toEqual([400, 'payment.signature']);
    for (const after of [-4 * MINUTE_SECONDS, 0, 4 * MINUTE_SECONDS])
      expect((await send(message(), { after }))[0]).toBe(200);
  });

  it('is taken with a payment of another kind, of which it says nothing', async () => {
    for (const payment of [5, null, [], { id: 5 }])
      expect((await send(about({ id: 'ch_1', object: 'charge', payment_intent: payment })))[0]).toBe(200);
    expect((await send(message({ type: 'account.application.deauthorized', account: 5 })))[0]).toBe(200);
  });
});
