import { adminApi, campaignsApi, changesApi, communicationApi, interestApi } from '@cairn/contracts';
import { aCampaign, endNow, type LiveCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

describe('what a test of interest leads to', () => {
  let t: TestWorld;
  let tested: LiveCampaign;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  beforeEach(async () => {
    tested = await aCampaign(t, { testTheWater: true, minimumInvestment: 10_000, maximumInvestment: 500_000 });
  });
  afterAll(() => t.close());

  const show = ({ api }: Person, interestedAmount = 20_000) =>
    api.send(interestApi.show, { params: { campaignId: tested.id }, body: { interestedAmount } });
  const pass = async (): Promise<void> => {
    await t.travel(60_000);
    await t.settle();
  };
  const told = async ({ api }: Person) =>
    (await api.send(communicationApi.notifications, { query: {} })).items.filter(({ kind }) =>
      kind.startsWith('interest.'),
    );
  const kindsOf = async (person: Person): Promise<string[]> => (await told(person)).map(({ kind }) => kind);
  const mailsTo = async ({ email }: Person): Promise<{ subject: string; text: string; html: string }[]> =>
    (
      await t.control<{ messages: { subject: string; text: string; html: string }[] }>(
        'GET',
        `/mail?to=${encodeURIComponent(email)}`,
      )
    ).messages;
  const statusOf = async (): Promise<number> =>
    (await tested.owner.api.send(campaignsApi.read, { params: { id: tested.id } })).campaignDetail.status;

  it('its owner is told of the first interest once, with what was said in all', async () => {
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    await show(ada, 20_000);
    await pass();
    await show(ben, 30_000);
    await ada.api.send(interestApi.remove, { params: { campaignId: tested.id } });
    await show(ada, 40_000);
    await pass();
    expect(await told(tested.owner)).toMatchObject([
      { kind: 'interest.reached', params: { people: 1, amount: 20_000, currency: 'USD' } },
    ]);
    const { items } = await ada.api.send(communicationApi.activity, { query: {} });
    expect(items.filter(({ kind }) => kind === 'interest.shown').map(({ params }) => params['amount'])).toEqual([
      40_000, 20_000,
    ]);
  });

  it('S-02 ends by itself after its last day, once, as a draft whose owner is told what it found', async () => {
    const ada = await aPerson(t);
    await show(ada);
    await pass();
    await endNow(t, tested.id);
    await pass();
    await pass();
    expect(await statusOf()).toBe(0);
    expect(await kindsOf(tested.owner)).toEqual(['interest.ended', 'interest.reached']);
    expect((await t.as(null).send(campaignsApi.browse, { body: { testingInterest: true } })).items).not.toContainEqual(
      expect.objectContaining({ id: tested.id }),
    );
    expect((await mailsTo(tested.owner)).some(({ text }) => text.includes('$200.00'))).toBe(true);
  });

  it('is left alone while it is hidden, and ends when it is shown again', async () => {
    const { admin, id } = tested;
    await admin.api.send(adminApi.hideCampaign, { params: { id }, body: { reason: 'We look at its pictures.' } });
    await endNow(t, id);
    await pass();
    expect(await statusOf()).toBe(6);
    await admin.api.send(adminApi.showCampaign, { params: { id }, body: { reason: 'All is well again.' } });
    await pass();
    expect(await statusOf()).toBe(0);
  });

  it('a change of its terms that nobody has decided ends with it', async () => {
    const { owner, id } = tested;
    const change = await owner.api.send(changesApi.propose, {
      params: { campaignId: id },
      body: { reason: 'We would like to ask for a larger first amount.', minimumInvestment: 20_000 },
    });
    await owner.api.send(interestApi.end, { params: { campaignId: id } });
    const [row] = await t.db.query<{ state: string }>('select state from material_change where id = $1', [change.id]);
    expect(row).toEqual({ state: 'withdrawn' });
  });

  it('S-02 whoever was interested is told once that it is open, as they choose, and has invested nothing', async () => {
    const { owner, admin, id, slug } = tested;
    const [ada, ben] = [await anInvestor(t, { wallet: 900_000n }), await aPerson(t)];
    await show(ada);
    await show(ben);
    await ben.api.send(communicationApi.createPreferences, {
      body: { topics: [{ topic: 'campaign_updates', email: false, site: false, browser: false }] },
    });
    await owner.api.send(interestApi.end, { params: { campaignId: id } });
    await pass();
    expect(await kindsOf(ada)).toEqual([]);
    await owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
    await pass();
    expect(await kindsOf(ada)).toEqual([]);
    await admin.api.send(adminApi.approveCampaign, { params: { id } });
    await pass();
    await pass();
    expect(await told(ada)).toMatchObject([{ kind: 'interest.opened', params: { slug } }]);
    expect(await kindsOf(ben)).toEqual([]);
    const open = (mails: { text: string }[]) => mails.filter(({ text }) => text.includes('Nothing has been invested'));
    expect([open(await mailsTo(ada)).length, open(await mailsTo(ben)).length]).toEqual([1, 0]);
    expect(await t.as(null).send(campaignsApi.page, { params: { slug } })).toMatchObject({
      investors: 0,
      received: 0,
      committed: 0,
    });
    expect(await refusalOf(show(ada))).toBe('interest.not_testing');
  });
});
