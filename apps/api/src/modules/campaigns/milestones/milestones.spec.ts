import { underLaw } from '../../../testing/terms/law.js';
import { communicationApi, deskApi, investmentsApi, progressReportsApi, savedCampaignsApi } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { investAs } from '../../../testing/investing/invest-as.js';

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

  it('is filed by a day between the milestone and today, once, with who said so', async () => {
    const { id: campaignId, owner } = await aCampaign(t, {
      goal: 200_000,
      minimumRaise: 100_000,
      maxOffering: 400_000,
    });
    const investor = await anInvestor(t, { wallet: 400_000n });
    const body = { amount: 50_000, paymentType: 'wallet' as const };
    await investAs(investor.api, { params: { campaignId }, body, idempotencyKey: newId() });
    await t.travel(60_000);
    const params = { campaignId };
    const list = () => owner.api.send(progressReportsApi.list, { params });
    const tasks = async () =>
      (await owner.api.send(deskApi.read, { params })).tasks.filter(({ kind }) => kind === 'progress_report');
    const { reports, citation } = await list();
    expect([reports.length, citation]).toEqual([1, '17 CFR 227.203(a)(3)']);
    expect(reports[0]).toMatchObject({ percent: 50, filedOn: null, filedBy: null, isLate: false });
    expect(await tasks()).toMatchObject([{ count: 50, source: '17 CFR 227.203(a)(3)' }]);
    await underLaw(t, 'eu_ecspr');
    expect(await tasks()).toEqual([]);
    await underLaw(t, 'us_regcf');
    const day = (away: number) => new Date(t.get(Clock).now().getTime() + away * DAY).toISOString().slice(0, 10);
    const file = (filedOn: string, percent = 50) =>
      owner.api.send(progressReportsApi.file, { params, body: { percent, filedOn } });
    for (const filedOn of [day(-3), day(3)]) {
      expect((await failureOf(file(filedOn))).fields).toMatchObject([
        { field: 'filedOn', code: 'campaign.report_date' },
      ]);
    }
    expect(await refusalOf(file(day(0), 100))).toBe('campaign.no_report');
    await t.travel(3 * DAY);
    await Promise.all([file(day(-1)), file(day(-1))]);
    expect((await list()).reports).toMatchObject([{ percent: 50, filedOn: day(-1), isLate: false }]);
    expect((await list()).reports[0]?.filedBy).toBeTruthy();
    expect(await tasks()).toEqual([]);
    await t.settle();
    const { items } = await owner.api.send(communicationApi.activity, { query: {} });
    expect(items.filter(({ kind }) => kind === 'campaign.report_filed')).toHaveLength(1);
    expect(await refusalOf(investor.api.send(progressReportsApi.list, { params }))).toBe('request.not_found');
  });

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
      investAs(investor.api, {
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
