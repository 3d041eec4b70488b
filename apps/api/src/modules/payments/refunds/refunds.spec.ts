import { communicationApi, investmentsApi, walletApi } from '@cairn/contracts';
import type { Identity } from '../../../kernel/http/request.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import {
  chargeOf,
  clearing,
  debitOf,
  HOUR,
  investByCard,
  MINUTE,
  REFUND_FAILS,
  stateOf,
  stripe,
} from '../../../testing/card-money.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, walletOf } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { RefundEntity } from './refund.entity.js';
import { RefundsDesk } from '../desk/refunds-desk.service.js';

describe('refunds as the card provider makes them', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    // Refunds do not give the fees back: the platform's bank covers them.
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const cancelled = async (card?: string) => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const made = await investByCard(t, investor, campaignId, 100_000, card);
    return { investor, ...made, cancel: () => investor.api.send(investmentsApi.cancel, { params: { id: made.id } }) };
  };
  const refundsOf = (subjectId: string) =>
    t.db.manager.find(RefundEntity, { where: { subjectId }, order: { attempt: 'ASC' } });
  const fault = (effect: string, times: number, operation = 'refunds.create') =>
    t.control('POST', '/faults', { provider: 'stripe', operation, effect, times });
  const atStripe = async (subjectId: string) => {
    const [refund] = await refundsOf(subjectId);
    return refund;
  };
  const asFinance = async (): Promise<Identity> => {
    const admin = await aPerson(t, { adminRole: 'finance' });
    return { userId: admin.id, email: admin.email } as Identity; // all that the service reads of a caller
  };

  it('B-2 a refund that comes back after three days is owed again, and finance can credit the wallet', async () => {
    const { investor, id, cancel } = await cancelled(REFUND_FAILS);
    await cancel();
    await t.settle();
    const wayBack = async () =>
      (await investor.api.send(investmentsApi.receipt, { params: { id }, query: {} })).wayBack;
    const told = async () => {
      const { items } = await investor.api.send(communicationApi.notifications, { query: { group: 'money' } });
      return items[0]?.kind;
    };
    expect(await stateOf(investor, id)).toBe('refunded');
    expect(await wayBack()).toBe('source');
    await t.travel(6 * DAY);
    expect(await stateOf(investor, id)).toBe('refunding');
    expect(await wayBack()).toBe('failed');
    expect(await told()).toBe('investment.refund_failed');
    const [refund] = await refundsOf(id);
    expect(refund).toMatchObject({ state: 'failed', resolvedAt: null });
    expect(await debitOf(t, 'L:refund_due:%')).toBe(-100_000n);
    await t.get(RefundsDesk).toWallet(await asFinance(), refund?.id ?? '', 'the card was closed');
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
    expect(await wayBack()).toBe('wallet');
    expect(await told()).toBe('investment.refund_credited');
    expect(await walletOf(t, investor.id)).toBe(100_000n);
    const { items } = await investor.api.send(walletApi.transactions, { query: {} });
    const { number, campaignName } = await investor.api.send(investmentsApi.read, { params: { id } });
    expect(items).toMatchObject([{ event: 'refund', reference: number, campaignName }]);
    expect(await debitOf(t, 'L:refund_due:%')).toBe(0n);
    const held = await clearing(t);
    expect(held.books).toBe(held.stripe);
  });

  it('B-2 a refund that failed at once leaves the investment in refunding, and can be sent again', async () => {
    const { investor, id, cancel } = await cancelled();
    await cancel();
    await t.settle();
    const refund = await atStripe(id);
    await t.control('POST', `/stripe/refunds/${refund?.providerRefundId ?? ''}/fail`, {});
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunding');
    const admin = await asFinance();
    await t.get(RefundsDesk).retry(admin, refund?.id ?? '', 'the card works again');
    await expect(t.get(RefundsDesk).toWallet(admin, refund?.id ?? '', 'twice')).rejects.toMatchObject({
      code: 'payment.bad_transition',
    });
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
    expect((await refundsOf(id)).map(({ attempt, state }) => [attempt, state])).toEqual([
      [1, 'failed'],
      [2, 'succeeded'],
    ]);
  });

  it('B-6 a refund whose answer was lost is found a day later and never made twice', async () => {
    const { investor, id, payment, cancel } = await cancelled();
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 50 });
    await fault('commit_then_drop', 3);
    await cancel();
    await t.settle();
    expect((await atStripe(id))?.state).toBe('planned');
    await t.travel(25 * HOUR);
    expect(await stateOf(investor, id)).toBe('refunded');
    const made = await stripe<{ data: unknown[] }>(t, `refunds?payment_intent=${payment.providerPaymentId ?? ''}`);
    expect(made.data).toHaveLength(1);
  });

  it('B-7 a failure that the provider keeps under the key does not block the refund', async () => {
    const { investor, id, cancel } = await cancelled();
    await fault('http_500', 1);
    await cancel();
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunding');
    for (let n = 0; n < 6; n++) await t.travel(10 * MINUTE);
    expect(await stateOf(investor, id)).toBe('refunded');
  });

  it('B-8 a refund made in the dashboard is taken for the one that was planned', async () => {
    const { investor, id, payment, cancel } = await cancelled();
    await fetch(`${t.stripeUrl}/v1/refunds`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer sk_sandbox_cairn',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `payment_intent=${payment.providerPaymentId ?? ''}`,
    });
    await cancel();
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunded');
    expect(await atStripe(id)).toMatchObject({ state: 'succeeded', origin: 'provider' });
  });

  it('B-8 a refund of a payment that its bank disputes fails, and waits for finance', async () => {
    const { investor, id, payment, cancel } = await cancelled();
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 50 });
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await cancel();
    await t.settle();
    expect(await stateOf(investor, id)).toBe('refunding');
    expect(await atStripe(id)).toMatchObject({ state: 'failed', failureCode: 'charge_disputed' });
  });

  it('B-8 a lost message about a pending refund is made good by asking', async () => {
    const { investor, id, cancel } = await cancelled('4000000000007726');
    await cancel();
    await t.settle();
    expect((await atStripe(id))?.state).toBe('sent');
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 50 });
    for (let n = 0; n < 6; n++) await t.travel(DAY);
    expect(await stateOf(investor, id)).toBe('refunded');
  });

  it('B-9 an outage of hours settles by itself, without a dead letter', async () => {
    const { investor, id, cancel } = await cancelled();
    await fault('http_429', 500, '*');
    await cancel();
    await t.settle();
    for (let n = 0; n < 5; n++) await t.travel(HOUR);
    expect(await stateOf(investor, id)).toBe('refunding');
    await t.control('POST', '/reset', {});
    for (let n = 0; n < 4; n++) await t.travel(6 * HOUR);
    expect(await stateOf(investor, id)).toBe('refunded');
    expect(await t.db.query('select 1 from kernel.dead_letter')).toEqual([]);
  });

  it('sends a refund once, however often and wherever it is asked for', async () => {
    const { id, payment, cancel } = await cancelled();
    await Promise.all([cancel(), cancel(), cancel()]);
    await Promise.all([t.settle(), t.get(Sweeps).run('payments.refunds'), t.settle()]);
    await t.settle();
    expect(await refundsOf(id)).toHaveLength(1);
    const [row] = await t.db.query<{ refunded: string }>('select refunded from payment where id = $1', [payment.id]);
    expect(row?.refunded).toBe('100000');
  });
});
