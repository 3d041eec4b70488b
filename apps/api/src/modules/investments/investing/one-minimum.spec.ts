import { adminApi, campaignsApi, investmentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('the minimum investment', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it.each([
    ['one share, which costs more than the owner stated', { minimumInvestment: 500, pricePerShare: 2_500 }, 2_500],
    ['what the owner stated', { minimumInvestment: 5_000, pricePerShare: 2_500 }, 5_000],
    ['what the lender is asked for', { type: 'debt' as const, minimumInvestment: 1_500 }, 1_500],
  ])('is one figure on card, page, form, console and in the refusal: %s', async (_which, options, least) => {
    const { id, slug } = await aCampaign(t, options);
    const investor = await anInvestor(t);
    const admin = await aPerson(t, { adminRole: 'super' });
    const { items } = await investor.api.send(campaignsApi.front, { query: { limit: 50 } });
    const page = await investor.api.send(campaignsApi.page, { params: { slug } });
    const form = await investor.api.send(investmentsApi.prepare, { params: { campaignId: id } });
    const { fundraisingDetail, effectiveMinimum } = await admin.api.send(adminApi.campaign, { params: { id } });
    const refusal = await failureOf(
      investAs(investor.api, {
        params: { campaignId: id },
        body: { amount: least - 500 },
        idempotencyKey: newId(),
      }),
    );
    expect([
      items.find((card) => card.id === id)?.minimumInvestment,
      page.minimumInvestment,
      form.minimum,
      effectiveMinimum,
      refusal.params?.['minimum'],
    ]).toEqual([least, least, least, least, least]);
    expect(fundraisingDetail.minimumInvestment).toBe(options.minimumInvestment);
  });
});
