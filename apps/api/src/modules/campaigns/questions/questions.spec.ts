import { adminApi, campaignFaqsApi, campaignsApi } from '@cairn/contracts';
import type { CampaignFaqsRequest } from '@cairn/contracts/campaigns/campaign-faqs.request';
import { ANSWERS, aCampaign, aDraft } from '../../../testing/campaigns.js';
import type { Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('questions of a campaign', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const read = ({ api }: Person, campaignId: string) => api.send(campaignFaqsApi.read, { params: { campaignId } });
  const save = ({ api }: Person, campaignId: string, body: CampaignFaqsRequest) =>
    api.send(campaignFaqsApi.change, { params: { campaignId }, body });
  const front = (campaignId: string, api = t.as(null)) => api.send(campaignFaqsApi.front, { params: { campaignId } });
  const withdraw = (questionID: string) => ({ campaignFaqs: [{ questionID, answer: null }] });
  const own = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ question: `Question ${n}?`, answer: `Answer ${n}.` }));

  it('V-35 V-38 keep a draft from being submitted until each required one is answered', async () => {
    const { id, owner } = await aDraft(t);
    await save(owner, id, withdraw('risks'));
    const { steps } = await owner.api.send(campaignsApi.checklist, { params: { id } });
    expect(steps.find(({ step }) => step === 'faqs')).toEqual({
      step: 'faqs',
      fields: ANSWERS.map(({ questionID }) => questionID),
      missing: ['risks'],
      complete: false,
    });
    const submit = owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
    expect(await failureOf(submit)).toMatchObject({
      code: 'campaign.incomplete',
      fields: [{ field: 'risks' }],
    });
    await save(owner, id, { campaignFaqs: [{ questionID: 'risks', answer: 'Rain.' }] });
    await owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
    expect(await refusalOf(save(owner, id, withdraw('risks')))).toBe('campaign.not_editable');
  });

  it('are objects, and a list in their place is refused', async () => {
    const { id, owner } = await aDraft(t);
    const sent = await t
      .http()
      .patch(`/api/v1.1/equity/campaign-faqs/${id}`)
      .set('authorization', `Bearer ${owner.token}`)
      .send({ campaignCustomFaqs: [[]] });
    expect([sent.status, sent.body]).toMatchObject([
      400,
      { code: 'request.invalid', errors: [{ field: 'campaignCustomFaqs', code: 'validation.format' }] },
    ]);
  });

  it('V-35 stay answered while a campaign is open, and each change of an answer is kept', async () => {
    const { id, slug, owner, admin } = await aCampaign(t);
    expect(await failureOf(save(owner, id, withdraw('risks')))).toMatchObject({
      code: 'validation.required',
      fields: [{ field: 'risks' }],
    });
    await save(owner, id, { campaignFaqs: [{ questionID: 'risks', answer: 'Hail as well.' }] });
    const { edits } = await admin.api.send(adminApi.campaign, { params: { id } });
    expect(edits).toMatchObject([{ section: 'faqs', changes: [{ before: 'About risks.', after: 'Hail as well.' }] }]);
    const page = await t.as(null).send(campaignsApi.page, { params: { slug } });
    expect([page.editedAt === null, page.parts.faqs]).toEqual([false, 5]);
  });

  it('are read by everybody with their answers, the site’s before the owner’s, in the reader’s language', async () => {
    const { id, owner } = await aCampaign(t);
    await save(owner, id, { campaignCustomFaqs: own(2) });
    const answered = await front(id);
    expect(answered.map(({ answer }) => answer)).toEqual([
      ...ANSWERS.map(({ answer }) => answer),
      'Answer 0.',
      'Answer 1.',
    ]);
    const french = await t.http().get(`/api/v1.1/equity/campaign-faqs/front/${id}?lng=fr`);
    expect(french.body.data.data[1].question).toBe('Quels sont les principaux risques\u00a0?');
    const { id: draft, owner: other } = await aDraft(t);
    expect(await refusalOf(front(draft))).toBe('request.not_found');
    expect(await refusalOf(front(draft, owner.api))).toBe('request.not_found');
    // Who writes it sees its page before anybody else.
    expect((await front(draft, other.api)).map(({ answer }) => answer)).toEqual(ANSWERS.map(({ answer }) => answer));
    expect(await refusalOf(read(other, id))).toBe('request.not_found');
    expect(await refusalOf(save(other, id, {}))).toBe('request.not_found');
  });

  it('leave out what an editor has hidden, and refuse an answer to what is not asked', async () => {
    const { id, slug, owner } = await aCampaign(t);
    const hide = (enabled: boolean) =>
      t.db.query(`update content_record set enabled = $1 where kind = 'campaign-question' and code = 'exit'`, [
        enabled,
      ]);
    await hide(false);
    expect(await front(id)).toHaveLength(4);
    expect((await t.as(null).send(campaignsApi.page, { params: { slug } })).parts.faqs).toBe(4);
    const toHidden = save(owner, id, { campaignFaqs: [{ questionID: 'exit', answer: 'Never.' }] });
    expect(await failureOf(toHidden)).toMatchObject({ code: 'validation.choice', fields: [{ field: 'exit' }] });
    await hide(true);
    expect(await front(id)).toHaveLength(5);
  });

  it('are saved in the order of the owner, twenty at most, and not over what another tab has saved', async () => {
    const { id, owner } = await aDraft(t);
    const { version } = await read(owner, id);
    const saved = await save(owner, id, { campaignCustomFaqs: own(3), version });
    expect(saved.campaignCustomFaqs.map(({ question }) => question)).toEqual(own(3).map(({ question }) => question));
    expect(await refusalOf(save(owner, id, { campaignCustomFaqs: [], version }))).toBe('campaign.overtaken');
    expect(await refusalOf(save(owner, id, { campaignCustomFaqs: own(21) }))).toBe('campaign.own_questions_limit');
    const both = await Promise.allSettled([
      save(owner, id, { campaignCustomFaqs: own(1), version: saved.version }),
      save(owner, id, { campaignCustomFaqs: own(2), version: saved.version }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await save(owner, id, { campaignCustomFaqs: [] });
    expect((await read(owner, id)).campaignCustomFaqs).toEqual([]);
  });
});
