import { adminApi, campaignsApi, communicationApi } from '@cairn/contracts';
import { aCampaign, aDraft } from '../../../testing/campaigns.js';
import { aPerson } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

const reason = 'The register has another spelling';

describe('S-02 the page of a campaign, corrected on its owner’s behalf', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  it('S-02 changes at once, keeps what was there before, and tells the owner why', async () => {
    const { id, slug, admin, owner } = await aCampaign(t);
    const edit = (body: object) => admin.api.send(adminApi.editCampaign, { params: { id }, body: { reason, ...body } });
    const corrected = await edit({
      companyTagLine: 'Water from sand and stone',
      campaignStory: 'Thirty-one filters run.',
    });
    expect(corrected.edits).toMatchObject([
      { section: 'story', changes: [{ field: 'campaignStory', after: 'Thirty-one filters run.' }] },
      { section: 'company', changes: [{ field: 'companyTagLine', after: 'Water from sand and stone' }] },
    ]);
    const page = await t.as(null).send(campaignsApi.page, { params: { slug } });
    expect(page).toMatchObject({ tagLine: 'Water from sand and stone', summary: 'Thirty-one filters run.' });
    await t.travel(15_000);
    const { items } = await owner.api.send(communicationApi.notifications, { query: {} });
    expect(items.find(({ kind }) => kind === 'campaign.edited')?.params).toMatchObject({ reason });
    const [entry] = await t.db.query<{ reason: string; before: object; after: object }>(
      `select reason, before, after from kernel.audit_log where action = 'campaign.edited' and subject_id = $1`,
      [id],
    );
    expect(entry).toMatchObject({ reason, after: { companyTagLine: 'Water from sand and stone' } });
    // The same again is no edit, and tells nobody.
    expect(await refusalOf(edit({ companyTagLine: 'Water from sand and stone' }))).toBe('campaign.nothing_edited');
    expect(await refusalOf(edit({}))).toBe('campaign.nothing_edited');
  });

  it('S-02 takes no term, leaves nothing out that the page requires, and asks for a reason', async () => {
    const { id, admin } = await aCampaign(t);
    const edit = (body: object) => admin.api.send(adminApi.editCampaign, { params: { id }, body: body as never });
    for (const term of [{ companyName: 'Another Company' }, { goal: 1 }, { formCLink: 'https://example.org/c' }]) {
      expect(await refusalOf(edit({ reason, ...term }))).toBe('request.invalid');
    }
    expect((await failureOf(edit({ reason, description: null }))).fields).toMatchObject([{ field: 'description' }]);
    expect((await failureOf(edit({ city: 'Porto' }))).fields).toMatchObject([{ field: 'reason' }]);
  });

  it('S-02 is refused of a draft, and to the owner', async () => {
    const { admin } = await aCampaign(t);
    const draft = await aDraft(t);
    const body = { reason, city: 'Porto' };
    const edit = (id: string, api = admin.api) => api.send(adminApi.editCampaign, { params: { id }, body });
    expect(await refusalOf(edit(draft.id))).toBe('campaign.not_editable');
    const own = await aCampaign(t);
    const moderator = await aPerson(t, { adminRole: 'moderator' });
    await t.db.query('update campaign set owner_id = $2 where id = $1', [own.id, moderator.id]);
    expect(await refusalOf(edit(own.id, moderator.api))).not.toBe('campaign.not_editable');
    expect(await refusalOf(edit(own.id, own.owner.api))).not.toBe('campaign.not_editable');
  });
});
