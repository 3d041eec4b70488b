import { DAY } from '../../testing/harness.js';
import type { Body } from '../../testing/paypal/bodies.js';
import { Merchant, type Reply } from '../../testing/paypal/client.js';
import { expectShape, issuesOf } from '../../testing/paypal/shapes.js';

describe('payouts of PayPal', () => {
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

  const decide = (path: string, body: object): Promise<unknown> =>
    paypal.world.control('POST', `/paypal/${path}`, body);

  const batch = (id: string, receivers: readonly string[], value = '10.00'): object => ({
    sender_batch_header: { sender_batch_id: id, recipient_type: 'EMAIL', email_subject: 'Your money' },
    items: receivers.map((receiver, index) => ({
      amount: { currency: 'USD', value },
      receiver,
      sender_item_id: `${id}-${index}`,
    })),
  });
  const send = (body: object, headers: Record<string, string> = {}): Promise<Reply> =>
    paypal.call('POST', '/v1/payments/payouts', body, headers);
  const paidBatch = async (id: string, receivers: readonly string[], value?: string): Promise<Body> => {
    const opened = await send(batch(id, receivers, value));
    await expectShape('batch-head', opened.body);
    expect([opened.status, opened.body.batch_header.batch_status]).toEqual([201, 'PENDING']);
    await paypal.world.advance(61_000);
    const { body } = await paypal.call('GET', `/v1/payments/payouts/${opened.body.batch_header.payout_batch_id}`);
    await expectShape('batch', body);
    return body;
  };

  it('end as their receivers say', async () => {
    const { batch_header: head, items } = await paidBatch('batch-1', [
      'ines@example.com',
      'failed@example.com',
      'blocked@example.com',
      'unclaimed@example.com',
      'onhold@example.com',
    ]);
    expect(head.batch_status).toBe('SUCCESS');
    const states = items.map(({ transaction_status: status }) => status);
    expect(states).toEqual(['SUCCESS', 'FAILED', 'BLOCKED', 'UNCLAIMED', 'ONHOLD']);
    const path = `/v1/payments/payouts-item/${items[3]?.payout_item_id}`;
    await expectShape('payout-item', (await paypal.call('GET', path)).body);
    const cancelled = await paypal.call('POST', `${path}/cancel`);
    await expectShape('payout-item', cancelled.body);
    expect(cancelled.body.transaction_status).toBe('RETURNED');
    expect(await issuesOf(await paypal.call('POST', `${path}/cancel`))).toContain('ITEM_INCORRECT_STATUS');
    expect(await paypal.told('PAYMENT.PAYOUTS-ITEM.RETURNED')).toHaveLength(1);
    expect(await paypal.told('PAYMENT.PAYOUTSBATCH.SUCCESS')).toHaveLength(1);
    await decide(`payouts-items/${items[0]?.payout_item_id}/decide`, { status: 'REVERSED' });
  });

  it('come back when nobody claims them for 30 days', async () => {
    const { items } = await paidBatch('batch-2', ['unclaimed@example.com']);
    await paypal.world.advance(31 * DAY);
    await paypal.signIn();
    const { body } = await paypal.call('GET', `/v1/payments/payouts-item/${items[0]?.payout_item_id}`);
    expect(body.transaction_status).toBe('RETURNED');
  });

  it('are denied as a whole when the balance is short', async () => {
    const { batch_header: head, items } = await paidBatch('batch-3', ['ines@example.com'], '9000000.00');
    expect([head.batch_status, items[0]?.transaction_status]).toEqual(['DENIED', 'DENIED']);
    expect(await paypal.told('PAYMENT.PAYOUTSBATCH.DENIED')).toHaveLength(1);
  });

  it('are sent once under a key and under the batch’s own number', async () => {
    const key = { 'paypal-request-id': 'payout-key' };
    const first = await send(batch('batch-4', ['ines@example.com']), key);
    const again = await send(batch('batch-4', ['ines@example.com']), key);
    expect([again.status, again.body.batch_header.payout_batch_id]).toEqual([
      200,
      first.body.batch_header.payout_batch_id,
    ]);
    const twice = await send(batch('batch-4', ['ines@example.com']));
    expect(await issuesOf(twice)).toEqual([400, 'USER_BUSINESS_ERROR', 'DUPLICATE_SENDER_BATCH_ID']);
    await paypal.world.advance(30 * DAY + 1000);
    await paypal.signIn();
    expect((await send(batch('batch-4', ['ines@example.com']))).status).toBe(201);
  });

  it('refuse receivers and numbers that are none', async () => {
    expect(await issuesOf(await send(batch('batch-5', ['nobody'])))).toContain('INVALID_PARAMETER_SYNTAX');
    expect(await issuesOf(await send(batch('x'.repeat(257), ['a@example.com'])))).toContain('INVALID_STRING_LENGTH');
    expect(await issuesOf(await send(batch('batch-5', [])))).toContain('INVALID_ARRAY_MIN_ITEMS');
    expect((await paypal.call('GET', '/v1/payments/payouts/NONE')).status).toBe(404);
  });
});
