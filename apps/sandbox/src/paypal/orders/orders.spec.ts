import { DAY, HOUR } from '../../testing/harness.js';
import { Merchant, type Reply } from '../../testing/paypal/client.js';
import { expectShape, issuesOf } from '../../testing/paypal/shapes.js';

const unit = (reply: Reply) => {
  const [first] = reply.body.purchase_units;
  if (first === undefined) throw new Error('The order has no unit');
  return first;
};

describe('the orders of PayPal', () => {
  let paypal: Merchant;
  beforeAll(async () => {
    paypal = await Merchant.start();
  });
  afterEach(async () => {
    await paypal.requireConservation();
  });
  afterAll(() => paypal.close());

  const approved = async (value = '100.00', by = 'balance', more: object = {}): Promise<string> => {
    const { body } = await paypal.order(value, more);
    await paypal.approve(body.id, by);
    return body.id;
  };

  it('takes an order from creation to its money', async () => {
    const opened = await paypal.order('100.00');
    expect(opened.status).toBe(201);
    await expectShape('order', opened.body);
    expect(opened.body.status).toBe('PAYER_ACTION_REQUIRED');
    expect(opened.body.links.find(({ rel }) => rel === 'payer-action')?.href).toContain(`token=${opened.body.id}`);
    const { id } = opened.body;
    expect(await issuesOf(await paypal.capture(id))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED']);
    await paypal.approve(id);
    const [told] = await paypal.told('CHECKOUT.ORDER.APPROVED');
    expect(told?.resource).toMatchObject({ id: expect.any(String), status: 'APPROVED' });

    const captured = await paypal.capture(id);
    expect([captured.status, captured.body.status]).toEqual([201, 'COMPLETED']);
    await expectShape('order', captured.body);
    const [capture] = unit(captured).payments.captures;
    const read = await paypal.call('GET', `/v2/payments/captures/${capture?.id}`);
    await expectShape('capture', read.body);
    expect(read.body).toMatchObject({
      status: 'COMPLETED',
      invoice_id: unit(opened).invoice_id,
      seller_receivable_breakdown: {
        gross_amount: { currency_code: 'USD', value: '100.00' },
        paypal_fee: { value: '3.98' },
        net_amount: { value: '96.02' },
      },
      supplementary_data: { related_ids: { order_id: id } },
    });
    expect(read.body.links.map(({ rel }) => rel)).toEqual(['self', 'refund', 'up']);
    expect(await paypal.told('PAYMENT.CAPTURE.COMPLETED')).toMatchObject([{ resource: { id: capture?.id } }]);
    expect(await issuesOf(await paypal.capture(id))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED']);
  });

  it('answers with the least unless more is preferred', async () => {
    const opened = await paypal.order('5.00', {}, { prefer: 'return=minimal' });
    await expectShape('minimal', opened.body);
    await paypal.approve(opened.body.id);
    const captured = await paypal.capture(opened.body.id, { prefer: 'return=minimal' });
    await expectShape('minimal', captured.body);
    await expectShape('order', (await paypal.call('GET', `/v2/checkout/orders/${opened.body.id}`)).body);
    expect((await paypal.order('5.00', {}, { prefer: 'return=everything' })).status).toBe(400);
  });

  it('repeats a call under its key with the latest state, for six hours', async () => {
    const request = paypal.request('7.00');
    const key = { 'paypal-request-id': 'create-1' };
    const first = await paypal.call('POST', '/v2/checkout/orders', request, key);
    await paypal.approve(first.body.id);
    const again = await paypal.call('POST', '/v2/checkout/orders', request, key);
    expect([first.status, again.status, again.body.id, again.body.status]).toEqual([
      201,
      200,
      first.body.id,
      'APPROVED',
    ]);
    const capture = { 'paypal-request-id': 'capture-1' };
    expect((await paypal.capture(first.body.id, capture)).status).toBe(201);
    const repeated = await paypal.capture(first.body.id, capture);
    expect([repeated.status, repeated.body.status]).toEqual([200, 'COMPLETED']);
    await paypal.world.advance(6 * HOUR + 1000);
    expect(await issuesOf(await paypal.capture(first.body.id, capture))).toContain('ORDER_ALREADY_CAPTURED');
    const later = await paypal.call('POST', '/v2/checkout/orders', paypal.request('7.00'), key);
    expect([later.status, later.body.id === first.body.id]).toEqual([201, false]);
    const long = await paypal.order('7.00', {}, { 'paypal-request-id': 'x'.repeat(109) });
    expect(await issuesOf(long)).toContain('INVALID_STRING_LENGTH');
  });

  it('sends the payer back when the card is declined, and at last takes no more tries', async () => {
    const id = await approved('9.00', 'declined_card');
    const key = { 'paypal-request-id': 'declined-1' };
    const declined = await paypal.capture(id, key);
    expect(await issuesOf(declined)).toEqual([422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED']);
    expect(declined.body.links.map(({ rel }) => rel)).toContain('payer-action');
    expect(await issuesOf(await paypal.capture(id, key))).toContain('PAYER_ACTION_REQUIRED');
    for (let tries = 1; tries < 10; tries += 1) {
      await paypal.approve(id, 'declined_card');
      await paypal.capture(id, key);
    }
    await paypal.approve(id, 'balance');
    expect(await issuesOf(await paypal.capture(id, key))).toContain('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
    const other = await approved('9.00', 'declined_card');
    await paypal.capture(other);
    await paypal.approve(other, 'balance');
    expect((await paypal.capture(other)).status).toBe(201);
  });

  it('takes an invoice once, however many orders ask for it', async () => {
    const first = await approved('10.00', 'balance', { invoice_id: 'INV-twice' });
    const second = await approved('10.00', 'balance', { invoice_id: 'INV-twice' });
    expect((await paypal.capture(first)).status).toBe(201);
    expect(await issuesOf(await paypal.capture(second))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_ID']);
  });

  it.each([
    ['under two keys', ['slow-1', 'slow-2'], [422, 'UNPROCESSABLE_ENTITY', 'ORDER_COMPLETION_IN_PROGRESS']],
    ['under one key', ['slow-3', 'slow-3'], [409, 'RESOURCE_CONFLICT', 'PREVIOUS_REQUEST_IN_PROGRESS']],
  ])('does not capture one order twice at the same time %s', async (_case, keys, refusal) => {
    const id = await approved();
    const slow = { provider: 'paypal', operation: 'orders.capture', effect: 'latency', latencyMs: 200 };
    await paypal.world.control('POST', '/faults', slow);
    const replies = await Promise.all(keys.map((key) => paypal.capture(id, { 'paypal-request-id': key })));
    const [taken, refused] = replies.toSorted((one, other) => one.status - other.status);
    expect(taken?.status).toBe(201);
    expect(refused && (await issuesOf(refused))).toEqual(refusal);
  });

  it('waits for the bank of an eCheck, which pays or does not', async () => {
    const capture = await paypal.paid('50.00', 'bank');
    expect([capture.status, capture.status_details?.reason]).toEqual(['PENDING', 'ECHECK']);
    expect(await issuesOf(await paypal.refund(capture.id))).toContain('PENDING_CAPTURE');
    await paypal.world.advance(7 * DAY);
    await paypal.signIn();
    const settled = await paypal.call('GET', `/v2/payments/captures/${capture.id}`);
    await expectShape('capture', settled.body);
    expect(settled.body).toMatchObject({ status: 'COMPLETED', seller_receivable_breakdown: { net_amount: {} } });

    const bounced = await paypal.paid('50.00', 'bank');
    await paypal.world.control('POST', `/paypal/captures/${bounced.id}/decide`, { outcome: 'declined' });
    const declined = await paypal.call('GET', `/v2/payments/captures/${bounced.id}`);
    await expectShape('capture', declined.body);
    expect(declined.body.status).toBe('DECLINED');
    expect(await paypal.told('PAYMENT.CAPTURE.DECLINED')).toMatchObject([{ resource: { id: bounced.id } }]);
    expect(await issuesOf(await paypal.refund(bounced.id))).toContain('REFUND_NOT_ALLOWED');
    const again = await paypal.world.controlRaw('POST', `/paypal/captures/${bounced.id}/decide`, {
      outcome: 'completed',
    });
    expect(again.status).toBe(409);
  });

  it('forgets an order that nobody captured, and says so of an approved one', async () => {
    const id = await approved();
    await paypal.world.advance(6 * HOUR + 1000);
    await paypal.signIn();
    const gone = await paypal.call('GET', `/v2/checkout/orders/${id}`);
    expect(await issuesOf(gone)).toEqual([404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID']);
    const told = await paypal.told('CHECKOUT.PAYMENT-APPROVAL.REVERSED');
    expect(told.at(-1)?.resource).toMatchObject({ order_id: id });
  });

  it('changes what is not captured yet', async () => {
    const { body } = await paypal.order('10.00');
    const path = `/v2/checkout/orders/${body.id}`;
    const at = "/purchase_units/@reference_id=='default'";
    const patch = (changes: object[]): Promise<Reply> => paypal.call('PATCH', path, changes);
    const amount = { currency_code: 'USD', value: '12.50' };
    const done = await patch([
      { op: 'replace', path: `${at}/amount`, value: amount },
      { op: 'replace', path: `${at}/invoice_id`, value: 'INV-changed' },
      { op: 'remove', path: `${at}/custom_id` },
    ]);
    expect(done.status).toBe(204);
    const changed = await paypal.call('GET', path);
    expect(unit(changed)).toMatchObject({ amount, invoice_id: 'INV-changed' });
    expect(unit(changed)).not.toHaveProperty('custom_id');
    expect(await issuesOf(await patch([{ op: 'replace', path: '/intent', value: 'CAPTURE' }]))).toContain(
      'FIELD_NOT_PATCHABLE',
    );
    expect(await issuesOf(await patch([{ op: 'replace', path: `${at}/payee`, value: 'x' }]))).toContain(
      'NOT_PATCHABLE',
    );
    const nobody = "/purchase_units/@reference_id=='other'/custom_id";
    expect(await issuesOf(await patch([{ op: 'replace', path: nobody, value: 'x' }]))).toContain(
      'REFERENCE_ID_NOT_FOUND',
    );
    expect(await issuesOf(await patch([{ op: 'move', path: nobody }]))).toContain('INVALID_PARAMETER_VALUE');
  });

  it('takes yen without decimals, and each unit of an order by itself', async () => {
    const yen = (id: string) => ({ reference_id: id, amount: { currency_code: 'JPY', value: '5000' } });
    const opened = await paypal.call('POST', '/v2/checkout/orders', {
      intent: 'CAPTURE',
      purchase_units: [yen('a'), yen('b')],
    });
    expect([opened.body.status, opened.body.links.map(({ rel }) => rel).includes('approve')]).toEqual([
      'CREATED',
      true,
    ]);
    await paypal.approve(opened.body.id);
    const captured = await paypal.capture(opened.body.id);
    expect(captured.body.purchase_units.map(({ payments }) => payments.captures[0]?.amount.value)).toEqual([
      '5000',
      '5000',
    ]);
    await expectShape('order', captured.body);
  });
});
