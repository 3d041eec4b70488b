import type { Stripe } from 'stripe';
import { DAY, Harness, MINUTE } from '../testing/harness.js';

const post = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

describe('connected accounts', () => {
  let world: Harness;
  beforeAll(async () => {
    world = await Harness.start();
    await world.paid(2_000_000, '4000000000000077');
    await world.booked();
  });
  afterAll(async () => {
    await world.requireConservation();
    await world.close();
  });

  const open = (): Promise<Stripe.Account> =>
    world.stripe.accounts.create({
      type: 'express',
      country: 'US',
      email: 'owner@example.com',
      capabilities: { transfers: { requested: true } },
      metadata: { company: 'company_1' },
    });

  const onboarded = async (accountNumber = '000123456789'): Promise<Stripe.Account> => {
    const account = await open();
    await world.control('POST', `/stripe/accounts/${account.id}/onboard`, { accountNumber });
    return world.stripe.accounts.retrieve(account.id);
  };

  const link = (account: string): Promise<Stripe.AccountLink> =>
    world.stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: 'http://127.0.0.1:9/refresh',
      return_url: 'http://127.0.0.1:9/return',
    });

  const send = (account: string, amount: number, extra: object = {}): Promise<Stripe.Transfer> =>
    world.stripe.transfers.create({
      amount,
      currency: 'usd',
      destination: account,
      transfer_group: 'campaign_9',
      ...extra,
    });

  it('goes from nothing to paid through the hosted page', async () => {
    const account = await open();
    expect(account).toMatchObject({ charges_enabled: false, payouts_enabled: false, details_submitted: false });
    expect(account.requirements?.currently_due).toContain('external_account');
    const { url } = await link(account.id);
    const page = await (await fetch(url)).text();
    for (const words of ['Business name', 'Complete onboarding', 'Do this later']) expect(page).toContain(words);
    const wrong = await post(url, { action: 'complete', business: '', country: 'ZZ', routing: '1', account: 'x' });
    expect((await wrong.text()).match(/class="error"/g)).toHaveLength(3);
    const right = {
      action: 'complete',
      business: 'Tern Street',
      country: 'US',
      routing: '110000000',
      account: '000123456789',
    };
    expect((await post(url, right)).headers.get('location')).toBe('http://127.0.0.1:9/return');
    const ready = await world.stripe.accounts.retrieve(account.id);
    expect(ready).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: [], disabled_reason: null },
    });
    await world.flush();
    const update = world.connect.accepted.find(
      (event) => event.type === 'account.updated' && event.account === account.id,
    );
    expect(update?.data.object).toMatchObject({ id: account.id, payouts_enabled: true });
  });

  it('lets a link be opened once and for five minutes', async () => {
    const account = await open();
    const { url } = await link(account.id);
    await fetch(url);
    expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toBe('http://127.0.0.1:9/refresh');
    const late = await link(account.id);
    await world.advance(6 * MINUTE);
    expect((await fetch(late.url, { redirect: 'manual' })).status).toBe(303);
    expect((await fetch(`${world.sandbox.urls.stripe}/connect/none`)).status).toBe(404);
  });

  it('leaves everything as it was when the owner does it later', async () => {
    const account = await open();
    const { url } = await link(account.id);
    expect((await post(url, { action: 'later' })).headers.get('location')).toBe('http://127.0.0.1:9/return');
    expect((await world.stripe.accounts.retrieve(account.id)).details_submitted).toBe(false);
  });

  it('transfers only to accounts that may receive, and only what is available', async () => {
    const fresh = await open();
    await expect(send(fresh.id, 1000)).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
    await expect(send('acct_none', 1000)).rejects.toMatchObject({ code: 'resource_missing' });
    const ready = await onboarded();
    await expect(send(ready.id, 90_000_000)).rejects.toMatchObject({ code: 'balance_insufficient' });
    const transfer = await send(ready.id, 100_000, { metadata: { payout: 'p1' } });
    expect(transfer).toMatchObject({
      amount: 100_000,
      destination: ready.id,
      transfer_group: 'campaign_9',
      reversed: false,
    });
    const balance = await world.stripe.balance.retrieve({}, { stripeAccount: ready.id });
    expect(balance.available[0]).toMatchObject({ amount: 100_000, currency: 'usd' });
    expect((await world.stripe.transfers.list({ destination: ready.id })).data).toHaveLength(1);
  });

  it('passes on the money of a charge that is still pending', async () => {
    const ready = await onboarded();
    const session = await world.paid(50_000);
    const intent = await world.stripe.paymentIntents.retrieve(session.payment_intent);
    const source = typeof intent.latest_charge === 'string' ? intent.latest_charge : '';
    await send(ready.id, 48_000, { source_transaction: source });
    await expect(send(ready.id, 48_000, { source_transaction: source })).rejects.toMatchObject({
      param: 'amount',
    });
    const balance = await world.stripe.balance.retrieve({}, { stripeAccount: ready.id });
    expect(balance.pending[0]?.amount).toBe(48_000);
  });

  it('reverses a transfer, in part and then no further than whole', async () => {
    const ready = await onboarded();
    const transfer = await send(ready.id, 60_000);
    const reversal = await world.stripe.transfers.createReversal(transfer.id, { amount: 20_000 });
    expect(reversal).toMatchObject({ object: 'transfer_reversal', amount: 20_000, transfer: transfer.id });
    await expect(world.stripe.transfers.createReversal(transfer.id, { amount: 50_000 })).rejects.toMatchObject({
      param: 'amount',
    });
    await world.stripe.transfers.createReversal(transfer.id);
    const after = await world.stripe.transfers.retrieve(transfer.id);
    expect(after).toMatchObject({ reversed: true, amount_reversed: 60_000 });
    expect(after.reversals.data).toHaveLength(2);
    await expect(world.stripe.transfers.createReversal(transfer.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('pays out on the clock: pending, in transit, paid', async () => {
    const ready = await onboarded();
    await send(ready.id, 70_000);
    await world.advance(DAY + MINUTE);
    const acting = { stripeAccount: ready.id };
    const [pending] = (await world.stripe.payouts.list({}, acting)).data;
    expect(pending).toMatchObject({ amount: 70_000, status: 'pending', automatic: true });
    await world.advance(61 * MINUTE);
    expect((await world.stripe.payouts.retrieve(pending?.id ?? '', {}, acting)).status).toBe('in_transit');
    await world.advance(5 * DAY);
    expect((await world.stripe.payouts.retrieve(pending?.id ?? '', {}, acting)).status).toBe('paid');
    await world.flush();
    const paid = world.connect.accepted.find((event) => event.type === 'payout.paid' && event.account === ready.id);
    expect(paid?.data.object).toMatchObject({ id: pending?.id, amount: 70_000 });
    await expect(world.stripe.payouts.retrieve(pending?.id ?? '')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('fails payouts to a closed bank account, until there is another one', async () => {
    const ready = await onboarded('000111111113');
    await send(ready.id, 30_000);
    await world.advance(7 * DAY);
    const acting = { stripeAccount: ready.id };
    const [failed] = (await world.stripe.payouts.list({}, acting)).data;
    expect(failed).toMatchObject({ status: 'failed', failure_code: 'account_closed' });
    expect(await world.stripe.accounts.retrieve(ready.id)).toMatchObject({
      payouts_enabled: false,
      requirements: { currently_due: ['external_account'] },
    });
    await world.control('POST', `/stripe/accounts/${ready.id}/onboard`, {});
    await world.advance(7 * DAY);
    expect((await world.stripe.payouts.list({ status: 'paid' }, acting)).data).toHaveLength(1);
  });

  it('takes a payout back that had counted as paid', async () => {
    const ready = await onboarded();
    await send(ready.id, 10_000);
    await world.advance(7 * DAY);
    const acting = { stripeAccount: ready.id };
    const [paid] = (await world.stripe.payouts.list({}, acting)).data;
    await world.control('POST', `/stripe/payouts/${paid?.id}/fail`, {});
    expect((await world.stripe.payouts.retrieve(paid?.id ?? '', {}, acting)).status).toBe('failed');
    expect((await world.stripe.balance.retrieve({}, acting)).available[0]?.amount).toBe(10_000);
  });

  it('rejects, deauthorises and deletes accounts', async () => {
    const ready = await onboarded();
    expect((await world.stripe.accounts.reject(ready.id, { reason: 'fraud' })).requirements?.disabled_reason).toBe(
      'rejected.fraud',
    );
    const other = await onboarded();
    await world.control('POST', `/stripe/accounts/${other.id}/deauthorize`, {});
    await world.flush();
    expect(world.connect.types()).toContain('account.application.deauthorized');
    await expect(world.stripe.accounts.retrieve(other.id)).rejects.toMatchObject({
      statusCode: 403,
      code: 'account_invalid',
    });
    const closed = await onboarded();
    expect(await world.stripe.accounts.del(closed.id)).toMatchObject({ deleted: true });
    await expect(world.stripe.accounts.retrieve(closed.id)).rejects.toMatchObject({ code: 'account_invalid' });
    await expect(world.stripe.balance.retrieve({}, { stripeAccount: other.id })).rejects.toMatchObject({
      statusCode: 403,
    });
    const rich = await onboarded();
    await send(rich.id, 1000);
    await expect(world.stripe.accounts.del(rich.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('opens the dashboard of an onboarded account', async () => {
    await expect(world.stripe.accounts.createLoginLink((await open()).id)).rejects.toMatchObject({ statusCode: 400 });
    const ready = await onboarded();
    await send(ready.id, 12_300);
    const { url } = await world.stripe.accounts.createLoginLink(ready.id);
    expect(await (await fetch(url)).text()).toContain('$123.00');
  });
});
