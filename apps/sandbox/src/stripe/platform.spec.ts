import type { Stripe } from 'stripe';
import { DAY, Harness, HOUR } from '../testing/harness.js';
import { idOf } from './objects.js';

describe('the platform’s own account', () => {
  let world: Harness;
  beforeEach(async () => {
    world = await Harness.start();
  });
  afterEach(async () => {
    await world.requireConservation();
    await world.close();
  });

  const onboarded = async (): Promise<string> => {
    const { id } = await world.stripe.accounts.create({
      type: 'express',
      capabilities: { transfers: { requested: true } },
    });
    await world.control('POST', `/stripe/accounts/${id}/onboard`, {});
    return id;
  };
  const send = (destination: string, amount: number): Promise<Stripe.Transfer> =>
    world.stripe.transfers.create({ amount, currency: 'usd', destination, transfer_group: 'campaign_1' });
  const chargeOf = async (intent: string): Promise<string> =>
    idOf((await world.stripe.paymentIntents.retrieve(intent)).latest_charge) ?? '';

  it('F9 pays out by hand by default', async () => {
    await world.paid(100_000);
    await world.advance(10 * DAY);
    expect((await world.stripe.payouts.list()).data).toEqual([]);
    expect((await world.stripe.balanceSettings.retrieve()).payments.payouts?.schedule?.interval).toBe('manual');
  });

  it('F9 pays everything available out every day: transfers then find nothing', async () => {
    await world.stripe.balanceSettings.update({ payments: { payouts: { schedule: { interval: 'daily' } } } });
    const owner = await onboarded();
    await world.paid(100_000);
    await world.advance(4 * DAY);
    await expect(send(owner, 50_000)).rejects.toMatchObject({ code: 'balance_insufficient' });
    const [payout] = (await world.stripe.payouts.list()).data;
    expect(payout).toMatchObject({ automatic: true, amount: 97_070 });
    await world.advance(7 * DAY);
    await world.flush();
    expect(world.platform.accepted.find(({ type }) => type === 'payout.paid')?.account).toBeUndefined();
    expect((await world.stripe.payouts.retrieve(payout?.id ?? '')).status).toBe('paid');
  });

  it('F9 pays out by hand so much as is asked for, and never more than there is', async () => {
    await world.paid(100_000);
    await world.advance(4 * DAY);
    await world.control('POST', '/stripe/payouts', { amount: 30_000, currency: 'usd' });
    await world.control('POST', '/stripe/payouts', { amount: 900_000, currency: 'usd' });
    await world.control('POST', '/stripe/payouts', { amount: 1, currency: 'usd' });
    const { data } = await world.stripe.payouts.list();
    expect(data.map(({ amount, automatic }) => [amount, automatic])).toEqual([
      [67_070, false],
      [30_000, false],
    ]);
  });

  it('F10 says which movements a payout paid out', async () => {
    await world.stripe.balanceSettings.update({ payments: { payouts: { schedule: { interval: 'daily' } } } });
    await world.paid(100_000);
    await world.advance(4 * DAY);
    await world.paid(50_000);
    await world.advance(4 * DAY);
    const [, first] = (await world.stripe.payouts.list()).data;
    const lines = await world.stripe.balanceTransactions.list({ payout: first?.id ?? '' });
    expect(lines.data.map(({ type, net }) => [type, net])).toEqual([
      ['payout', -97_070],
      ['charge', 97_070],
    ]);
    expect((await world.stripe.balanceTransactions.list({ type: 'charge' })).data).toHaveLength(2);
    const [newest] = (await world.stripe.balanceTransactions.list({ limit: 1 })).data;
    const rest = await world.stripe.balanceTransactions.list({ starting_after: newest?.id ?? '' });
    expect(rest.data).toHaveLength(3);
    await world.paid(50_000, '4000000000000077');
    await world.booked();
    const manual = await world.stripe.payouts.create({ amount: 1000, currency: 'usd' });
    await expect(world.stripe.balanceTransactions.list({ payout: manual.id })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('makes money available after the days set, or at once', async () => {
    const owner = await onboarded();
    await world.paid(100_000);
    await world.booked();
    await expect(send(owner, 50_000)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await world.control('POST', '/stripe/balance/available', {});
    await send(owner, 50_000);
    await world.control('POST', '/stripe/settings', { availableAfterDays: 7 });
    await world.paid(100_000);
    await world.advance(3 * DAY);
    await expect(send(owner, 100_000)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await world.advance(5 * DAY);
    await send(owner, 100_000);
    await world.flush();
    expect(world.platform.types()).toContain('balance.available');
  });

  it('reads its account, its endpoints and what they subscribed to', async () => {
    expect(await world.stripe.accounts.retrieveCurrent()).toMatchObject({
      charges_enabled: true,
      settings: { payouts: { schedule: { interval: 'manual' } } },
    });
    const before = await world.stripe.webhookEndpoints.list();
    expect(before.data.map(({ enabled_events: events }) => events)).toEqual([['*'], ['*']]);
    const subscription = { endpoint: 'stripe.platform', enabledEvents: ['payment_intent.succeeded'] };
    await world.control('POST', '/stripe/webhook-endpoints', subscription);
    expect((await world.stripe.webhookEndpoints.list()).data[0]?.enabled_events).toEqual(['payment_intent.succeeded']);
    await world.paid();
    await world.flush();
    expect(world.platform.types()).toEqual(['payment_intent.succeeded']);
  });

  it('tops the balance up days later', async () => {
    const topup = await world.stripe.topups.create({ amount: 20_000, currency: 'usd' });
    expect(topup.status).toBe('pending');
    await world.advance(10 * DAY);
    expect((await world.stripe.topups.retrieve(topup.id)).status).toBe('succeeded');
    expect((await world.stripe.balance.retrieve()).available[0]?.amount).toBe(20_000);
  });

  it('finds transfers and takes them back', async () => {
    await world.control('POST', '/stripe/topups', { amount: 90_000 });
    const owner = await onboarded();
    const transfer = await send(owner, 60_000);
    const found = await world.stripe.transfers.list({ transfer_group: 'campaign_1', destination: owner });
    expect(found.data.map(({ id }) => id)).toEqual([transfer.id]);
    const reversal = await world.stripe.transfers.createReversal(transfer.id, { amount: 10_000 });
    expect((await world.stripe.transfers.retrieveReversal(transfer.id, reversal.id)).amount).toBe(10_000);
    await world.flush();
    expect(world.platform.types()).toContain('transfer.reversed');
  });

  it('loses an account’s readiness, and then the account', async () => {
    const owner = await onboarded();
    await world.control('POST', `/stripe/accounts/${owner}/restrict`, { due: ['external_account'] });
    expect(await world.stripe.accounts.retrieve(owner)).toMatchObject({
      payouts_enabled: false,
      requirements: { currently_due: ['external_account'] },
    });
    await world.control('POST', `/stripe/accounts/${owner}/deauthorize`, {});
    await expect(world.stripe.accounts.retrieve(owner)).rejects.toMatchObject({ statusCode: 403 });
    await expect(send(owner, 100)).rejects.toMatchObject({ code: 'resource_missing' });
    await world.flush();
    const event = world.connect.accepted.find(({ type }) => type === 'account.application.deauthorized');
    expect(event).toMatchObject({ account: owner, data: { object: { object: 'application' } } });
  });

  it('hears of accounts, charges and test events that are not the product’s', async () => {
    await world.control('POST', '/stripe/settings', { livemode: true });
    await world.control('POST', '/stripe/charges/elsewhere', { amount: 12_300 });
    const account = await world.control<Stripe.Account>('POST', '/stripe/accounts/elsewhere', {});
    const object = { id: account.id, object: 'account' };
    const test = { type: 'account.updated', account: account.id, livemode: false, object };
    await world.control('POST', '/stripe/events', test);
    await world.flush();
    expect(world.platform.accepted.every(({ livemode }) => livemode)).toBe(true);
    expect(world.platform.types()).toContain('charge.succeeded');
    expect(world.connect.accepted.map(({ livemode }) => livemode)).toEqual([true, false]);
    expect((await world.session()).livemode).toBe(true);
  });

  it('disputes a charge before and after its money went on', async () => {
    await world.control('POST', '/stripe/topups', { amount: 10_000 });
    const paid = await world.paid(60_000, '4000000000000077');
    await world.booked();
    await send(await onboarded(), 60_000);
    const charge = await chargeOf(paid.payment_intent);
    const dispute = await world.control<Stripe.Dispute>('POST', `/stripe/charges/${charge}/dispute`, {
      reason: 'product_not_received',
    });
    expect(dispute).toMatchObject({ reason: 'product_not_received', status: 'needs_response' });
    expect(dispute.balance_transactions).toMatchObject([{ amount: -60_000, fee: 1500, net: -61_500 }]);
    expect((await world.stripe.charges.retrieve(charge)).disputed).toBe(true);
    await expect(world.stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    expect((await world.stripe.disputes.list({ charge })).data).toHaveLength(1);
    await world.control('POST', `/stripe/disputes/${dispute.id}/close`, { status: 'won' });
    await world.flush();
    expect(world.platform.types()).toEqual(
      expect.arrayContaining([
        'charge.dispute.created',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.funds_reinstated',
        'charge.dispute.closed',
      ]),
    );
  });

  it('asks about a charge without moving money', async () => {
    const paid = await world.paid(60_000, '4000000000001976');
    await world.advance(31 * DAY);
    const [inquiry] = (await world.stripe.disputes.list({ payment_intent: paid.payment_intent })).data;
    expect(inquiry).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] });
    await world.advance(8 * DAY);
    expect((await world.stripe.disputes.retrieve(inquiry?.id ?? '')).status).toBe('warning_closed');
  });

  it('warns of fraud before the payer disputes', async () => {
    await world.control('POST', '/stripe/topups', { amount: 10_000 });
    const paid = await world.paid(60_000, '4000000000005423');
    await world.advance(DAY + HOUR);
    const [warning] = (await world.stripe.radar.earlyFraudWarnings.list({ payment_intent: paid.payment_intent })).data;
    expect(warning).toMatchObject({ actionable: true });
    await world.stripe.refunds.create({ payment_intent: paid.payment_intent });
    expect((await world.stripe.radar.earlyFraudWarnings.retrieve(warning?.id ?? '')).actionable).toBe(false);
    await world.flush();
    expect(world.platform.types()).toContain('radar.early_fraud_warning.created');
    const other = await chargeOf((await world.paid()).payment_intent);
    await world.control('POST', `/stripe/charges/${other}/fraud-warning`, { fraudType: 'made_with_stolen_card' });
    expect((await world.stripe.radar.earlyFraudWarnings.list({ charge: other })).data).toHaveLength(1);
  });
});
