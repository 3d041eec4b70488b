import { investmentsApi, profileApi, savedCampaignsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, aDraft, type LiveCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('interest in a campaign', () => {
  let t: TestApp;
  let campaign: LiveCampaign;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    campaign = await aCampaign(t);
  });
  afterAll(() => t.close());

  const params = () => ({ campaignId: campaign.id });
  const reserve = ({ api }: Person, amount: number, more = {}) =>
    investAs(api, { params: params(), body: { amount, ...more }, idempotencyKey: newId() });
  const interested = (query = {}) => campaign.owner.api.send(investmentsApi.interested, { params: params(), query });
  const total = () => t.as(null).send(investmentsApi.totalReservations, { params: params() });

  it('is told to the owner with the missing step, by name only of those who show theirs', async () => {
    const [ada, ben] = [await anInvestor(t), await anInvestor(t)];
    await ada.api.send(savedCampaignsApi.save, { body: params() });
    await ada.api.send(profileApi.update, { body: { showName: true } });
    await t.advance(1);
    await reserve(ben, 50_000);
    expect((await interested()).items).toMatchObject([
      { step: 'reserved', amount: 50_000, name: null, slug: null },
      { step: 'saved', amount: null, name: expect.stringMatching(/^Person[a-j]+ Example$/) as unknown },
    ]);
    await t.advance(1);
    // One row a person: what was begun counts before what was saved.
    await reserve(ada, 20_000);
    expect((await interested()).items.map(({ step, amount }) => [step, amount])).toEqual([
      ['reserved', 20_000],
      ['reserved', 50_000],
    ]);
  });

  it('ends with the payment', async () => {
    const ada = await anInvestor(t, { wallet: 1_000_000n });
    await ada.api.send(savedCampaignsApi.save, { body: params() });
    await reserve(ada, 30_000, { paymentType: 'wallet' });
    expect((await interested()).items).toEqual([]);
  });

  it('is read ten a page by cursor, and by nobody else', async () => {
    for (let count = 0; count < 12; count++) {
      const one = await aPerson(t);
      await one.api.send(savedCampaignsApi.save, { body: params() });
      await t.advance(1);
    }
    const first = await interested();
    const second = await interested({ cursor: first.nextCursor ?? '' });
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([10, 2, null]);
    const other = (await aCampaign(t)).owner.api.send(investmentsApi.interested, { params: params(), query: {} });
    expect(await refusalOf(other)).toBe('request.not_found');
  });

  it('is a public sum of what is reserved, with names as on the list of investors', async () => {
    expect(await total()).toEqual({ reservations: 0, amount: 0, currency: 'USD' });
    const [ada, ben] = [await anInvestor(t), await anInvestor(t)];
    await reserve(ada, 50_000);
    await t.advance(1);
    await reserve(ben, 20_000);
    await ben.api.send(profileApi.update, { body: { showName: true } });
    expect(await total()).toEqual({ reservations: 2, amount: 70_000, currency: 'USD' });
    const { items } = await t.as(null).send(investmentsApi.reservations, { params: params(), query: {} });
    expect(items.map(({ name, amount }) => [name.replace(/(?<=Person)[a-j]+/, ''), amount])).toEqual([
      ['Person Example', 20_000],
      ['P. E.', null],
    ]);
    const { id } = await aDraft(t);
    const draft = { params: { campaignId: id } };
    expect(await refusalOf(t.as(null).send(investmentsApi.totalReservations, draft))).toBe('request.not_found');
  });
});
