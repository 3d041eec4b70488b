import { DAY, HOUR } from '../../testing/harness.js';
import { Merchant, type Reply } from '../../testing/paypal/client.js';
import { expectShape, issuesOf } from '../../testing/paypal/shapes.js';

describe('the reports of PayPal', () => {
  let paypal: Merchant;
  beforeAll(async () => {
    paypal = await Merchant.start();
  });
  afterAll(() => paypal.close());

  const report = async (more: Record<string, string> = {}): Promise<Reply> => {
    const { now } = await paypal.world.control<{ now: string }>('GET', '/clock');
    const day = (offset: number): string => new Date(Date.parse(now) + offset).toISOString();
    const query = new URLSearchParams({ start_date: day(-20 * DAY), end_date: day(DAY), ...more });
    return paypal.call('GET', `/v1/reporting/transactions?${query.toString()}`);
  };
  const decide = (path: string, body: object): Promise<unknown> =>
    paypal.world.control('POST', `/paypal/${path}`, body);

  it('tell every movement of the balance, with its fee, and add up to it', async () => {
    await decide('topups', { amount: 50_000 });
    const kept = await paypal.paid('100.00');
    const given = await paypal.paid('40.00');
    const refund = await paypal.refund(given.id);
    const lost = await paypal.paid('60.00');
    await decide(`captures/${lost.id}/dispute`, { stage: 'CHARGEBACK' });
    const [dispute] = (await paypal.call('GET', '/v1/customer/disputes')).body.items;
    await decide(`disputes/${dispute?.dispute_id}/close`, { status: 'lost' });
    const batch = await paypal.call('POST', '/v1/payments/payouts', {
      sender_batch_header: { sender_batch_id: 'report-1', recipient_type: 'EMAIL' },
      items: [{ amount: { currency: 'USD', value: '5.00' }, receiver: 'unclaimed@example.com', sender_item_id: 'i-1' }],
    });
    await decide(`payouts/${batch.body.batch_header.payout_batch_id}/process`, {});
    const sent = await paypal.call('GET', `/v1/payments/payouts/${batch.body.batch_header.payout_batch_id}`);
    await paypal.call('POST', `/v1/payments/payouts-item/${sent.body.items[0]?.payout_item_id}/cancel`);

    const { body } = await report();
    await expectShape('transactions', body);
    const lines = body.transaction_details.map(({ transaction_info: info }) => info);
    const dollars = (value: string): object => ({ currency_code: 'USD', value });
    expect(lines).toMatchObject([
      { transaction_event_code: 'T0300', transaction_amount: dollars('500.00') },
      { transaction_id: kept.id, transaction_amount: dollars('100.00'), fee_amount: dollars('-3.98') },
      { transaction_id: given.id, transaction_event_code: 'T0006', custom_field: 'payment-1' },
      { transaction_id: refund.body.id, transaction_event_code: 'T1107', paypal_reference_id: given.id },
      { transaction_id: lost.id },
      { transaction_event_code: 'T1110', transaction_amount: dollars('-60.00'), paypal_reference_id: lost.id },
      { transaction_event_code: 'T1111', transaction_amount: dollars('60.00') },
      { transaction_event_code: 'T0106', transaction_amount: dollars('-20.00') },
      { transaction_event_code: 'T1106', transaction_amount: dollars('-60.00'), paypal_reference_id: lost.id },
      { transaction_event_code: 'T0001', transaction_amount: dollars('-5.00'), fee_amount: dollars('-0.25') },
      { transaction_event_code: 'T1114', transaction_amount: dollars('5.00'), fee_amount: dollars('0.25') },
    ]);
    expect(new Set(lines.map((line) => line['transaction_id'])).size).toBe(lines.length);
    const cents = (amount: unknown): number =>
      Math.round(Number((amount as { value: string } | undefined)?.value ?? 0) * 100);
    const sum = lines.reduce((total, line) => total + cents(line['transaction_amount']) + cents(line['fee_amount']), 0);
    const { currencies } = await paypal.requireConservation();
    expect(sum).toBe(currencies['USD']?.['held']);
    const balances = await paypal.call('GET', '/v1/reporting/balances');
    await expectShape('balances', balances.body);
    expect(cents(balances.body.balances[0]?.total_balance)).toBe(sum);
  });

  it('come in pages and by filters, and are behind as ordered', async () => {
    const all = await report();
    const first = await report({ page_size: '4' });
    const next = first.body.links.find(({ rel }) => rel === 'next')?.href ?? '';
    const second = await paypal.call('GET', next.slice(paypal.base.length));
    expect([...first.body.transaction_details, ...second.body.transaction_details]).toEqual(
      all.body.transaction_details.slice(0, 8),
    );
    expect((await report({ transaction_type: 'T1107' })).body.total_items).toBe(1);
    await decide('settings', { reportDelaySeconds: 3 * 3600 });
    await paypal.paid('1.00');
    expect((await report()).body.total_items).toBe(0);
    await paypal.world.advance(3 * HOUR + 1000);
    expect((await report()).body.total_items).toBe(all.body.total_items + 1);
  });

  it.each([
    [{ start_date: '2026-01-01' }, 'INVALID_PARAMETER_SYNTAX'],
    [{ start_date: '2020-01-01T00:00:00Z' }, 'INVALID_PARAMETER_VALUE'],
    [{ page_size: '501' }, 'INVALID_PARAMETER_VALUE'],
  ])('refuse %j', async (more, issue) => {
    expect(await issuesOf(await report(more))).toContain(issue);
  });

  it('need both of their ends', async () => {
    const missing = await paypal.call('GET', '/v1/reporting/transactions?end_date=2026-01-01T00:00:00Z');
    expect(await issuesOf(missing)).toContain('MISSING_REQUIRED_PARAMETER');
  });
});
