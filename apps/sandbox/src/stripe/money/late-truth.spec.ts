import type { Stripe } from 'stripe';
import { DAY, Harness, HOUR, MINUTE, stripeClient } from '../../testing/harness.js';
import { idOf } from '../objects.js';

describe('what the real one does late, or only once', () => {
  let world: Harness;
  beforeEach(async () => {
    world = await Harness.start();
  });
  afterEach(async () => {
    await world.requireConservation();
    await world.close();
  });

  const chargeOf = async (intent: string): Promise<Stripe.Charge> => {
    const { latest_charge: charge } = await world.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    if (charge === null || typeof charge === 'string') throw new Error('not expanded');
    return charge;
  };
  const fault = (effect: string, operation: string, times = 1): Promise<unknown> =>
    world.control('POST', '/faults', { provider: 'stripe', operation, effect, times });
  const received = (type: string): Stripe.Event | undefined =>
    world.platform.accepted.find((event) => event.type === type);

  it('F1 books a charge minutes later, with charge.updated', async () => {
    const { payment_intent: intent } = await world.paid();
    expect((await chargeOf(intent)).balance_transaction).toBeNull();
    await world.flush();
    expect(received('charge.succeeded')?.data.object).toMatchObject({ balance_transaction: null });
    expect((await world.stripe.balanceTransactions.list()).data).toEqual([]);
    await world.advance(6 * MINUTE);
    const booked = await chargeOf(intent);
    expect(booked.balance_transaction).toMatch(/^txn_/);
    await world.flush();
    expect(received('charge.updated')?.data).toMatchObject({
      object: { id: booked.id, balance_transaction: booked.balance_transaction },
      previous_attributes: { balance_transaction: null },
    });
  });

  it('F1 books it at once on demand, or when capture is synchronous', async () => {
    const { payment_intent: intent } = await world.paid();
    const { id } = await chargeOf(intent);
    await world.control('POST', `/stripe/charges/${id}/settle`, {});
    expect((await chargeOf(intent)).balance_transaction).toMatch(/^txn_/);
    const other = await world.paid(50_000, '4242424242424242', {
      payment_intent_data: { capture_method: 'automatic' },
    });
    expect((await chargeOf(other.payment_intent)).balance_transaction).toMatch(/^txn_/);
  });

  it('F2 forgets a key after 24 hours: the same call is executed again', async () => {
    const { payment_intent: intent } = await world.paid();
    const refund = (): Promise<Stripe.Refund> =>
      world.stripe.refunds.create({ payment_intent: intent, amount: 100 }, { idempotencyKey: 'day' });
    const first = await refund();
    await world.advance(23 * HOUR);
    expect((await refund()).id).toBe(first.id);
    await world.advance(HOUR + MINUTE);
    expect((await refund()).id).not.toBe(first.id);
  });

  it('F3 keeps a 500 under its key', async () => {
    const { payment_intent: intent } = await world.paid();
    await fault('http_500', 'refunds.create');
    const refund = (key: string): Promise<Stripe.Refund> =>
      stripeClient(world.sandbox, { retries: 2 }).refunds.create({ payment_intent: intent }, { idempotencyKey: key });
    await expect(refund('k')).rejects.toMatchObject({ statusCode: 500 });
    await expect(refund('k')).rejects.toMatchObject({ statusCode: 500 });
    expect((await world.stripe.refunds.list({ payment_intent: intent })).data).toEqual([]);
    expect((await refund('k2')).object).toBe('refund');
  });

  it('F3 may have done its work before the 500', async () => {
    const { payment_intent: intent } = await world.paid();
    await fault('commit_then_500', 'refunds.create');
    await expect(
      world.stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ statusCode: 500 });
    expect((await world.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
  });

  it('F4 loses the answers to every retry of the SDK: the outcome is unknown, the effect happens once', async () => {
    const { payment_intent: intent } = await world.paid();
    await fault('commit_then_drop', 'refunds.create', 20);
    await expect(
      stripeClient(world.sandbox, { retries: 2 }).refunds.create({ payment_intent: intent }, { idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ type: 'StripeConnectionError' });
    await world.control('DELETE', '/faults');
    const { data } = await world.stripe.refunds.list({ payment_intent: intent });
    expect(data).toHaveLength(1);
    const again = await world.stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: 'k' });
    expect(again.id).toBe(data[0]?.id);
  }, 20_000);

  it('F5 lets a refund wait until the balance covers it', async () => {
    const { payment_intent: intent } = await world.paid(100_000);
    const refund = await world.stripe.refunds.create({ payment_intent: intent });
    expect(refund).toMatchObject({
      status: 'pending',
      pending_reason: 'insufficient_funds',
      balance_transaction: null,
    });
    await world.control('POST', '/stripe/topups', { amount: 5000 });
    const covered = await world.stripe.refunds.retrieve(refund.id);
    expect(covered.status).toBe('succeeded');
    expect(covered.pending_reason).toBeUndefined();
    await world.flush();
    expect(received('refund.created')?.data.object).toMatchObject({ status: 'pending' });
    expect(received('refund.updated')?.data.object).toMatchObject({ status: 'succeeded' });
  });

  it('F5 fails a waiting refund when the payer goes to the bank', async () => {
    const { payment_intent: intent } = await world.paid(100_000);
    const refund = await world.stripe.refunds.create({ payment_intent: intent });
    const { id } = await chargeOf(intent);
    await world.control('POST', `/stripe/charges/${id}/dispute`, {});
    expect(await world.stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'charge_for_pending_refund_disputed',
    });
    expect((await world.stripe.disputes.list({ charge: id })).data).toMatchObject([{ amount: 100_000 }]);
  });

  it('F5 fails a refund that had succeeded: the money is on the balance again', async () => {
    await world.control('POST', '/stripe/topups', { amount: 500_000 });
    const { payment_intent: intent } = await world.paid(40_000, '4000000000005126');
    const refund = await world.stripe.refunds.create({ payment_intent: intent });
    expect(refund.status).toBe('succeeded');
    await world.advance(7 * DAY);
    const failed = await world.stripe.refunds.retrieve(refund.id, { expand: ['failure_balance_transaction'] });
    expect(failed).toMatchObject({
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
      failure_balance_transaction: { amount: 40_000, type: 'refund_failure' },
    });
    expect((await chargeOf(intent)).amount_refunded).toBe(0);
    await world.flush();
    expect(world.platform.types()).toEqual(expect.arrayContaining(['refund.failed', 'charge.refund.updated']));
    const other = await world.paid(10_000);
    const later = await world.stripe.refunds.create({ payment_intent: other.payment_intent });
    await world.control('POST', `/stripe/refunds/${later.id}/fail`, { reason: 'expired_or_canceled_card' });
    expect((await world.stripe.refunds.retrieve(later.id)).failure_reason).toBe('expired_or_canceled_card');
  });

  it('F5 keeps a slow refund pending for days', async () => {
    await world.control('POST', '/stripe/topups', { amount: 500_000 });
    const { payment_intent: intent } = await world.paid(40_000, '4000000000007726');
    const refund = await world.stripe.refunds.create({ payment_intent: intent });
    expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
    await world.advance(7 * DAY);
    expect((await world.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
  });

  it('F11 names the call behind an event', async () => {
    const { payment_intent: intent } = await world.paid();
    await world.stripe.refunds.create({ payment_intent: intent, amount: 100 }, { idempotencyKey: 'named' });
    await world.flush();
    expect(received('refund.created')?.request).toMatchObject({
      id: expect.stringMatching(/^req_/),
      idempotency_key: 'named',
    });
    expect(received('payment_intent.succeeded')?.request).toEqual({ id: null, idempotency_key: null });
  });

  it('expands a charge with its payment as before', async () => {
    const { payment_intent: intent } = await world.paid();
    expect(idOf((await chargeOf(intent)).payment_intent)).toBe(intent);
  });
});
