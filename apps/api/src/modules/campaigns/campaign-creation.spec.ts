import { campaignsApi, usersApi } from '@cairn/contracts';
import { aCampaign, aDraft } from '../../testing/campaigns.js';
import { aPerson, sessionWithoutStepUp, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SettingsService } from '../settings/index.js';

describe('beginning a campaign', () => {
  let t: TestApp;
  let owner: Person;
  beforeAll(async () => {
    t = await startTestApp();
    owner = await aPerson(t, { userType: 'campaign-owner' });
  });
  afterAll(() => t.close());

  it('V-21 a campaign is equity or debt', async () => {
    const make = (body: object) =>
      t.http().post('/api/v1.1/campaigns/equities').set('authorization', `Bearer ${owner.token}`).send(body);
    for (const type of ['gift', '', null, undefined, 'Equity']) {
      const answer = await make({ type });
      expect([answer.status, (answer.body as { errors: object[] }).errors]).toEqual([
        400,
        [expect.objectContaining({ field: 'type', code: 'validation.choice' })],
      ]);
    }
    expect((await make({ type: 'debt' })).status).toBe(201);
  });

  it('R-04 R-05 an investor begins a campaign once they agree that the account is for both', async () => {
    const investor = await aPerson(t, { userType: 'investor' });
    const begin = (body: object) => investor.api.send(campaignsApi.create, { body: { type: 'equity', ...body } });
    expect(await refusalOf(begin({}))).toBe('campaign.not_owner_type');
    expect(await refusalOf(begin({ becomeBoth: false }))).toBe('campaign.not_owner_type');
    await begin({ becomeBoth: true });
    const { userType, displayData } = await investor.api.send(usersApi.me, {});
    expect([userType, displayData]).toEqual(['both', { investorDisplay: true, campaignOwnerDisplay: true }]);
  });

  it('R-04 where only admins may begin campaigns, others are refused', async () => {
    const admin = t.as(await sessionWithoutStepUp(t, await aPerson(t, { adminRole: 'moderator' })));

    const set = (value: 'yes' | 'no') =>
      t.db.inTx((tx) => t.get(SettingsService).set(tx, 'onlyAdminCreateCampaign', value));
    await set('yes');
    const refused = await refusalOf(owner.api.send(campaignsApi.create, { body: { type: 'debt' } }));
    const begun = await admin.send(campaignsApi.create, { body: { type: 'debt' } });
    await set('no');
    expect([refused, begun.campaignDetail.status]).toEqual(['campaign.admin_only', 0]);
  });

  it('V-39 two campaigns begun at once do not both become the last that the site allows', async () => {
    const busy = await aPerson(t);
    await t.db.query(
      `insert into campaign (id, owner_id, slug, status, type, name, created_at, updated_at)
       select gen_random_uuid(), $1, 'nearly-' || n, 0, 'debt', 'x', now(), now() from generate_series(1, 19) n`,
      [busy.id],
    );
    const begin = () => busy.api.send(campaignsApi.create, { body: { type: 'debt' } });
    const both = await Promise.allSettled([begin(), begin()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('V-39 stops at the site’s number of campaigns', async () => {
    const busy = await aPerson(t);
    await t.db.query(
      `insert into campaign (id, owner_id, slug, status, type, name, created_at, updated_at)
       select gen_random_uuid(), $1, 'busy-' || n, 0, 'debt', 'x', now(), now() from generate_series(1, 20) n`,
      [busy.id],
    );
    const refused = await failureOf(busy.api.send(campaignsApi.create, { body: { type: 'debt' } }));
    expect([refused.code, refused.params]).toEqual(['campaign.limit_reached', { limit: 20 }]);
  });

  const raise = (by: Person, campaignId: string, body: object) =>
    by.api.send(campaignsApi.fundraisingDetail.change, { params: { campaignId }, body });

  it('V-34 a draft may change its kind, and the terms of the old one are gone', async () => {
    const { id, owner: seller } = await aDraft(t);
    const changed = await raise(seller, id, { investingType: 'debt' });
    expect(changed).toMatchObject({ investingType: 'debt', termsSlug: 'debt' });
    const { campaignDetail } = await seller.api.send(campaignsApi.read, { params: { id } });
    expect(campaignDetail).toMatchObject({
      type: 'debt',
      campaignTerms: { pricePerShare: null, availableShares: null },
    });
    const foreign = await failureOf(raise(seller, id, { termsSlug: 'equity' }));
    expect(foreign.fields).toMatchObject([{ field: 'termsSlug', code: 'campaign.terms_of_other_type' }]);
  });

  it('V-34 whether interest is tested first is settled with the submission', async () => {
    const { id, owner: seller } = await aDraft(t);
    expect(await raise(seller, id, { isTestTheWater: 'YES', campaignStage: null })).toMatchObject({
      isTestTheWater: 'YES',
    });
    await seller.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
    expect(await refusalOf(raise(seller, id, { isTestTheWater: 'NO' }))).toBe('campaign.not_editable');
    const live = await aCampaign(t);
    const refused = await failureOf(raise(live.owner, live.id, { isTestTheWater: 'YES' }));
    expect([refused.code, refused.fields.map(({ field }) => field)]).toEqual([
      'campaign.field_locked',
      ['isTestTheWater'],
    ]);
  });

  it('V-13 links lead to the network they name, and a property to a page', async () => {
    const { id, owner: seller } = await aDraft(t);
    const save = (body: object) =>
      seller.api.send(campaignsApi.companyProfile.change, { params: { campaignId: id }, body });
    for (const field of ['facebook', 'twitter', 'linkedin', 'youtube']) {
      const { fields } = await failureOf(save({ [field]: 'https://elsewhere.example/us' }));
      expect(fields).toMatchObject([{ field, code: 'validation.url_host' }]);
    }
    for (const body of [{ propertyURL: 'a house' }, { customLinks: [{ title: 'Shop', url: 'a shop' }] }]) {
      expect(await refusalOf(save(body))).toBe('request.invalid');
    }
  });

  it('SEC-22 an owner’s id for Google Analytics is an id, and refused where the operator allows none', async () => {
    const { id, slug, owner: seller } = await aCampaign(t);
    const save = (googleAnalyticsID: string | null) =>
      seller.api.send(campaignsApi.companyProfile.change, { params: { campaignId: id }, body: { googleAnalyticsID } });
    const told = async () => (await t.as(null).send(campaignsApi.page, { params: { slug } })).links.googleAnalyticsID;
    const allow = (value: 'yes' | 'no') =>
      t.db.inTx((tx) => t.get(SettingsService).set(tx, 'thirdPartyAnalytics', value));
    const code = 'G-ABC123DEF4';
    expect((await failureOf(save(code))).fields).toMatchObject([
      { field: 'googleAnalyticsID', code: 'settings.analytics_off' },
    ]);
    expect(await told()).toBeNull();
    await allow('yes');
    expect((await failureOf(save('G-ABC&x=https://evil.example'))).fields).toMatchObject([
      { field: 'googleAnalyticsID', code: 'validation.measurement_id' },
    ]);
    await save(code);
    expect(await told()).toBe(code);
    await allow('no');
    await save(null);
    expect(await told()).toBeNull();
  });

  it('keeps links, points and the facts of a property, and shows them on the page', async () => {
    const { id, slug, owner: seller } = await aCampaign(t);
    const params = { campaignId: id };
    const link = { title: 'Test reports', url: 'https://tests.example' };
    const linked = { facebook: 'https://www.facebook.com/clearfold', customLinks: [link] };
    expect(await seller.api.send(campaignsApi.companyProfile.change, { params, body: linked })).toMatchObject(linked);
    const cleared = { facebook: null };
    expect(await seller.api.send(campaignsApi.companyProfile.change, { params, body: cleared })).toMatchObject({
      facebook: null,
      customLinks: [link],
    });
    await seller.api.send(campaignsApi.campaignStory.change, { params, body: { highlights: ['No pump', ''] } });
    await t.db.query(`update campaign set property = '{"buildYear": 1911}' where id = $1`, [id]);
    const page = await t.as(null).send(campaignsApi.page, { params: { slug } });
    expect(page).toMatchObject({
      highlights: ['No pump'],
      links: { facebook: null, customLinks: [link] },
      property: { buildYear: 1911, propertyName: null },
    });
    const built = seller.api.send(campaignsApi.companyProfile.change, { params, body: { buildYear: 1912 } });
    expect((await failureOf(built)).fields).toMatchObject([{ field: 'buildYear', code: 'campaign.field_locked' }]);
  });

  it('U-17 a page can be previewed without a logo, a description or a stage', async () => {
    const { id, owner: writer } = await aDraft(t);
    await raise(writer, id, { campaignStage: null });
    await t.db.query('update campaign set logo_file_id = null, description = null where id = $1', [id]);
    const page = await writer.api.send(campaignsApi.preview, { params: { id } });
    expect([page.companyDescription, page.campaignStage]).toEqual([null, null]);
  });

  it('begins with texts, terms and answers of an earlier campaign, and none of its files, accounts and days', async () => {
    const { id, owner: writer } = await aCampaign(t);
    const begin = (by: Person, body: object = {}) =>
      by.api.send(campaignsApi.create, { body: { type: 'equity', copyOf: id, ...body } });
    const { campaignDetail: made } = await begin(writer);
    expect(made).toMatchObject({
      status: 0,
      name: 'Clearfold Water',
      coverUrl: null,
      companyProfile: { companyName: 'Clearfold Water Limited', companyLogo: null },
      fundraisingDetail: { goal: 1_000_000, closingDate: null },
      campaignTerms: { pricePerShare: 1_000 },
      paymentDetail: { bankName: null, accountNumberLast4: null, tos: false },
    });
    const { steps } = await writer.api.send(campaignsApi.checklist, { params: { id: made.id } });
    expect(steps.find(({ step }) => step === 'faqs')?.missing).toEqual([]);
    const { campaignDetail: loan } = await begin(writer, { type: 'debt', name: 'Clearfold Loan' });
    expect(loan).toMatchObject({
      name: 'Clearfold Loan',
      fundraisingDetail: { termsSlug: 'debt' },
      campaignTerms: { pricePerShare: null },
    });
    expect(await refusalOf(begin(await aPerson(t, { userType: 'campaign-owner' })))).toBe('request.not_found');
  });

  it('begins without what is switched off by now, which the earlier campaign keeps', async () => {
    const { id, owner: writer } = await aCampaign(t);
    const off = (enabled: boolean) =>
      t.db.query(
        `update content_record r set enabled = $2 from campaign c where c.id = $1 and r.kind = 'category' and r.code = c.category`,
        [id, enabled],
      );
    await off(false);
    const { campaignDetail: made } = await writer.api.send(campaignsApi.create, {
      body: { type: 'equity', copyOf: id },
    });
    await off(true);
    const { campaignDetail: kept } = await writer.api.send(campaignsApi.read, { params: { id } });
    expect([made.companyProfile.category, kept.companyProfile.category]).toEqual([null, expect.any(String)]);
    expect(made.companyProfile.industry).toBe(kept.companyProfile.industry);
  });

  it('V-39 a campaign that begins with an earlier one counts as any other', async () => {
    const { id, owner: writer } = await aDraft(t);
    await t.db.query(
      `insert into campaign (id, owner_id, slug, status, type, name, created_at, updated_at)
       select gen_random_uuid(), $1, 'copied-' || n, 0, 'debt', 'x', now(), now() from generate_series(1, 19) n`,
      [writer.id],
    );
    const begin = writer.api.send(campaignsApi.create, { body: { type: 'equity', copyOf: id } });
    expect(await refusalOf(begin)).toBe('campaign.limit_reached');
  });
});
