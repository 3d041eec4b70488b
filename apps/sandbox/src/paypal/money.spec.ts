import { DAY } from '../testing/harness.js';
import { expectShape, issuesOf, Merchant, type Body, type Reply } from './testing/client.js';

const usd = (value: string): object => ({ currency_code: 'USD', value });

describe('what becomes of money at PayPal', () => {
  let paypal: Merchant;
  beforeAll(async () => {
    paypal = await Merchant.start();
  });
  beforeEach(async () => {
    await paypal.world.control('POST', '/paypal/topups', { amount: 10_000 });
    await paypal.signIn();
  });
  afterEach(async () => {
    await paypal.requireConservation();
  });
  afterAll(() => paypal.close());

  const captureNow = async (id: string): Promise<Body> =>
    (await paypal.call('GET', `/v2/payments/captures/${id}`)).body;
  const decide = (path: string, body: object): Promise<unknown> =>
    paypal.world.control('POST', `/paypal/${path}`, body);

  describe('refunds', () => {
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

  describe('disputes', () => {
    const open = async (terms: object = {}): Promise<{ capture: string; dispute: string }> => {
      const { id } = await paypal.paid('100.00');
      await decide(`captures/${id}/dispute`, terms);
      const list = await paypal.call('GET', `/v1/customer/disputes?disputed_transaction_id=${id}`);
      await expectShape('dispute-list', list.body);
      return { capture: id, dispute: list.body.items[0]?.dispute_id ?? '' };
    };
    const read = async (id: string): Promise<Body> => {
      const { body } = await paypal.call('GET', `/v1/customer/disputes/${id}`);
      await expectShape('dispute', body);
      return body;
    };
    const evidence = (notes: string) => ({
      evidences: [{ evidence_type: 'OTHER', notes, documents: [{ name: 'agreement.pdf' }] }],
    });

    it('are won by the right answer, and the money comes back', async () => {
      const { capture, dispute } = await open();
      expect((await captureNow(capture)).status_details?.reason).toBe('BUYER_COMPLAINT');
      expect(await issuesOf(await paypal.refund(capture))).toContain('TRANSACTION_DISPUTED');
      const path = `/v1/customer/disputes/${dispute}`;
      expect((await paypal.call('POST', `${path}/provide-evidence`, evidence('winning_evidence'))).status).toBe(200);
      expect((await read(dispute)).status).toBe('UNDER_REVIEW');
      expect(await issuesOf(await paypal.call('POST', `${path}/accept-claim`, {}))).toContain(
        'ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE',
      );
      await paypal.world.advance(8 * DAY);
      await paypal.signIn();
      expect((await read(dispute)).dispute_outcome.outcome_code).toBe('RESOLVED_SELLER_FAVOUR');
      const settled = await captureNow(capture);
      expect([settled.status, settled.status_details]).toEqual(['COMPLETED', undefined]);
      expect(await paypal.told('CUSTOMER.DISPUTE.UPDATED')).not.toHaveLength(0);
    });

    it('are lost by silence, and PayPal takes the money', async () => {
      const { capture, dispute } = await open({ amount: 4000 });
      await paypal.world.advance(11 * DAY);
      await paypal.signIn();
      expect((await read(dispute)).dispute_outcome.outcome_code).toBe('RESOLVED_BUYER_FAVOUR');
      const [reversed] = await paypal.told('PAYMENT.CAPTURE.REVERSED');
      await expectShape('refund', reversed?.resource);
      expect(reversed?.resource.links.find(({ rel }) => rel === 'up')?.href).toContain(capture);
      expect((await captureNow(capture)).status).toBe('PARTIALLY_REFUNDED');
    });

    it('of a bank allow no refund and cost a fee when they are lost', async () => {
      const { capture, dispute } = await open({ stage: 'CHARGEBACK', reason: 'UNAUTHORISED' });
      expect(await issuesOf(await paypal.refund(capture))).toContain('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
      await decide(`disputes/${dispute}/close`, { status: 'lost' });
      expect((await read(dispute)).status).toBe('RESOLVED');
      expect((await captureNow(capture)).status_details?.reason).toBe('CHARGEBACK');
      expect(await issuesOf(await paypal.refund(capture))).toContain('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
      const again = await paypal.world.controlRaw('POST', `/paypal/disputes/${dispute}/close`, { status: 'won' });
      expect(again.status).toBe(409);
    });

    it('can be given in to, and take evidence as a form with files', async () => {
      const { dispute } = await open();
      const accepted = await paypal.call('POST', `/v1/customer/disputes/${dispute}/accept-claim`, { note: 'Ours.' });
      expect([accepted.status, (await read(dispute)).dispute_outcome.outcome_code]).toEqual([200, 'ACCEPTED']);
      const second = await open();
      const form = new FormData();
      form.set('input', JSON.stringify(evidence('The agreement, signed.')));
      form.set('file1', new Blob(['%PDF-1.7']), 'agreement.pdf');
      const answer = await fetch(`${paypal.base}/v1/customer/disputes/${second.dispute}/provide-evidence`, {
        method: 'POST',
        headers: { authorization: `Bearer ${paypal.token}` },
        body: form,
      });
      expect([answer.status, (await read(second.dispute)).status]).toEqual([200, 'UNDER_REVIEW']);
      await decide(`disputes/${second.dispute}/close`, { status: 'won' });
      const none = { evidences: [] };
      expect(
        await issuesOf(await paypal.call('POST', `/v1/customer/disputes/${dispute}/provide-evidence`, none)),
      ).toContain('INVALID_ARRAY_MIN_ITEMS');
    });

    it('are listed by state, a page at a time', async () => {
      const first = await paypal.call('GET', '/v1/customer/disputes?page_size=1&dispute_state=RESOLVED');
      const next = first.body.links.find(({ rel }) => rel === 'next')?.href ?? '';
      const second = await paypal.call('GET', next.slice(paypal.base.length));
      expect(second.body.items[0]?.dispute_id).not.toBe(first.body.items[0]?.dispute_id);
      expect((await paypal.call('GET', '/v1/customer/disputes?page_size=51')).status).toBe(400);
      expect((await paypal.call('GET', '/v1/customer/disputes/PP-D-NONE')).status).toBe(404);
    });
  });

  describe('payouts', () => {
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
});
