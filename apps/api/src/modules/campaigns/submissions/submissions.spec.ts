import {
  adminApi,
  campaignsApi,
  communicationApi,
  reviewApi,
  reviewChecksOf,
  type ReviewCheckCode,
  type Wire,
} from '@cairn/contracts';
import type { CampaignReview } from '@cairn/contracts/campaigns/review/review.replies';
import { readDraftParts } from '@cairn/client/draft-parts';
import { aDraft, UNCHECKED } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { addDocument } from '../../../testing/uploads/forms.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('submissions of a campaign', () => {
  let t: TestApp;
  let moderator: Person;
  beforeAll(async () => {
    t = await startTestApp();
    moderator = await aPerson(t, { adminRole: 'moderator' });
  });
  afterAll(() => t.close());

  const submit = (owner: Person, id: string) =>
    owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
  const edit = (owner: Person, campaignId: string, goal: number) =>
    owner.api.send(campaignsApi.fundraisingDetail.change, { params: { campaignId }, body: { goal } });
  const review = (id: string) => moderator.api.send(reviewApi.read, { params: { id } });
  const note = (id: string, field: string, text: string) =>
    moderator.api.send(reviewApi.note, { params: { id }, body: { field, note: text } });
  const requestChanges = (id: string, reason = 'Please see the notes beside the fields') =>
    moderator.api.send(reviewApi.requestChanges, { params: { id }, body: { reason } });
  const answer = ({ api }: Person, campaignId: string) => api.send(reviewApi.answer, { params: { campaignId } });

  it('are told apart by what changed since the last one and since the one that was approved', async () => {
    const { id, owner } = await aDraft(t);
    await submit(owner, id);
    expect(await review(id)).toMatchObject({
      submissions: [{ number: 1, state: 'waiting', message: null }],
      sinceLast: null,
      sinceApproved: null,
      notes: [],
      versions: [],
    });
    const before = (await owner.api.send(campaignsApi.read, { params: { id } })).campaignDetail.fundraisingDetail.goal;
    await requestChanges(id);
    await edit(owner, id, 1_500_000);
    await owner.api.send(campaignsApi.companyProfile.change, {
      params: { campaignId: id },
      body: { companyTagLine: 'Water for the whole valley' },
    });
    await submit(owner, id);
    const { submissions, sinceLast } = await review(id);
    expect(submissions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'waiting'],
      [1, 'changes_requested'],
    ]);
    expect(sinceLast?.changes).toMatchObject([
      { field: 'companyTagLine', after: 'Water for the whole valley' },
      { field: 'goal', before: String(before), after: '1500000' },
    ]);
    await moderator.api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED });
    const approved = await review(id);
    expect(approved.submissions[0]).toMatchObject({ state: 'approved' });
    expect(approved.versions).toMatchObject([{ version: 1 }]);
    expect(approved.versions[0]?.changes.find(({ field }) => field === 'pricePerShare')).toMatchObject({
      before: null,
    });
  });

  it('carry notes about single fields, which their owner reads once it is decided', async () => {
    const { id, owner } = await aDraft(t);
    await submit(owner, id);
    await note(id, 'goal', 'Higher than the statements allow');
    await note(id, 'campaignStory', 'Say what the money is for');
    await note(id, 'goal', 'Above what the statements allow');
    await note(id, 'documents', 'Add the accounts');
    const { notes } = await note(id, 'documents', '');
    expect(notes).toEqual([
      { field: 'campaignStory', note: 'Say what the money is for' },
      { field: 'goal', note: 'Above what the statements allow' },
    ]);
    expect(await answer(owner, id)).toEqual({ state: 'waiting', message: null, notes: [] });
    await requestChanges(id);
    expect(await answer(owner, id)).toEqual({
      state: 'changes_requested',
      message: 'Please see the notes beside the fields',
      notes,
    });
    const { campaignDetail } = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(campaignDetail).toMatchObject({ status: 3, changesRequested: true });
    await t.drain();
    const { items } = await owner.api.send(communicationApi.notifications, { query: {} });
    expect(items[0]).toMatchObject({ kind: 'campaign.changes_requested' });
    expect(await refusalOf(note(id, 'goal', 'Too late'))).toBe('campaign.not_waiting');

    await edit(owner, id, 1_500_000);
    expect((await answer(owner, id)).notes).toHaveLength(2);
    await submit(owner, id);
    expect(await answer(owner, id)).toEqual({ state: 'waiting', message: null, notes: [] });
    expect((await owner.api.send(campaignsApi.read, { params: { id } })).campaignDetail.changesRequested).toBe(false);
  });

  it('are declined with another word than one that asks for changes, and each is decided once', async () => {
    const { id, owner } = await aDraft(t);
    await submit(owner, id);
    const both = await Promise.all([
      requestChanges(id).catch(() => null),
      moderator.api
        .send(adminApi.declineCampaign, { params: { id }, body: { reason: 'Not for this site' } })
        .catch(() => null),
    ]);
    const [{ state } = { state: '' }] = (await review(id)).submissions;
    expect(both.filter((one) => one !== null).length).toBeGreaterThan(0);
    expect(['declined', 'changes_requested']).toContain(state);
    const rows = await t.db.query<{ count: number }>(
      `select count(*)::int as count from history where subject_type = 'campaign' and subject_id = $1 and to_state = '3'`,
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('give reviewers texts in the language of the owner', async () => {
    const { id, owner } = await aDraft(t);
    await t.db.query(`update app_user set language = 'fr' where id = $1`, [owner.id]);
    await submit(owner, id);
    const { ownerLanguage, templates } = await review(id);
    expect(ownerLanguage).toBe('fr');
    expect(templates.find(({ code }) => code === 'unclear_use')?.text).toContain('Veuillez');
  });

  it('are decided by the reviewer who has claimed them, until another takes the review over', async () => {
    const { id, owner } = await aDraft(t);
    await submit(owner, id);
    const other = await aPerson(t, { adminRole: 'moderator' });
    const claim = ({ api }: Person, takeOver = false) =>
      api.send(reviewApi.claim, { params: { id }, body: { takeOver } });
    const both = await Promise.allSettled([claim(moderator), claim(other)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await claim(moderator, true)).claim).toMatchObject({ id: moderator.id });
    const params = { id };
    const reason = 'Not for this site';
    expect(await refusalOf(claim(other))).toBe('campaign.claimed');
    expect(await refusalOf(other.api.send(adminApi.approveCampaign, { params, body: UNCHECKED }))).toBe(
      'campaign.claimed',
    );
    expect(await refusalOf(other.api.send(adminApi.declineCampaign, { params, body: { reason } }))).toBe(
      'campaign.claimed',
    );
    expect(await refusalOf(other.api.send(reviewApi.requestChanges, { params, body: { reason } }))).toBe(
      'campaign.claimed',
    );
    const check = { code: 'no_promise' as const, done: true };
    const writes = (one: Person) => [
      one.api.send(reviewApi.check, { params, body: check }),
      one.api.send(reviewApi.note, { params, body: { field: 'goal', note: 'Too high' } }),
    ];
    for (const written of writes(other)) {
      const refused = await failureOf(written);
      expect([refused.code, refused.params]).toEqual(['campaign.claimed', { by: expect.any(String) }]);
    }
    await Promise.all(writes(moderator));
    const listed = async ({ api }: Person, state: string) =>
      (await api.send(adminApi.campaigns, { query: { state } })).items.map((row) => row.id);
    expect(await listed(moderator, 'mine')).toEqual([id]);
    expect(await listed(other, 'mine')).toEqual([]);
    expect(await refusalOf(other.api.send(reviewApi.release, { params }))).toBe('campaign.claimed');
    await moderator.api.send(reviewApi.release, { params });
    expect((await review(id)).claim).toBeNull();
    await other.api.send(reviewApi.requestChanges, { params, body: { reason } });
    expect(await listed(moderator, 'changes')).toContain(id);
    expect(await refusalOf(claim(moderator))).toBe('campaign.not_waiting');
  });

  it('have a checklist of their kind, ticked by whoever checked', async () => {
    const { id, owner } = await aDraft(t);
    await submit(owner, id);
    const check = (code: ReviewCheckCode, done = true) =>
      moderator.api.send(reviewApi.check, { params: { id }, body: { code, done } });
    const ticked = ({ checks }: Wire<CampaignReview>) => checks.filter(({ doneBy }) => doneBy !== null);
    expect((await review(id)).checks.map(({ code }) => code)).toEqual(reviewChecksOf('equity'));
    await Promise.all([check('no_promise'), check('no_promise')]);
    expect(ticked(await check('share_rights'))).toHaveLength(2);
    expect(ticked(await check('share_rights', false))).toMatchObject([
      { code: 'no_promise', doneBy: expect.any(String) },
    ]);
    const { items } = await moderator.api.send(adminApi.campaigns, { query: { state: '1', perPage: 100 } });
    expect(items.find((row) => row.id === id)).toMatchObject({ checksDone: 1, claimedBy: null });
    const foreign = await failureOf(check('other_debts'));
    expect([foreign.status, foreign.fields]).toMatchObject([422, [{ field: 'code', code: 'campaign.check_unknown' }]]);
    await requestChanges(id);
    await edit(owner, id, 1_500_000);
    await submit(owner, id);
    expect(ticked(await review(id))).toEqual([]);
    expect((await review(id)).claim).toBeNull();
  });

  it('are approved once every point is ticked, or for a reason that history and audit log keep', async () => {
    const [ready, early] = [await aDraft(t), await aDraft(t)];
    const approve = (id: string, body: { reason?: string }) =>
      moderator.api.send(adminApi.approveCampaign, { params: { id }, body });
    for (const { id, owner } of [ready, early]) {
      await submit(owner, id);
      for (const code of reviewChecksOf('equity').slice(id === early.id ? 1 : 0))
        await moderator.api.send(reviewApi.check, { params: { id }, body: { code, done: true } });
    }
    expect(await approve(ready.id, {})).toMatchObject({ status: 2 });
    const refused = await failureOf(approve(early.id, {}));
    expect([refused.status, refused.fields]).toMatchObject([422, [{ field: 'reason', code: 'campaign.checks_open' }]]);
    const reason = 'The extract was read in the register itself';
    expect((await approve(early.id, { reason })).history).toContainEqual(expect.objectContaining({ reason }));
    const log = `select reason from kernel.audit_log where subject_id = $1 and action = 'campaign.approved'`;
    expect(await t.db.query(log, [early.id])).toEqual([{ reason }]);
  });

  it('go back to whoever asked for the changes, with the notes of before', async () => {
    const { id, owner } = await aDraft(t);
    await submit(owner, id);
    await moderator.api.send(reviewApi.claim, { params: { id }, body: { takeOver: false } });
    await note(id, 'goal', 'Above what the statements allow');
    await requestChanges(id);
    expect(await refusalOf(requestChanges(id, 'A second and different message'))).toBe('campaign.bad_transition');
    await edit(owner, id, 1_500_000);
    await submit(owner, id);
    const { claim, notes, submissions } = await review(id);
    expect([claim?.id, notes]).toEqual([moderator.id, []]);
    expect(submissions.map((one) => one.notes)).toEqual([
      [],
      [{ field: 'goal', note: 'Above what the statements allow' }],
    ]);
  });

  it('are read with all parts of the page by whoever reviews campaigns, and by nobody else', async () => {
    const { id, owner } = await aDraft(t);
    await addDocument(t, owner, id, { title: 'Statements of 2025', visibility: 'public' });
    await submit(owner, id);
    const parts = ({ api }: Person) => readDraftParts(api.send, id);
    expect(await parts(moderator)).toMatchObject({
      [`/equity/extras-document/front/${id}`]: { items: [{ title: 'Statements of 2025' }] },
      [`/equity/campaign-faqs/front/${id}`]: expect.any(Array),
    });
    for (const stranger of [await aPerson(t), await aPerson(t, { adminRole: 'operator' })])
      expect(await refusalOf(parts(stranger))).toBe('request.not_found');
  });

  it('refuse a note about a field that no campaign has, and whoever is not of the campaign', async () => {
    const { id, owner } = await aDraft(t);
    await submit(owner, id);
    expect((await failureOf(note(id, 'password', 'x'))).fields).toMatchObject([{ field: 'field' }]);
    expect(await refusalOf(answer(await aPerson(t), id))).toBe('request.not_found');
  });
});
