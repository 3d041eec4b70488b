import { DAY } from '../../testing/harness.js';
import type { Body } from '../../testing/paypal/bodies.js';
import { Merchant } from '../../testing/paypal/client.js';
import { expectShape, issuesOf } from '../../testing/paypal/shapes.js';

describe('disputes at PayPal', () => {
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
    const later = first.body.items[0]?.update_time ?? '';
    const since = await paypal.call('GET', `/v1/customer/disputes?update_time_after=${later}`);
    expect(since.body.items.map(({ dispute_id: id }) => id)).toContain(first.body.items[0]?.dispute_id);
    expect(since.body.items.length).toBeLessThan((await paypal.call('GET', '/v1/customer/disputes')).body.items.length);
    expect((await paypal.call('GET', '/v1/customer/disputes?update_time_before=soon')).status).toBe(400);
    expect((await paypal.call('GET', '/v1/customer/disputes?page_size=51')).status).toBe(400);
    expect((await paypal.call('GET', '/v1/customer/disputes/PP-D-NONE')).status).toBe(404);
  });
});
