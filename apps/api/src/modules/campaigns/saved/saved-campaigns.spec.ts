import { campaignsApi, profileApi, savedCampaignsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, aDraft, type LiveCampaign } from '../../../testing/campaigns.js';
import { aPerson, sessionWithoutStepUp, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('saved campaigns', () => {
  let t: TestApp;
  const live: LiveCampaign[] = [];
  beforeAll(async () => {
    t = await startTestApp();
    for (let count = 0; count < 8; count++) live.push(await aCampaign(t));
  });
  afterAll(() => t.close());

  const save = ({ api }: Person, campaignId: string | undefined) =>
    api.send(savedCampaignsApi.save, { body: { campaignId: campaignId ?? '' } });
  const list = ({ api }: Person, query = {}) => api.send(savedCampaignsApi.list, { query });
  const followers = (who: Person | null, campaignId: string | undefined) =>
    (who?.api ?? t.as(null)).send(savedCampaignsApi.followers, { params: { campaignId: campaignId ?? '' } });

  it('are saved once, also by two calls at once, and taken off again', async () => {
    const ada = await aPerson(t);
    const [campaign] = live;
    const both = await Promise.all([save(ada, campaign?.id), save(ada, campaign?.id)]);
    expect(both[0]).toEqual(both[1]);
    expect(await save(ada, campaign?.id)).toEqual(both[0]);
    expect(await ada.api.send(savedCampaignsApi.marks, {})).toEqual([both[0]]);
    const params = { id: both[0].id };
    expect(await ada.api.send(savedCampaignsApi.read, { params })).toMatchObject({
      ...both[0],
      campaign: { id: campaign?.id, slug: campaign?.slug },
    });
    expect(await ada.api.send(savedCampaignsApi.remove, { params })).toEqual({ done: true });
    expect(await refusalOf(ada.api.send(savedCampaignsApi.remove, { params }))).toBe('request.not_found');
    expect((await list(ada)).items).toEqual([]);
  });

  it('C-01 are listed six a page by cursor, the newest first, as public cards', async () => {
    const ada = await aPerson(t);
    for (const { id } of live) {
      await save(ada, id);
      await t.advance(1);
    }
    const first = await list(ada);
    const second = await list(ada, { cursor: first.nextCursor ?? '' });
    const shown = [...first.items, ...second.items];
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([6, 2, null]);
    expect(shown.map(({ campaign }) => campaign.id)).toEqual(live.map(({ id }) => id).toReversed());
    expect((await list(ada, { page: 2 })).items).toHaveLength(8);
    const { items } = await t.as(null).send(campaignsApi.browse, { body: { limit: 12 } });
    expect(items).toContainEqual(shown[0]?.campaign);
  });

  it('are of those who saved them alone', async () => {
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    const { id } = await save(ada, live[0]?.id);
    expect(await refusalOf(ben.api.send(savedCampaignsApi.read, { params: { id } }))).toBe('request.not_found');
    expect(await refusalOf(ben.api.send(savedCampaignsApi.remove, { params: { id } }))).toBe('request.not_found');
    expect(await refusalOf(t.as(null).send(savedCampaignsApi.list, { query: {} }))).toBe('auth.required');
    expect((await list(ada)).items).toHaveLength(1);
  });

  it('are campaigns that one may open: no draft, no unknown one, and none that was hidden since', async () => {
    const ada = await aPerson(t);
    const { id: draft } = await aDraft(t);
    for (const id of [draft, newId()]) expect(await refusalOf(save(ada, id))).toBe('request.not_found');
    const hidden = await aCampaign(t);
    const { id } = await save(ada, hidden.id);
    await t.db.query('update campaign set hidden_at = now() where id = $1', [hidden.id]);
    expect((await list(ada)).items).toEqual([]);
    expect(await refusalOf(ada.api.send(savedCampaignsApi.read, { params: { id } }))).toBe('request.not_found');
    for (const who of [ada, null]) expect(await refusalOf(followers(who, hidden.id))).toBe('request.not_found');
  });

  it('tell a campaign how many follow it, with the names of those who show theirs', async () => {
    const { id, slug } = await aCampaign(t);
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    await save(ada, id);
    await save(ben, id);
    expect(await followers(null, id)).toEqual({ followers: 2, named: [] });
    await ben.api.send(profileApi.update, { body: { showName: true } });
    const seen = await followers(null, id);
    expect([seen.followers, seen.named.map((one) => one.id)]).toEqual([2, [ben.id]]);
    const { parts } = await ada.api.send(campaignsApi.page, { params: { slug } });
    expect(parts.potential).toBe(2);
  });

  it('are listed one by one for the owner, by name where people show theirs, and given as a file after a step-up', async () => {
    const { id, owner } = await aCampaign(t);
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    await save(ada, id);
    await t.advance(1);
    await save(ben, id);
    await t.db.query(`update app_user set show_name = true, first_name = '=SUM(1)' where id = $1`, [ben.id]);
    const own = (who: Person, query = {}) =>
      who.api.send(savedCampaignsApi.ownFollowers, { params: { campaignId: id }, query });
    const first = await own(owner, { limit: 1 });
    expect(first.items).toMatchObject([{ name: expect.stringContaining('=SUM(1)'), slug: expect.any(String) }]);
    const second = await own(owner, { limit: 1, cursor: first.nextCursor ?? '' });
    expect([second.items, second.nextCursor]).toMatchObject([[{ name: null, slug: null, photo: null }], null]);
    expect(await refusalOf(own(ada))).toBe('request.not_found');
    const csv = ({ token }: Person) =>
      t.http().get(`/api/v1.1/campaign-dashboard/followers/${id}?format=csv`).set('authorization', `Bearer ${token}`);
    const [head, ...rows] = (await csv(owner)).text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(head).toBe('"Person","Saved on"');
    expect(rows).toEqual([expect.stringMatching(/^"'=SUM\(1\) /), expect.stringMatching(/^"Somebody","\d{4}-/)]);
    expect((await csv(ada)).status).toBe(404);
    expect((await csv(await aPerson(t, { adminRole: 'finance' }))).status).toBe(403);
    const unproved = { ...owner, api: t.as(await sessionWithoutStepUp(t, owner)) };
    expect(await refusalOf(own(unproved, { format: 'csv' }))).toBe('auth.step_up_required');
  });

  it('end at 500', async () => {
    const ada = await aPerson(t);
    // The same one 500 times stands for as many campaigns.
    await t.database.asOwner(async (client) => {
      await client.query('alter table saved_campaign drop constraint saved_campaign_once');
      await client.query(
        `insert into saved_campaign (id, user_id, campaign_id, created_at)
         select gen_random_uuid(), $1, $2, now() from generate_series(1, 500)`,
        [ada.id, live[1]?.id],
      );
    });
    expect(await refusalOf(save(ada, live[0]?.id))).toBe('campaign.saved_limit');
  });
});
