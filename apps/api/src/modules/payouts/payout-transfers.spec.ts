import { adminApi, paymentsApi, repaymentsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { chargeOf, clearing, HOUR, investByCard, MINUTE, stripe } from '../../testing/card-money.js';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';
import type { PaymentEntity } from '../payments/index.js';
import { PayoutEntity } from './payout.entity.js';

describe('payouts through Connect', () => {
  let t: TestWorld;
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    [first, second] = await Promise.all([aPerson(t, { adminRole: 'finance' }), aPerson(t, { adminRole: 'finance' })]);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  /** A payout of 90.00 that one person has approved. */
  async function approved(): Promise<{
    id: string;
    payment: PaymentEntity;
    owner: Person;
    campaignId: string;
    accountId: string;
    connected: string;
  }> {
    const { id: campaignId, owner } = await aCampaign(t, { mode: 'flexible', goal: 10_000, minimumRaise: 5_000 });
    const { payment } = await investByCard(t, await anInvestor(t), campaignId, 10_000);
    await t.travel(32 * DAY);
    const account = await owner.api.send(paymentsApi.connect, {});
    await t.control('POST', `/stripe/accounts/${account.accountId}/onboard`, {});
    await t.settle();
    const { id } = await owner.api.send(repaymentsApi.requestPayout, {
      params: { campaignId },
      body: { amount: 9_000 },
      idempotencyKey: newId(),
    });
    await first.api.send(adminApi.approvePayout, { params: { id } });
    return { id, payment, owner, campaignId, accountId: account.accountId, connected: account.id };
  }
  const release = (id: string) => second.api.send(adminApi.releasePayout, { params: { id }, body: {} });
  const read = (id: string) => t.db.manager.findOneByOrFail(PayoutEntity, { id });
  const fault = (effect: string, times: number, operation = 'transfers.create') =>
    t.control('POST', '/faults', { provider: 'stripe', operation, effect, times });
  const transfersOf = async (campaignId: string) =>
    (await stripe<{ data: unknown[] }>(t, `transfers?transfer_group=${campaignId}`)).data;

  it('B-11 B-3 a payout whose owner has come to owe a chargeback waits until the bank decides for the owner', async () => {
    const { id, payment } = await approved();
    const charge = await chargeOf(t, payment);
    const dispute = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, {});
    await t.settle();
    const refused = await failureOf(release(id));
    expect([refused.code, refused.params]).toEqual(['payout.owner_owes', { owed: 10_000, currency: 'USD' }]);
    expect((await read(id)).state).toBe('approved');
    await t.control('POST', `/stripe/disputes/${dispute.id}/close`, { status: 'won' });
    await t.settle();
    await release(id);
    expect((await read(id)).state).toBe('released');
  });

  it('B-11 B-3 a released payout that waits for the provider does not leave once its owner has come to owe', async () => {
    const { id, payment, campaignId } = await approved();
    await fault('http_500', 20);
    await release(id);
    await t.settle();
    expect(await read(id)).toMatchObject({ state: 'released', waitingFor: 'provider' });
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    await t.control('POST', '/reset', {});
    await t.travel(HOUR);
    expect(await read(id)).toMatchObject({ state: 'failed', failureCode: 'owner_owes' });
    expect(await transfersOf(campaignId)).toEqual([]);
  });

  it('B-11 SEC-14 an account that was removed after the request gets nothing at the release', async () => {
    const { id, owner, connected, campaignId } = await approved();
    await owner.api.send(paymentsApi.disconnect, { params: { id: connected } });
    expect(await refusalOf(release(id))).toBe('payout.account_not_ready');
    expect((await read(id)).state).toBe('approved');
    expect(await transfersOf(campaignId)).toEqual([]);
  });

  it('B-11 B-19 an account whose owner took the access away after the request gets nothing', async () => {
    const { id, accountId } = await approved();
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
    await t.control('POST', `/stripe/accounts/${accountId}/deauthorize`, {});
    expect(await refusalOf(release(id))).toBe('payout.account_not_ready');
  });

  it('B-11 an account that was removed between release and transfer gets nothing, and the money is the owner’s again', async () => {
    const { id, owner, connected, campaignId } = await approved();
    await fault('http_429', 3);
    await release(id);
    await owner.api.send(paymentsApi.disconnect, { params: { id: connected } });
    await t.settle();
    await t.control('POST', '/reset', {});
    await t.travel(10 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'failed', failureCode: 'account_not_ready' });
    expect(await transfersOf(campaignId)).toEqual([]);
  });

  it('B-6 a transfer whose answer was lost is found a day later and never made twice', async () => {
    const { id, campaignId } = await approved();
    await fault('commit_then_drop', 3);
    await release(id);
    await t.settle();
    expect(await read(id)).toMatchObject({ state: 'released', waitingFor: 'provider' });
    await t.control('POST', '/reset', {});
    await t.control('POST', '/clock', { advanceMs: 25 * HOUR });
    await t.travel(MINUTE);
    expect((await read(id)).state).toBe('paid');
    expect(await transfersOf(campaignId)).toHaveLength(1);
  });

  it('B-7 a failure that the provider keeps under the key does not block the payout', async () => {
    const { id, campaignId } = await approved();
    await fault('http_500', 1);
    await release(id);
    await t.settle();
    for (let n = 0; n < 6; n++) await t.travel(10 * MINUTE);
    expect((await read(id)).state).toBe('paid');
    expect(await transfersOf(campaignId)).toHaveLength(1);
  });

  it('B-23 a key that the provider has with another content is not taken for a refusal', async () => {
    const { id, campaignId, accountId } = await approved();
    // An earlier release of the product sent the same key with another parameter, and paid.
    await fetch(`${t.stripeUrl}/v1/transfers`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer sk_sandbox_cairn',
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': `payout:${id}:1`,
      },
      body: `amount=9000&currency=usd&destination=${accountId}&transfer_group=${campaignId}&metadata[payout_id]=${id}&description=x`,
    });
    await release(id);
    await t.settle();
    await t.travel(HOUR);
    expect((await read(id)).state).toBe('paid');
    expect(await transfersOf(campaignId)).toHaveLength(1);
  });

  it('B-12 waits for the money to clear, shows it, and is then sent automatically', async () => {
    const { id, campaignId } = await approved();
    await t.control('POST', '/stripe/payouts/sweep', {});
    await release(id);
    await t.settle();
    expect(await read(id)).toMatchObject({ state: 'released', waitingFor: 'funds' });
    await t.topUp(50_000);
    await t.travel(DAY);
    await t.travel(HOUR);
    expect(await read(id)).toMatchObject({ state: 'paid', waitingFor: null });
    expect(await transfersOf(campaignId)).toHaveLength(1);
    const held = await clearing(t);
    expect(held.books).toBe(held.stripe);
  });

  it('releases once, though it is pressed three times, and sends once', async () => {
    const { id, campaignId } = await approved();
    const outcomes = await Promise.allSettled([release(id), release(id), release(id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await t.settle();
    expect(await transfersOf(campaignId)).toHaveLength(1);
  });
});
