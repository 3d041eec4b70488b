import { investmentsApi, paymentsApi, periodsApi, providerBalancesApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { HOUR, investByCard, MINUTE, reserve, topUpByCard } from '../../../testing/card-money.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { atMangopay, euros } from '../../../testing/rails/mangopay-dashboard.js';
import { aBankAccount, aWalletOwner, fund, payOut, setSecondWallet } from '../../../testing/rails/second-wallets.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';

describe('the balances of providers beside the ledger', () => {
  let t: TestWorld;
  let finance: Person;
  beforeAll(async () => {
    t = await startTestWorld({}, { statements: true });
    finance = await aPerson(t, { adminRole: 'finance' });
    await setSecondWallet(t, 'yes');
    await t.db.query(`update content_record set enabled = true where kind = 'payment-gateway' and code = 'paypal'`);
    await t.topUp(1_000_000);
    await t.control('POST', '/paypal/topups', { amount: 1_000_000 });
  });
  afterAll(() => t.close());
  afterEach(() => t.control('POST', '/reset', {}));

  const read = () => t.get(Sweeps).run('payments.balances');
  const listed = async (query: object = {}) => (await finance.api.send(providerBalancesApi.list, { query })).items;
  const row = async (id: string) => (await listed()).find((one) => one.id === id);
  const alarms = async () => {
    const violations = await t.get(LedgerVerifier).verify();
    return violations.map(({ invariant }) => invariant);
  };
  /** Leaves a day for what is on its way, and reads. */
  const nextNight = async () => {
    await t.travel(DAY);
    await t.travel(5 * HOUR);
    await read();
  };
  it('agree to the cent at each provider, after payments, fees, refunds, payouts and a payout to a bank', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    await topUpByCard(t, investor, 100_000);
    const { id } = await investByCard(t, investor, campaignId, 50_000);
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    const held = await reserve(investor, campaignId, 40_000);
    const body = { purpose: 'investment' as const, id: held.id };
    const { sessionId } = await investor.api.send(paymentsApi.paypalCheckout, { body, idempotencyKey: newId() });
    await t.approveAtPaypal(sessionId);
    const owner = await aWalletOwner(t);
    await fund(t, owner, 20_000);
    await t.settle();
    await t.bookCharges();
    await t.control('POST', '/stripe/payouts/sweep', {});
    await nextNight();
    const all = await listed();
    expect(all.toSorted((a, b) => a.id.localeCompare(b.id))).toMatchObject([
      { id: 'mangopay:EUR', balance: 20_000, ours: 20_000, inFlight: 0, difference: 0, differsSince: null },
      { id: 'paypal:USD', difference: 0, differsSince: null },
      { id: 'stripe:USD', difference: 0, differsSince: null },
    ]);
    for (const { balance, ours, inFlight } of all) expect(balance).toBe(ours + inFlight);
    expect(await listed({ state: 'differs' })).toEqual([]);
  });

  it('know what is on its way: a charge without its line, a payout that has left its wallet', async () => {
    const investor = await anInvestor(t);
    const owner = await aWalletOwner(t);
    await fund(t, owner, 9_000);
    await nextNight();
    // Stripe books a charge minutes after its message.
    await topUpByCard(t, investor, 30_000);
    await payOut(owner, 4_000, await aBankAccount(t, owner));
    await t.db.query(`update provider_balance_reading set read_at = read_at - interval '2 days'`);
    await read();
    expect(await row('stripe:USD')).toMatchObject({ inFlight: -30_000, difference: 0 });
    expect(await row('mangopay:EUR')).toMatchObject({ inFlight: -4_000, difference: 0 });
  });

  it('count PayPal’s lines of after the instant that its balance is of', async () => {
    await nextNight();
    await t.control('POST', '/paypal/topups', { amount: 7_700 });
    await t.db.query(`update provider_balance_reading set read_at = read_at - interval '2 days'`);
    await t.travel(HOUR);
    await read();
    expect(await row('paypal:USD')).toMatchObject({ inFlight: -7_700, difference: 0 });
  });

  it('that differ are told since when, alarm after a day, keep the month open, and are quiet once they agree', async () => {
    await nextNight();
    // A wallet of the operator's that the product knows nothing of, filled by a transfer that it is not told of.
    const other = await aWalletOwner(t);
    await fund(t, other, 2_500);
    await t.get(Sweeps).run('payments.statement_import');
    const stranger = await atMangopay(t, '/wallets', {
      Owners: [other.ownerId],
      Description: 'Other',
      Currency: 'EUR',
    });
    const [from] = await t.db.query<{ ref: string }>('select wallet_ref as ref from second_wallet where user_id = $1', [
      other.id,
    ]);
    await atMangopay(t, '/transfers', {
      AuthorId: other.ownerId,
      DebitedFunds: euros(2_500),
      Fees: euros(0),
      DebitedWalletId: from?.ref,
      CreditedWalletId: stranger.Id,
    });
    await nextNight();
    const [differing] = await listed({ state: 'differs' });
    expect(differing).toMatchObject({ id: 'mangopay:EUR', difference: 2_500, differsSince: expect.any(String) });
    expect(await alarms()).toEqual([]);
    await t.travel(2 * HOUR);
    await read();
    expect((await row('mangopay:EUR'))?.differsSince).toBe(differing?.differsSince);
    await t.travel(DAY);
    await read();
    expect(await alarms()).toEqual(['I43']);
    // The month in which it was found stays open, and not those that were over before.
    const found = differing?.differsSince?.slice(0, 7);
    while (t.get(Clock).now().toISOString().slice(0, 7) === found) await t.travel(5 * DAY);
    const months = await finance.api.send(periodsApi.list, {});
    const keptOpen = months.filter(({ obstacles }) => obstacles.some(({ code }) => code === 'provider_balance'));
    expect(keptOpen.map(({ month }) => month)).toEqual([found]);
    await atMangopay(t, '/transfers', {
      AuthorId: other.ownerId,
      DebitedFunds: euros(2_500),
      Fees: euros(0),
      DebitedWalletId: stranger.Id,
      CreditedWalletId: from?.ref,
    });
    await t.travel(2 * DAY);
    await read();
    expect(await row('mangopay:EUR')).toMatchObject({ difference: 0, differsSince: null });
    expect(await alarms()).toEqual([]);
  });

  it('are read once a night, though asked often and at once, and not while the provider is away', async () => {
    await nextNight();
    const before = await row('stripe:USD');
    await t.control('POST', '/clock', { advanceMs: 27 * HOUR });
    await t.control('POST', '/faults', { provider: 'stripe', operation: '*', effect: 'http_500', times: 3 });
    await t.get(Sweeps).run('payments.balances');
    expect((await row('stripe:USD'))?.readAt).toBe(before?.readAt);
    await t.control('POST', '/reset', {});
    await Promise.all([1, 2, 3].map(read));
    const after = await row('stripe:USD');
    expect(after?.readAt).not.toBe(before?.readAt);
    await t.control('POST', '/clock', { advanceMs: 10 * MINUTE });
    await read();
    expect((await row('stripe:USD'))?.readAt).toBe(after?.readAt);
  });
});
