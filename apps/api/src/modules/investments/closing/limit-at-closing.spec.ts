import { campaignsApi, communicationApi, investmentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { anInvestor, walletOf, type Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('R-02 the limit at a closing', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const invest = (person: Person, campaignId: string, amount: number) =>
    investAs(person.api, {
      params: { campaignId },
      body: { amount, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
  const stateOf = async (person: Person, id: string) =>
    (await person.api.send(investmentsApi.read, { params: { id } })).state;

  it('returns the newest commitment above it whole, tells its investor, and takes no fee of it', async () => {
    const { id, owner } = await aCampaign(t, { mode: 'fixed', goal: 1_000_000 });
    const [steady, poorer] = [await anInvestor(t, { wallet: 1_000_000n }), await anInvestor(t, { wallet: 500_000n })];
    await invest(steady, id, 1_000_000);
    const [first, second] = [await invest(poorer, id, 200_000), await invest(poorer, id, 100_000)];
    // 5 % of 50,000.00 is 2,500.00, less than the 3,000.00 committed.
    await t.db.query('update investor_profile set yearly_income = 5000000, net_worth = 0 where user_id = $1', [
      poorer.id,
    ]);
    await t.advance(32 * DAY);
    expect([await stateOf(poorer, first.id), await stateOf(poorer, second.id)]).toEqual(['settled', 'refunded']);
    expect(await walletOf(t, poorer.id)).toBe(300_000n);
    const { takeAwayDetail } = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(takeAwayDetail).toMatchObject({ raised: 1_200_000, fee: 60_000, funded: true });
    const { items } = await poorer.api.send(communicationApi.notifications, { query: {} });
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'investment.over_limit',
        params: expect.objectContaining({ amount: 100_000 }) as object,
      }),
    );
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  it('may leave a campaign without its goal: what was above the limit was never raised', async () => {
    const { id, owner } = await aCampaign(t, { mode: 'fixed', goal: 300_000 });
    const poorer = await anInvestor(t, { wallet: 300_000n });
    const made = await invest(poorer, id, 300_000);
    await t.db.query('update investor_profile set yearly_income = 0, net_worth = 0 where user_id = $1', [poorer.id]);
    await t.advance(32 * DAY);
    expect(await stateOf(poorer, made.id)).toBe('refunded');
    const { campaignDetail, takeAwayDetail } = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(campaignDetail.status).toBe(5);
    expect(takeAwayDetail).toMatchObject({ raised: 0, fee: 0 });
  });
});
