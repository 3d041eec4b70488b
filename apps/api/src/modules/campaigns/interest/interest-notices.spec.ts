import {
  adminApi,
  campaignsApi,
  changesApi,
  communicationApi,
  interestApi,
  savedCampaignsApi,
  TEST_THE_WATERS_LEGENDS,
  updatesApi,
} from '@cairn/contracts';
import { createWords } from '@cairn/i18n';
import { aCampaign, endNow, type LiveCampaign, UNCHECKED } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

const TEXT = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'It runs.' }] }] };

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
    const { items } = await admin.api.send(adminApi.campaigns, { query: { state: '6' } });
    expect(items).toContainEqual(expect.objectContaining({ id, testsInterest: true }));
    await admin.api.send(adminApi.showCampaign, { params: { id }, body: { reason: 'All is well again.' } });
    await pass();
    expect(await statusOf()).toBe(0);
  });

  it('every notice and mail about it carries the legends of 17 CFR 227.206(b)', async () => {
    const [ada, stranger] = [await aPerson(t, { language: 'ar' }), await aPerson(t)];
    await ada.api.send(savedCampaignsApi.save, { body: { campaignId: tested.id } });
    const live = await aCampaign(t);
    await stranger.api.send(savedCampaignsApi.save, { body: { campaignId: live.id } });
    const update = { title: 'The first pump is running', description: TEXT, audience: 'all' } as const;
    await tested.owner.api.send(updatesApi.post, { params: { campaignId: tested.id }, body: update });
    await live.owner.api.send(updatesApi.post, { params: { campaignId: live.id }, body: update });
    await pass();
    const posted = async ({ api }: Person) =>
      (await api.send(communicationApi.notifications, { query: {} })).items.find(
        ({ kind }) => kind === 'campaign.update_posted',
      );
    expect([(await posted(ada))?.testsInterest, (await posted(stranger))?.testsInterest]).toEqual([true, false]);
    const [mail] = (await mailsTo(ada)).filter(({ subject }) => subject.includes(update.title));
    const [other] = (await mailsTo(stranger)).filter(({ subject }) => subject.includes(update.title));
    const words = createWords();
    for (const legend of TEST_THE_WATERS_LEGENDS) {
      expect(mail?.text).toContain(words.in('ar')(`testing.${legend}`));
      expect(mail?.html).toContain(words.in('ar')(`testing.${legend}`));
      expect(other?.text).not.toContain(words.in('en')(`testing.${legend}`));
    }
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
    await admin.api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED });
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
