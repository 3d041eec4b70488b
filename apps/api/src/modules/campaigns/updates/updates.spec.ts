import { campaignsApi, communicationApi, savedCampaignsApi, settingsApi, updatesApi } from '@cairn/contracts';
import type { PostUpdateRequest } from '@cairn/contracts/campaigns/updates/updates.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, aDraft, type LiveCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { aText } from '../../../testing/rich-text.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('updates of a campaign', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const post = ({ owner, id }: Pick<LiveCampaign, 'owner' | 'id'>, body: Partial<PostUpdateRequest> = {}) =>
    owner.api.send(updatesApi.post, {
      params: { campaignId: id },
      body: { title: 'The first pump', description: aText('It runs.'), ...body },
    });
  const front = (who: Person | null, campaignId: string, query = {}) =>
    (who?.api ?? t.as(null)).send(updatesApi.front, { params: { campaignId }, query });
  const titles = async (who: Person | null, campaignId: string) =>
    (await front(who, campaignId)).items.map(({ title }) => title);
  const follow = ({ api }: Person, campaignId: string) => api.send(savedCampaignsApi.save, { body: { campaignId } });
  const invest = ({ api }: Person, campaignId: string) =>
    investAs(api, {
      params: { campaignId },
      body: { amount: 10_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
  const told = async ({ api }: Person) =>
    (await api.send(communicationApi.notifications, { query: {} })).items
      .filter(({ kind }) => kind === 'campaign.update_posted')
      .map(({ params }) => params['title']);

  it('say beforehand how many are told: as many as are', async () => {
    const live = await aCampaign(t);
    const [follower, both, investor] = [
      await aPerson(t),
      await anInvestor(t, { wallet: 100_000n }),
      await anInvestor(t, { wallet: 100_000n }),
    ];
    for (const one of [follower, both, live.owner]) await follow(one, live.id);
    for (const one of [both, investor]) await invest(one, live.id);
    await t.drain();
    const params = { campaignId: live.id };
    const readers = await live.owner.api.send(updatesApi.readers, { params });
    expect(readers).toEqual({ all: 3, investors: 2, followers: 2 });
    await live.owner.api.send(updatesApi.post, {
      params,
      body: { title: 'Two pumps', description: aText('Both run.'), audience: 'followers' },
    });
    await t.drain();
    const reached = await Promise.all([follower, both, investor, live.owner].map(told));
    expect(reached.filter(({ length }) => length > 0)).toHaveLength(readers.followers);
  });

  it('R-09 are refused to a visitor, unless the site shows them to everybody', async () => {
    const live = await aCampaign(t);
    const { id } = await post(live);
    const params = { campaignId: live.id, id };
    expect(await failureOf(front(null, live.id))).toMatchObject({
      code: 'campaign.updates_sign_in',
      params: { count: 1 },
    });
    expect(await refusalOf(t.as(null).send(updatesApi.edits, { params }))).toBe('campaign.updates_sign_in');
    expect(await titles(await aPerson(t), live.id)).toEqual(['The first pump']);
    const { api } = await aPerson(t, { adminRole: 'super' });
    await api.send(settingsApi.change, { body: { updatesPublic: 'yes' } });
    await t.drain();
    expect(await titles(null, live.id)).toEqual(['The first pump']);
    expect(await t.as(null).send(updatesApi.edits, { params })).toEqual([]);
    await api.send(settingsApi.change, { body: { updatesPublic: 'no' } });
    await t.drain();
  });

  it('are counted by audience on the page, and read by those for whom they are', async () => {
    const live = await aCampaign(t);
    const [investor, follower, other] = [await anInvestor(t, { wallet: 50_000n }), await aPerson(t), await aPerson(t)];
    await invest(investor, live.id);
    await follow(follower, live.id);
    for (const audience of ['all', 'investors', 'followers'] as const) {
      await post(live, { title: audience, audience });
      await t.advance(1);
    }
    const { parts } = await t.as(null).send(campaignsApi.page, { params: { slug: live.slug } });
    expect(parts.updates).toEqual({ all: 1, investors: 1, followers: 1 });
    expect(await titles(investor, live.id)).toEqual(['investors', 'all']);
    expect(await titles(follower, live.id)).toEqual(['followers', 'all']);
    expect(await titles(other, live.id)).toEqual(['all']);
    expect(await titles(live.owner, live.id)).toEqual(['followers', 'investors', 'all']);
    const [hidden] = (await front(live.owner, live.id)).items.filter(({ audience }) => audience === 'investors');
    const params = { campaignId: live.id, id: hidden?.id ?? '' };
    expect(await refusalOf(other.api.send(updatesApi.edits, { params }))).toBe('request.not_found');
    expect([await told(investor), await told(follower), await told(other)]).toEqual([
      ['investors', 'all'],
      ['followers', 'all'],
      [],
    ]);
    expect(await told(live.owner)).toEqual([]);
  });

  it('for investors are not for those whose money has gone back, who may still open the page', async () => {
    const live = await aCampaign(t);
    const [stayed, left] = [await anInvestor(t, { wallet: 50_000n }), await anInvestor(t, { wallet: 50_000n })];
    for (const investor of [stayed, left]) await invest(investor, live.id);
    await t.db.query(`update investment set state = 'refunded' where investor_id = $1`, [left.id]);
    await post(live, { title: 'For us', audience: 'investors' });
    await t.drain();
    expect([await titles(stayed, live.id), await titles(left, live.id)]).toEqual([['For us'], []]);
    expect([await told(stayed), await told(left)]).toEqual([['For us'], []]);
    await t.db.query('update campaign set hidden_at = kernel.now() where id = $1', [live.id]);
    expect(await left.api.send(campaignsApi.page, { params: { slug: live.slug } })).toMatchObject({ slug: live.slug });
  });

  it('tell each reader once, also of several portions', async () => {
    const live = await aCampaign(t);
    await t.database.asOwner(async (client) => {
      await client.query(
        `with made as (
           insert into app_user (id, email, first_name, last_name, slug, user_type, created_at, updated_at)
           select id, id || '@example.org', 'Some', 'Reader', 'reader-' || id, 'investor', kernel.now(), kernel.now()
           from (select gen_random_uuid() as id from generate_series(1, 201)) fresh returning id)
         insert into saved_campaign (id, user_id, campaign_id, created_at)
         select gen_random_uuid(), id, $1, kernel.now() from made`,
        [live.id],
      );
    });
    const { id } = await post(live);
    await t.drain();
    const [row] = await t.db.query<{ notices: number; people: number }>(
      `select count(*)::int as notices, count(distinct user_id)::int as people from notification
       where kind = 'campaign.update_posted' and campaign_id = $1`,
      [live.id],
    );
    expect([row, id.length]).toEqual([{ notices: 201, people: 201 }, 36]);
  });

  it('keep what they said before they were edited, for those who read them', async () => {
    const live = await aCampaign(t);
    const { id, version } = await post(live);
    const params = { campaignId: live.id, id };
    await t.advance(60_000);
    const edited = await live.owner.api.send(updatesApi.change, { params, body: { title: 'Two pumps', version } });
    expect(edited).toMatchObject({ title: 'Two pumps', edits: 1, description: aText('It runs.') });
    expect(edited.editedAt).not.toBeNull();
    const reader = await aPerson(t);
    expect(await reader.api.send(updatesApi.edits, { params })).toMatchObject([
      { title: 'The first pump', description: aText('It runs.') },
    ]);
    const late = live.owner.api.send(updatesApi.change, { params, body: { title: 'Three', version } });
    expect(await refusalOf(late)).toBe('campaign.overtaken');
    const same = await live.owner.api.send(updatesApi.change, { params, body: { title: 'Two pumps' } });
    expect(same.edits).toBe(1);
  });

  it('sent twice at once are one update, dated by the server', async () => {
    const live = await aCampaign(t);
    const body = { clientKey: newId(), createdAt: '2001-01-01T00:00:00Z' };
    const both = await Promise.all([post(live, body), post(live, body)]);
    expect(both[0]).toEqual(both[1]);
    expect(new Date(both[0].createdAt).getUTCFullYear()).not.toBe(2001);
    const params = { campaignId: live.id };
    expect((await live.owner.api.send(updatesApi.list, { params, query: {} })).items).toHaveLength(1);
  });

  it('are refused beside the field, and of a campaign that nobody can read yet', async () => {
    const live = await aCampaign(t);
    const script = { type: 'doc', content: [{ type: 'script' }] };
    for (const [description, code] of [
      [script, 'validation.rich_text'],
      [aText(' '), 'validation.required'],
      [aText('4242 4242 4242 4242'), 'validation.card_number'],
    ] as const) {
      expect((await failureOf(post(live, { description }))).fields).toMatchObject([{ field: 'description', code }]);
    }
    expect((await failureOf(post(live, { title: 'x'.repeat(121) }))).fields).toMatchObject([{ field: 'title' }]);
    expect(await refusalOf(post(await aDraft(t)))).toBe('campaign.not_public');
  });

  it('are removed by their owner alone, with their history', async () => {
    const [live, other] = [await aCampaign(t), await aCampaign(t)];
    const { id } = await post(live);
    const params = { campaignId: live.id, id };
    expect(await refusalOf(other.owner.api.send(updatesApi.remove, { params }))).toBe('request.not_found');
    const elsewhere = { params: { campaignId: other.id, id } };
    expect(await refusalOf(other.owner.api.send(updatesApi.remove, elsewhere))).toBe('request.not_found');
    expect(await live.owner.api.send(updatesApi.remove, { params })).toEqual({ done: true });
    expect(await titles(live.owner, live.id)).toEqual([]);
  });
});
