import {
  adminApi,
  campaignsApi,
  CampaignStatus,
  interestApi,
  investmentsApi,
  paymentsApi,
  profileApi,
} from '@cairn/contracts';
import { CampaignLifecycle } from '../record/campaign-lifecycle.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, endNow, type LiveCampaign, UNCHECKED } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const SOURCE = '17 CFR 227.206';

describe('testing the waters', () => {
  let t: TestWorld;
  let tested: LiveCampaign;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  beforeEach(async () => {
    tested = await aCampaign(t, { testTheWater: true, minimumInvestment: 10_000, maximumInvestment: 500_000 });
  });
  afterAll(() => t.close());

  const params = () => ({ campaignId: tested.id });
  const show = ({ api }: Person, interestedAmount: number) =>
    api.send(interestApi.show, { params: params(), body: { interestedAmount } });
  const change = ({ api }: Person, interestedAmount: number) =>
    api.send(interestApi.change, { params: params(), body: { interestedAmount } });
  const remove = ({ api }: Person) => api.send(interestApi.remove, { params: params() });
  const totals = () => t.as(null).send(interestApi.totals, { params: params() });
  const list = (query = {}) => tested.owner.api.send(investmentsApi.interested, { params: params(), query });

  /** A reservation that stands although its campaign tests interest: no code makes one. */
  const heldBy = async ({ api }: Person): Promise<string> => {
    const open = await aCampaign(t);
    const { id } = await investAs(api, {
      params: { campaignId: open.id },
      body: { amount: 50_000 },
      idempotencyKey: newId(),
    });
    await t.db.query('update campaign set test_the_water = true where id = $1', [open.id]);
    return id;
  };

  it('S-02 is open to everybody, and no call leads to money', async () => {
    const ada = await anInvestor(t, { wallet: 900_000n });
    expect(await t.as(null).send(campaignsApi.page, { params: { slug: tested.slug } })).toMatchObject({
      status: 2,
      interest: { people: 0, amount: 0 },
      // 17 CFR 227.206: nothing is filed while interest is tested.
      formCLink: null,
    });
    const { api } = ada;
    const idempotencyKey = newId();
    const invest = (body: { amount: number; paymentType?: 'wallet' }) =>
      investAs(api, { params: params(), body, idempotencyKey: newId() });
    const held = { params: { id: await heldBy(ada) } };
    for (const attempt of [
      () => api.send(investmentsApi.check, { params: params() }),
      () => api.send(investmentsApi.prepare, { params: params() }),
      () => invest({ amount: 50_000 }),
      () => invest({ amount: 50_000, paymentType: 'wallet' }),
      () => api.send(investmentsApi.change, { ...held, body: { amount: 60_000 } }),
      () => api.send(investmentsApi.change, { ...held, body: { paymentType: 'wallet' } }),
      () => api.send(investmentsApi.payFromWallet, { ...held, body: {}, idempotencyKey }),
      () => api.send(investmentsApi.payFromWalletAndCard, { ...held, body: {}, idempotencyKey: newId() }),
      () =>
        api.send(investmentsApi.payFromWalletAndCard, {
          ...held,
          body: { payRemaining: 'card' },
          idempotencyKey: newId(),
        }),
      () =>
        api.send(paymentsApi.createCheckout, {
          body: { purpose: 'investment', id: held.params.id },
          idempotencyKey: newId(),
        }),
    ])
      expect(await failureOf(attempt())).toMatchObject({
        status: 409,
        code: 'investment.testing_interest',
        params: { source: SOURCE },
      });
    const [{ made } = { made: -1 }] = await t.db.query<{ made: number }>(
      'select count(*)::int as made from investment where campaign_id = $1',
      [tested.id],
    );
    expect(made).toBe(0);
  });

  it('takes what people would invest, once each, as it was said last', async () => {
    const [ada, ben] = [await anInvestor(t), await aPerson(t)];
    await Promise.all([show(ada, 20_000), show(ada, 20_000)]);
    await show(ben, 150_000);
    expect(await show(ada, 30_000)).toMatchObject({ interestedAmount: 30_000, currency: 'USD' });
    expect(await totals()).toEqual({
      people: 2,
      amount: 180_000,
      currency: 'USD',
      bands: [
        { people: 0, amount: 0, from: 0, below: 20_000 },
        { people: 1, amount: 30_000, from: 20_000, below: 100_000 },
        { people: 1, amount: 150_000, from: 100_000, below: null },
      ],
    });
    expect(await change(ben, 10_000)).toMatchObject({ interestedAmount: 10_000 });
    expect(await remove(ada)).toEqual({ done: true });
    expect(await refusalOf(remove(ada))).toBe('request.not_found');
    expect(await refusalOf(change(ada, 20_000))).toBe('request.not_found');
    expect(await ada.api.send(interestApi.own, { params: params() })).toEqual({
      interestedAmount: null,
      currency: null,
      shownAt: null,
    });
    expect(await totals()).toMatchObject({ people: 1, amount: 10_000 });
    const { reasons } = await ben.api.send(investmentsApi.check, { params: { campaignId: (await aCampaign(t)).id } });
    // Nothing of it counts as invested.
    expect(reasons.map(({ code }) => code)).toEqual(['kyc.required']);
  });

  it("keeps to the campaign's amounts, its time, and leaves its owner out", async () => {
    const ada = await aPerson(t);
    for (const [amount, code, limit] of [
      [9_999, 'investment.below_minimum', { minimum: 10_000 }],
      [500_001, 'investment.above_maximum', { maximum: 500_000 }],
    ] as const)
      expect(await failureOf(show(ada, amount))).toMatchObject({
        fields: [{ field: 'interestedAmount', code, params: { ...limit, currency: 'USD' } }],
      });
    expect(await refusalOf(show(tested.owner, 20_000))).toBe('investment.own_campaign');
    expect(await refusalOf(t.as(null).send(interestApi.own, { params: params() }))).toBe('auth.required');
    const open = { campaignId: (await aCampaign(t)).id };
    const late = ada.api.send(interestApi.show, { params: open, body: { interestedAmount: 20_000 } });
    expect(await failureOf(late)).toMatchObject({ code: 'interest.not_testing', params: { source: SOURCE } });
    await show(ada, 20_000);
    await endNow(t, tested.id);
    expect(await refusalOf(change(ada, 30_000))).toBe('interest.not_testing');
    expect(await remove(ada)).toEqual({ done: true });
  });

  it('is listed for the owner with the amount, and given as a file', async () => {
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    await show(ada, 20_000);
    await ada.api.send(profileApi.update, { body: { showName: true } });
    await t.advance(1);
    await show(ben, 30_000);
    expect((await list()).items).toMatchObject([
      { step: 'interested', amount: null, interestedAmount: 30_000, name: null },
      { step: 'interested', amount: null, interestedAmount: 20_000, name: expect.stringMatching(/^Person/) as unknown },
    ]);
    const { text } = await t
      .http()
      .get(`/api/v1.1/campaign-investors/interested/${tested.id}?format=csv`)
      .set('authorization', `Bearer ${tested.owner.token}`);
    const [head, first] = text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(head).toBe('"Person","Step","Amount","Would invest","Currency","Date"');
    expect(first).toMatch(/^"Somebody","Said what they would invest",,?"?"?,?"300.00","USD",/);
    expect(await refusalOf(ben.api.send(investmentsApi.interested, { params: params(), query: {} }))).toBe(
      'request.not_found',
    );
  });

  it('S-02 takes money only after its owner has ended the test and it was reviewed anew, with nobody committed', async () => {
    const ada = await anInvestor(t, { wallet: 900_000n });
    await show(ada, 20_000);
    const { owner, admin, id, slug } = tested;
    const end = ({ api }: Person, campaignId = id) => api.send(interestApi.end, { params: { campaignId } });
    const invest = () =>
      investAs(ada.api, {
        params: params(),
        body: { amount: 20_000, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    const page = () => t.as(null).send(campaignsApi.page, { params: { slug } });
    expect(await refusalOf(end(ada))).toBe('request.not_found');
    const live = await aCampaign(t);
    expect(await refusalOf(end(live.owner, live.id))).toBe('interest.not_testing');
    const both = await Promise.allSettled([end(owner), end(owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(page())).toBe('request.not_found');
    expect(await refusalOf(invest())).toBe('request.not_found');
    expect(await refusalOf(show(ada, 30_000))).toBe('request.not_found');
    expect(await refusalOf(owner.api.send(campaignsApi.remove, { params: { id } }))).toBe('campaign.not_editable');
    await owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
    expect(await refusalOf(invest())).toBe('request.not_found');
    await admin.api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED });
    expect(await page()).toMatchObject({ status: 2, interest: null, investors: 0, received: 0, committed: 0 });
    expect((await list()).items).toMatchObject([{ step: 'interested', interestedAmount: 20_000 }]);
    expect(await invest()).toMatchObject({ state: 'received', amount: 20_000 });
  });

  it('S-02 an offering that takes money does not become a draft again, whoever moves it', async () => {
    const { id } = await aCampaign(t);
    const back = t.db.inTx(async (tx) => {
      const campaign = await t.get(CampaignsRepository).lock(tx, id);
      await t.get(CampaignLifecycle).move(tx, campaign, CampaignStatus.draft, { name: 'somebody', id: null });
    });
    await expect(back).rejects.toMatchObject({ code: 'campaign.bad_transition' });
  });
});
