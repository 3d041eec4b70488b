import { adminApi, campaignsApi, communicationApi, investmentsApi, repaymentsApi } from '@cairn/contracts';
import { addDays, parseCalendarDate } from '@cairn/finance';
import sharp from 'sharp';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, aDraft, DAY, upload, type LiveCampaign, UNCHECKED } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { CampaignHeadsRepository } from '../../discovery/campaign-heads.repository.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const reason = 'We are checking a complaint';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

describe('a hidden campaign', () => {
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const hide = ({ id, admin }: LiveCampaign) =>
    admin.api.send(adminApi.hideCampaign, { params: { id }, body: { reason } });
  const show = ({ id, admin }: LiveCampaign) =>
    admin.api.send(adminApi.showCampaign, { params: { id }, body: { reason: 'The complaint was unfounded' } });
  const pageOf = ({ slug }: LiveCampaign, api: Person['api']) => api.send(campaignsApi.page, { params: { slug } });
  const invest = ({ api }: Person, campaignId: string, amount: number, paymentType?: 'wallet') =>
    investAs(api, {
      params: { campaignId },
      body: { amount, ...(paymentType && { paymentType }) },
      idempotencyKey: newId(),
    });
  const isListed = async ({ id }: LiveCampaign, status: 2 | 4): Promise<boolean> => {
    const { items } = await t.as(null).send(campaignsApi.front, { query: { status, limit: 100 } });
    return items.some((card) => card.id === id);
  };
  const owned = ({ id, owner }: LiveCampaign) => owner.api.send(campaignsApi.read, { params: { id } });

  it('S-01 S-02 can be read by its owner and its investors only, and is shown again as it was', async () => {
    const live = await aCampaign(t);
    const [investor, stranger] = await Promise.all([anInvestor(t, { wallet: 500_000n }), aPerson(t)]);
    await invest(investor, live.id, 100_000, 'wallet');
    expect(await hide(live)).toMatchObject({ status: 6, standing: 2 });
    expect(await isListed(live, 2)).toBe(false);
    const heads = t.get(CampaignHeadsRepository);
    const seen = async () => [
      (await heads.bySlug(live.slug)) !== null,
      (await heads.listed()).some(({ slug }) => slug === live.slug),
    ];
    expect(await seen()).toEqual([false, false]);
    for (const { api } of [{ api: t.as(null) }, stranger])
      expect(await refusalOf(pageOf(live, api))).toBe('request.not_found');
    for (const { api } of [live.owner, investor])
      expect(await pageOf(live, api)).toMatchObject({ status: 6, standing: 2, closingSoon: false });
    const forAdmins = await live.admin.api.send(campaignsApi.preview, { params: { id: live.id } });
    const { closesAt } = (await owned(live)).campaignDetail;
    expect([forAdmins.status, new Date(forAdmins.closesAt ?? 0)]).toEqual([6, new Date(closesAt ?? 1)]);
    const investors = (api: Person['api']) =>
      api.send(investmentsApi.publicOfCampaign, { params: { campaignId: live.id }, query: {} });
    expect(await refusalOf(investors(t.as(null)))).toBe('request.not_found');
    expect((await investors(investor.api)).items).toHaveLength(1);
    expect(
      await refusalOf(
        stranger.api.send(communicationApi.sendMessage, { body: { campaignId: live.id, text: 'Hello' } }),
      ),
    ).toBe('message.recipient');
    const { items: mine } = await live.owner.api.send(campaignsApi.mine, { query: {} });
    expect(mine).toMatchObject([{ id: live.id, status: 6, standing: 2 }]);
    const { items: hidden } = await live.admin.api.send(adminApi.campaigns, { query: { state: '6' } });
    expect(hidden.map(({ id }) => id)).toContain(live.id);

    expect(await refusalOf(hide(live))).toBe('campaign.bad_transition');
    expect(await show(live)).toMatchObject({ status: 2, standing: 2 });
    expect([await isListed(live, 2), ...(await seen())]).toEqual([true, true, true]);
    expect(await refusalOf(show(live))).toBe('campaign.bad_transition');
    const { history } = await live.admin.api.send(adminApi.campaign, { params: { id: live.id } });
    expect(history.slice(-2).map(({ from, to, reason: why }) => `${from}>${to} ${why}`)).toEqual([
      `2>6 ${reason}`,
      '6>2 The complaint was unfounded',
    ]);
    await t.drain();
    const { items: notices } = await live.owner.api.send(communicationApi.notifications, { query: {} });
    expect(notices.slice(0, 2).map(({ kind, params }) => [kind, params['reason']])).toEqual([
      ['campaign.shown', 'The complaint was unfounded'],
      ['campaign.hidden', reason],
    ]);
    const { items: log } = await live.admin.api.send(adminApi.auditLog, { query: { subjectId: live.id } });
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['campaign.hidden', 'campaign.shown']));
  });

  it('S-02 begins nothing, lets what was begun end, and closes on its day, still hidden', async () => {
    const live = await aCampaign(t, { mode: 'fixed', goal: 1_000_000 });
    const [paid, holder, late] = await Promise.all([
      anInvestor(t, { wallet: 700_000n }),
      anInvestor(t, { wallet: 700_000n }),
      anInvestor(t, { wallet: 700_000n }),
    ]);
    await invest(paid, live.id, 300_000, 'wallet');
    const cancelled = await invest(paid, live.id, 200_000, 'wallet');
    const held = { params: { id: (await invest(holder, live.id, 200_000)).id } };
    await hide(live);
    for (const attempt of [
      invest(late, live.id, 100_000),
      invest(late, live.id, 100_000, 'wallet'),
      holder.api.send(investmentsApi.payFromWallet, { ...held, body: {}, idempotencyKey: newId() }),
      holder.api.send(investmentsApi.change, { ...held, body: { amount: 100_000 } }),
    ])
      expect(await refusalOf(attempt)).toBe('investment.campaign_hidden');
    const { reasons } = await late.api.send(investmentsApi.check, { params: { campaignId: live.id } });
    expect(reasons.map(({ code }) => code)).toEqual(['investment.campaign_hidden']);
    const prepare = { params: { campaignId: live.id } };
    expect(await refusalOf(late.api.send(investmentsApi.prepare, prepare))).toBe('request.not_found');
    expect(await paid.api.send(investmentsApi.prepare, prepare)).toMatchObject({ allowed: false, campaignId: live.id });
    expect(await holder.api.send(investmentsApi.cancel, held)).toMatchObject({ state: 'cancelled' });
    await paid.api.send(investmentsApi.cancel, { params: { id: cancelled.id } });
    await t.advance(32 * DAY);
    expect(await walletOf(t, paid.id)).toBe(700_000n);
    expect((await owned(live)).campaignDetail).toMatchObject({ status: 6, standing: 5 });
    expect(await show(live)).toMatchObject({ status: 5, standing: 5 });
    expect(await refusalOf(hide(live))).toBe('campaign.bad_transition');
    expect(await pageOf(live, t.as(null))).toMatchObject({ status: 5 });
  });

  it('S-02 R-07 keeps what a success owes, whether it is hidden before or after the closing', async () => {
    const [before, after] = [await aCampaign(t, { goal: 500_000 }), await aCampaign(t, { goal: 500_000 })];
    const investor = await anInvestor(t, { wallet: 2_000_000n });
    for (const { id } of [before, after]) await invest(investor, id, 600_000, 'wallet');
    await hide(before);
    await t.advance(32 * DAY);
    expect([await isListed(before, 4), await isListed(after, 4)]).toEqual([false, true]);
    expect(await hide(after)).toMatchObject({ status: 6, standing: 4 });
    for (const live of [before, after]) {
      const { campaignDetail, takeAwayDetail } = await owned(live);
      expect([campaignDetail, takeAwayDetail]).toMatchObject([{ status: 6, standing: 4 }, { funded: true }]);
      expect(await pageOf(live, investor.api)).toMatchObject({ status: 6, standing: 4, funded: true });
      await live.owner.api.send(repaymentsApi.create, {
        params: { campaignId: live.id },
        body: { rePaymentType: 'dividend', amount: 1_000, dueDate: '2030-01-01' },
        idempotencyKey: newId(),
      });
      expect(await show(live)).toMatchObject({ status: 4 });
      expect(await isListed(live, 4)).toBe(true);
    }
  });

  it('SEC-57 S-02 takes another person, and a campaign that has been open', async () => {
    const { id } = await aDraft(t);
    const admin = await aPerson(t, { adminRole: 'moderator' });
    const call = (what: typeof adminApi.hideCampaign) => admin.api.send(what, { params: { id }, body: { reason } });
    expect(await failureOf(call(adminApi.hideCampaign))).toMatchObject({
      code: 'campaign.bad_transition',
      params: { from: 0, to: 6 },
    });
    expect(await refusalOf(call(adminApi.showCampaign))).toBe('campaign.bad_transition');
    const live = await aCampaign(t);
    await t.db.query('update campaign set owner_id = $2 where id = $1', [live.id, live.admin.id]);
    expect(await refusalOf(hide(live))).toBe('auth.forbidden');
    const close = live.admin.api.send(adminApi.closeCampaign, { params: { id: live.id } });
    expect(await refusalOf(close)).toBe('auth.forbidden');
  });
});

describe('D-18 an owner’s edits of a campaign that is live', () => {
  const edits = async ({ id, admin }: LiveCampaign) =>
    (await admin.api.send(adminApi.campaign, { params: { id } })).edits.map(({ section, changes }) => [
      section,
      ...changes,
    ]);

  it('are public at once, are kept with what was there before, and say when', async () => {
    const live = await aCampaign(t);
    const { api } = live.owner;
    const params = { campaignId: live.id };
    const page = () => t.as(null).send(campaignsApi.page, { params: { slug: live.slug } });
    expect((await page()).editedAt).toBeNull();
    const company = await api.send(campaignsApi.companyProfile.read, { params });
    const { companyLogo: _logo, ...profile } = company;
    // The whole section comes back from the wizard: what is locked is not changed by being sent again.
    await api.send(campaignsApi.companyProfile.change, {
      params,
      body: { ...profile, companyTagLine: 'Clean water', website: 'https://clearfold.example' },
    });
    const words = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'It rained.' }] }] };
    await api.send(campaignsApi.campaignStory.change, { params, body: { storyBody: words } });
    const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#0c5d6c' } })
      .png()
      .toBuffer();
    const { coverUrl: before } = await page();
    expect(await upload(t, live.owner, `/campaign/campaign-story/${live.id}`, picture)).toBe(200);
    const shown = await page();
    expect(shown).toMatchObject({ tagLine: 'Clean water', website: 'https://clearfold.example', storyBody: words });
    expect(shown.editedAt).not.toBeNull();
    expect(await edits(live)).toEqual([
      ['story', { field: 'coverUrl', before, after: shown.coverUrl }],
      ['story', { field: 'storyBody', before: null, after: 'It rained.' }],
      [
        'company',
        { field: 'companyTagLine', before: 'Gravity filters for villages', after: 'Clean water' },
        { field: 'website', before: null, after: 'https://clearfold.example' },
      ],
    ]);
    const { items } = await t.as(null).send(campaignsApi.browse, { body: { campaignName: 'clean' } });
    expect(items.map(({ id }) => id)).toContain(live.id);
  });

  it('leave alone what is material, whatever else comes with it, and what the page cannot be without', async () => {
    const live = await aCampaign(t);
    const { api } = live.owner;
    const params = { campaignId: live.id };
    const refusals = async (sent: Promise<unknown>) => {
      const { status, code, fields } = await failureOf(sent);
      return [status, code, ...fields.map((refused) => `${refused.field} ${refused.code}`)];
    };
    const company = (body: object) => api.send(campaignsApi.companyProfile.change, { params, body });
    const formCLink = 'https://elsewhere.example/form-c';
    expect(
      await refusals(company({ companyName: 'Another Company Limited', country: 'FR', city: 'Braga', formCLink })),
    ).toEqual([
      409,
      'campaign.field_locked',
      'companyName campaign.field_locked',
      'country campaign.field_locked',
      'formCLink campaign.field_locked',
    ]);
    expect(
      await refusals(api.send(campaignsApi.fundraisingDetail.change, { params, body: { goal: 2_000_000 } })),
    ).toEqual([409, 'campaign.field_locked', 'goal campaign.field_locked']);
    expect(
      await refusals(api.send(campaignsApi.campaignTerms.change, { params, body: { pricePerShare: 2_000 } })),
    ).toEqual([409, 'campaign.field_locked', 'pricePerShare campaign.field_locked']);
    expect(await refusals(company({ companyTagLine: null, address: '', description: ' \u200b' }))).toEqual([
      400,
      'request.invalid',
      'companyTagLine validation.required',
      'address validation.required',
      'description validation.required',
    ]);
    expect(
      await refusals(api.send(campaignsApi.campaignStory.change, { params, body: { campaignStory: '' } })),
    ).toEqual([400, 'request.invalid', 'campaignStory validation.required']);
    const { companyProfile, fundraisingDetail } = (await api.send(campaignsApi.read, { params: { id: live.id } }))
      .campaignDetail;
    expect([companyProfile, fundraisingDetail]).toMatchObject([{ city: 'Porto' }, { goal: 1_000_000 }]);
    // Saving the same value again is no edit.
    await company({ companyName: 'Clearfold Water Limited', city: 'Porto' });
    expect(await edits(live)).toEqual([]);
    await t.advance(32 * DAY);
    expect(await refusalOf(company({ city: 'Braga' }))).toBe('campaign.not_editable');
  });
});

describe('C-04 a campaign that opens on a day of its owner’s choice', () => {
  it('is shown once it is approved, takes nothing before that day, and everything from then on', async () => {
    const { id, owner } = await aDraft(t, { closesInDays: 60 });
    const today = parseCalendarDate(t.get(Clock).now().toISOString().slice(0, 10));
    const openDate = addDays(today, 10);
    const fundraising = (body: object) =>
      owner.api.send(campaignsApi.fundraisingDetail.change, { params: { campaignId: id }, body });
    await fundraising({ openDate });
    expect(await refusalOf(fundraising({ closingDate: addDays(today, 30) }))).toBe('request.invalid');
    await owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
    const admin = await aPerson(t, { adminRole: 'moderator' });
    const { slug, opensAt } = await admin.api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED });
    // Midnight in New York.
    expect(new Date(opensAt ?? 0).toISOString()).toMatch(new RegExp(`^${openDate}T0[45]:00:00.000Z$`, 'u'));
    expect(await t.as(null).send(campaignsApi.page, { params: { slug } })).toMatchObject({ status: 2 });
    const investor = await anInvestor(t, { wallet: 500_000n });
    const invest = () =>
      investAs(investor.api, {
        params: { campaignId: id },
        body: { amount: 100_000, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    expect(await failureOf(invest())).toMatchObject({ status: 409, code: 'investment.not_open_yet' });
    await t.drain();
    const { items } = await owner.api.send(communicationApi.notifications, { query: {} });
    expect(items.map(({ kind }) => kind)).toContain('campaign.scheduled');
    await t.advance(11 * DAY);
    expect(await invest()).toMatchObject({ state: 'received' });
  });
});
