import { campaignsApi, communicationApi, leadsApi, profileApi } from '@cairn/contracts';
import { MOST_LEADS } from '@cairn/contracts/campaigns/people/lead-limits';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, type LiveCampaign } from '../../../testing/campaigns.js';
import { anInvestor, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('the lead investors of a campaign', () => {
  let t: TestApp;
  let campaign: LiveCampaign;
  let investor: Person;
  let investmentId: string;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    campaign = await aCampaign(t);
    investor = await anInvestor(t, { wallet: 1_000_000n });
    ({ id: investmentId } = await investAs(investor.api, {
      params: params(),
      body: { amount: 300_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    }));
    await t.drain();
  });
  afterAll(() => t.close());

  const params = () => ({ campaignId: campaign.id });
  const add = (body: object) =>
    campaign.owner.api.send(leadsApi.add, { params: params(), body: { type: 'person', ...body } });
  const front = async () => (await t.as(null).send(leadsApi.front, { params: params(), query: {} })).items;
  const showName = (isShown: boolean) => investor.api.send(profileApi.update, { body: { showName: isShown } });

  it('are investors with what the books hold, and are told of it', async () => {
    await showName(true);
    await add({ investmentId, name: 'Another', amount: 900_000, reason: 'I have seen the workshop.' });
    const [lead] = await front();
    expect(lead).toMatchObject({ amount: 300_000, hasInvested: true, reason: 'I have seen the workshop.' });
    expect(lead?.name).toMatch(/^Person[a-j]+ Example$/);
    await t.drain();
    const { items } = await investor.api.send(communicationApi.notifications, { query: {} });
    expect(items.map(({ kind }) => kind)).toContain('lead.named');
    const page = await t.as(null).send(campaignsApi.page, { params: { slug: campaign.slug } });
    expect(page.parts.people).toBe(1);
    await showName(false);
    expect((await front())[0]).toMatchObject({ amount: null, slug: null, name: 'P. E.' });
  });

  it('are not named against their will, nor for money that is not there, nor twice', async () => {
    expect(await refusalOf(add({ investmentId }))).toBe('lead.name_hidden');
    await showName(true);
    expect(await refusalOf(add({ investmentId: newId() }))).toBe('validation.choice');
    await t.db.query(`update investment set state = 'refunded' where id = $1`, [investmentId]);
    expect(await refusalOf(add({ investmentId }))).toBe('validation.choice');
    await t.db.query(`update investment set state = 'received' where id = $1`, [investmentId]);
    const both = await Promise.allSettled([add({ investmentId }), add({ investmentId })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(add({ investmentId }))).toBe('lead.there');
  });

  it('are names that the owner gives, of whom nothing is said that the books do not hold', async () => {
    const { id } = await add({ name: 'Hanne Vik', amount: 6_000_000 });
    expect(await front()).toMatchObject([{ name: 'Hanne Vik', amount: 6_000_000, hasInvested: false, slug: null }]);
    const path = { params: { ...params(), id } };
    const change = (body: object) => campaign.owner.api.send(leadsApi.change, { ...path, body });
    expect(await change({ amount: null, bio: 'Three companies.' })).toMatchObject({
      amount: null,
      bio: 'Three companies.',
    });
    expect(await change({ name: 'Hanne A. Vik' })).toMatchObject({ name: 'Hanne A. Vik', bio: 'Three companies.' });
    await campaign.owner.api.send(leadsApi.remove, path);
    expect(await refusalOf(campaign.owner.api.send(leadsApi.remove, path))).toBe('request.not_found');
    expect(await refusalOf(add({}))).toBe('validation.required');
    for (let count = 0; count < MOST_LEADS; count++) await add({ name: `Lead ${count}` });
    expect(await refusalOf(add({ name: 'One more' }))).toBe('lead.full');
  });
});
