import { communicationApi, investmentsApi, savedCampaignsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

describe('half and the whole of what a campaign needs', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  const milestonesOf = async ({ api }: Person): Promise<string[]> =>
    (await api.send(communicationApi.notifications, { query: {} })).items
      .filter(({ kind }) => kind.startsWith('campaign.milestone'))
      .map(({ kind, params }) => `${kind} ${String(params['percent'])}`)
      .sort();

  it('is told once to owner, investors and followers, with the day of the report', async () => {
    const { id: campaignId, owner } = await aCampaign(t, {
      goal: 200_000,
      minimumRaise: 100_000,
      maxOffering: 400_000,
    });
    const [investor, follower, stranger] = await Promise.all([
      anInvestor(t, { wallet: 400_000n }),
      aPerson(t, { userType: 'investor' }),
      aPerson(t, { userType: 'investor' }),
    ]);
    await follower.api.send(savedCampaignsApi.save, { body: { campaignId } });
    const [{ threshold } = { threshold: '0' }] = await t.db.query<{ threshold: string }>(
      'select threshold from campaign_capacity where campaign_id = $1',
      [campaignId],
    );
    const half = Number(threshold) / 2;
    const invest = (amount: number) =>
      investor.api.send(investmentsApi.invest, {
        params: { campaignId },
        body: { amount, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    const pass = async (): Promise<void> => {
      await t.travel(60_000);
      await t.settle();
    };
    const { id } = await invest(half);
    await pass();
    await pass();
    const passed = ['campaign.milestone_passed 50'];
    expect(await milestonesOf(owner)).toEqual(['campaign.milestone_reached 50']);
    expect([await milestonesOf(investor), await milestonesOf(follower)]).toEqual([passed, passed]);
    expect(await milestonesOf(stranger)).toEqual([]);
    // Money that goes back and comes again reaches nothing anew.
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await invest(half);
    await invest(half);
    await pass();
    expect(await milestonesOf(owner)).toEqual(['campaign.milestone_reached 100', 'campaign.milestone_reached 50']);
    expect(await milestonesOf(follower)).toEqual(['campaign.milestone_passed 100', ...passed]);
    const rows = await t.db.query<{ percent: number; days: number }>(
      `select percent, (report_until::date - reached_at::date) as days from campaign_milestone where campaign_id = $1 order by 1`,
      [campaignId],
    );
    expect(rows.map(({ percent }) => percent)).toEqual([50, 100]);
    for (const { days } of rows) expect(days).toBeGreaterThanOrEqual(5);
  });
});
