import { contentApi } from '@cairn/contracts';
import { filter, firstValueFrom } from 'rxjs';
import { newId } from '../../../kernel/crypto/ids.js';
import { Signals } from '../../../kernel/outbox/signals.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { anInvestor } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('figures of the platform', () => {
  let t: TestWorld;
  let second: { id: string; slug: string };
  beforeAll(async () => {
    t = await startTestWorld();
    const first = await aCampaign(t, { mode: 'fixed', goal: 100_000 });
    second = await aCampaign(t, { mode: 'fixed', goal: 100_000 });
    const [shown, hidden, large] = [
      await anInvestor(t, { wallet: 100_000n }),
      await anInvestor(t, { wallet: 100_000n }),
      await anInvestor(t, { wallet: 100_000n }),
    ];
    await t.db.query(`update app_user set show_name = true, first_name = 'Ines', last_name = 'Okafor' where id = $1`, [
      shown.id,
    ]);
    await t.db.query(`update app_user set first_name = 'Quiet', last_name = 'Person' where id = $1`, [hidden.id]);
    await t.db.query(`update app_user set show_name = true, first_name = 'Ada', last_name = 'Large' where id = $1`, [
      large.id,
    ]);
    for (const [person, { id }, amount] of [
      [large, first, 60_000],
      [shown, second, 10_000],
      [shown, first, 20_000],
      [hidden, first, 30_000],
    ] as const) {
      await investAs(person.api, {
        params: { campaignId: id },
        body: { amount, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    }
    await t.drain();
  });
  afterAll(() => t.close());

  it('say how much has come in, by currency', async () => {
    expect(await t.as(null).send(contentApi.revenue, {})).toEqual({
      openCampaigns: 2,
      fundedCampaigns: 0,
      investors: 3,
      totals: [{ currency: 'USD', raised: 120_000, returned: 0 }],
    });
  });

  it('name the newest investments: initials and no amount unless the investor chose otherwise', async () => {
    const latest = await t.as(null).send(contentApi.latestInvestments, {});
    expect(latest).toMatchObject([
      { name: 'Q. P.', amount: null, currency: 'USD' },
      { name: 'Ines Okafor', amount: 20_000, currency: 'USD' },
      { name: 'Ines Okafor', amount: 10_000, currency: 'USD' },
      { name: 'Ada Large', amount: 60_000, currency: 'USD' },
    ]);
  });

  it('no longer name a campaign that is hidden', async () => {
    const signals = t.get(Signals);
    await signals.listen();
    const slugs = async () =>
      (await t.as(null).send(contentApi.latestInvestments, {})).map(({ campaignSlug }) => campaignSlug);
    expect(await slugs()).toContain(second.slug);
    const heard = firstValueFrom(signals.on('changed').pipe(filter((topic) => topic === 'campaigns')));
    await t.db.query(`update campaign_capacity set listed_as = null where campaign_id = $1`, [second.id]);
    await t.db.query(`update campaign set hidden_at = kernel.now() where id = $1`, [second.id]);
    await heard;
    expect(await slugs()).not.toContain(second.slug);
  });

  it('name top investors who chose it and nobody else, in an order that tells nothing of amounts', async () => {
    expect(await t.as(null).send(contentApi.topInvestors, {})).toMatchObject([
      { name: 'Ines Okafor', campaigns: 2 },
      { name: 'Ada Large', campaigns: 1 },
    ]);
  });

  it('tell the rules of campaigns', async () => {
    expect(await t.as(null).send(contentApi.campaignSetting, {})).toMatchObject({
      maximumCampaignDays: 365,
      cancelHoursBeforeClosing: 48,
      fees: { fixedGoalReached: 500, fixedGoalMissed: 0, flexibleGoalReached: 1000, flexibleMinimumReached: 1500 },
    });
  });

  it('SEC-35 tell of the captcha everything but its secret', async () => {
    const told = await t.as(null).send(contentApi.captcha, {});
    expect(told).toMatchObject({ provider: 'altcha', contactusStatus: true });
    expect(JSON.stringify(told)).not.toMatch(/secret/i);
  });
});
