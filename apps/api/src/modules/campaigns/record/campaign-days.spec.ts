import { investmentsApi } from '@cairn/contracts';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { anInvestor, type Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('the days of a campaign', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const invest = ({ api }: Person, campaignId: string, amount: number, paymentType?: 'wallet') =>
    investAs(api, {
      params: { campaignId },
      body: { amount, ...(paymentType ? { paymentType } : {}) },
      idempotencyKey: newId(),
    });
  const daysOf = (id: string) =>
    t.db.query(
      `select begun, waiting, committed::int as committed, paid, received::int as received
       from campaign_day where campaign_id = $1 order by day`,
      [id],
    );

  it('have what became of the investments that were begun on each', async () => {
    const { id } = await aCampaign(t);
    const ada = await anInvestor(t, { wallet: 1_000_000n });
    await invest(ada, id, 20_000, 'wallet');
    const held = await invest(ada, id, 30_000);
    expect(await daysOf(id)).toEqual([{ begun: 2, waiting: 1, committed: 30_000, paid: 1, received: 20_000 }]);

    await ada.api.send(investmentsApi.change, { params: { id: held.id }, body: { amount: 40_000 } });
    expect(await daysOf(id)).toEqual([{ begun: 2, waiting: 1, committed: 40_000, paid: 1, received: 20_000 }]);

    await t.advance(DAY);
    const later = await invest(ada, id, 50_000, 'wallet');
    await ada.api.send(investmentsApi.cancel, { params: { id: later.id } });
    // The reservation of the first day is over meanwhile.
    expect(await daysOf(id)).toEqual([
      { begun: 2, waiting: 0, committed: 0, paid: 1, received: 20_000 },
      { begun: 1, waiting: 0, committed: 0, paid: 0, received: 0 },
    ]);
  });
});
