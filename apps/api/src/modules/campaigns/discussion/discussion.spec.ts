import {
  adminApi,
  campaignsApi,
  commentsAdminApi,
  commentsApi,
  communicationApi,
  profileApi,
  type CommentDisclosure,
} from '@cairn/contracts';
import type { PostCommentRequest } from '@cairn/contracts/campaigns/discussion/comments.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, aDraft, type LiveCampaign } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('the discussion of a campaign', () => {
  let t: TestApp;
  let moderator: Person;
  let live: LiveCampaign;
  beforeAll(async () => {
    t = await startTestApp();
    moderator = await aPerson(t, { adminRole: 'moderator' });
  });
  beforeEach(async () => {
    live = await aCampaign(t);
  });
  afterAll(() => t.close());

  const say = ({ api }: Person, text: string, more: Partial<PostCommentRequest> = {}) =>
    api.send(commentsApi.post, { params: { campaignId: live.id }, body: { text, disclosure: 'none', ...more } });
  const threads = async (who: Person | null, query = {}) =>
    (await (who?.api ?? t.as(null)).send(commentsApi.threads, { params: { campaignId: live.id }, query })).items;
  const texts = async (who: Person | null) => (await threads(who)).map(({ text }) => text);
  const params = (id: string) => ({ campaignId: live.id, id });
  const versionOf = async (id: string) => (await moderator.api.send(commentsAdminApi.read, { params: { id } })).version;
  const approve = async (id: string) =>
    moderator.api.send(commentsAdminApi.approve, { params: { id }, body: { version: await versionOf(id) } });
  const decline = async (id: string, note?: string) =>
    moderator.api.send(commentsAdminApi.decline, {
      params: { id },
      body: { version: await versionOf(id), guideline: 'misleading', note: note ?? null },
    });
  const spam = async (id: string) =>
    moderator.api.send(commentsAdminApi.spam, { params: { id }, body: { version: await versionOf(id) } });
  const approved = async (who: Person, text: string, more: Partial<PostCommentRequest> = {}) => {
    const { id } = await say(who, text, more);
    await approve(id);
    return id;
  };
  const told = async ({ api }: Person) => {
    await t.drain();
    const { items } = await api.send(communicationApi.notifications, { query: {} });
    return items.map(({ kind }) => kind).filter((kind) => kind.startsWith('comment.'));
  };

  it('S-11 a comment waits for a moderator, seen by its author alone, and then by everybody', async () => {
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    const { id, status, mine } = await say(ada, 'When does it run?');
    expect([status, mine]).toEqual(['pending', true]);
    expect([await texts(ada), await texts(ben), await texts(null)]).toEqual([['When does it run?'], [], []]);
    const page = () => t.as(null).send(campaignsApi.page, { params: { slug: live.slug } });
    expect((await page()).parts.discussion).toBe(0);
    await approve(id);
    expect(await texts(null)).toEqual(['When does it run?']);
    expect((await page()).parts.discussion).toBe(1);
    expect([await told(ada), await told(live.owner)]).toEqual([['comment.approved'], ['comment.asked']]);
  });

  it('S-11 a declined one names its guideline to its author alone, and waits again once it was edited', async () => {
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    const { id } = await say(ada, 'It doubles within a year.');
    const declinedOne = await decline(id, 'Nobody can promise that.');
    expect(declinedOne).toMatchObject({ state: 'declined', guideline: 'misleading' });
    expect(declinedOne.decidedBy).toMatch(/^Person[a-j]+ Example$/);
    expect(await threads(ada)).toMatchObject([{ guideline: 'misleading', note: 'Nobody can promise that.' }]);
    expect(await threads(ben)).toEqual([]);
    expect(await told(ada)).toEqual(['comment.declined']);
    const edited = await ada.api.send(commentsApi.change, { params: params(id), body: { text: 'It may grow.' } });
    expect(edited).toMatchObject({ status: 'pending', guideline: null, note: null });
    const { earlier } = await moderator.api.send(commentsAdminApi.read, { params: { id } });
    expect(earlier.map(({ text }) => text)).toEqual(['It doubles within a year.']);
  });

  it('S-11 an approved one that is edited leaves the page until it was read again', async () => {
    const ada = await aPerson(t);
    const id = await approved(ada, 'A question.');
    const version = await versionOf(id);
    await ada.api.send(commentsApi.change, { params: params(id), body: { text: 'Another question.' } });
    expect([await texts(null), await texts(ada)]).toEqual([[], ['Another question.']]);
    const late = moderator.api.send(commentsAdminApi.approve, { params: { id }, body: { version } });
    expect(await refusalOf(late)).toBe('comment.overtaken');
    await approve(id);
    expect(await told(live.owner)).toEqual(['comment.asked']);
  });

  it('S-11 spam is seen by nobody, and a decision is not made twice', async () => {
    const ada = await aPerson(t);
    const { id } = await say(ada, 'Buy pills.');
    await spam(id);
    expect([await texts(ada), await texts(null), await told(ada)]).toEqual([[], [], []]);
    expect(await refusalOf(spam(id))).toBe('comment.bad_transition');
    expect(await refusalOf(decline(id))).toBe('comment.bad_transition');
    const edit = ada.api.send(commentsApi.change, { params: params(id), body: { text: 'Buy.' } });
    expect(await refusalOf(edit)).toBe('request.not_found');
    await approve(id);
    expect(await texts(null)).toEqual(['Buy pills.']);
  });

  it('S-11 a disclosure is mandatory, shown, and never changes', async () => {
    const ada = await aPerson(t);
    const body = { text: 'I hold shares.' } as PostCommentRequest;
    const bare = ada.api.send(commentsApi.post, { params: { campaignId: live.id }, body });
    expect((await failureOf(bare)).fields).toMatchObject([{ field: 'disclosure' }]);
    const other = say(ada, 'I hold shares.', { disclosure: 'friend' as CommentDisclosure });
    expect((await failureOf(other)).fields).toMatchObject([{ field: 'disclosure', code: 'validation.choice' }]);
    const id = await approved(ada, 'I hold shares.', { disclosure: 'affiliate' });
    expect(await threads(null)).toMatchObject([{ disclosure: 'affiliate' }]);
    const change = { text: 'I hold none.', disclosure: 'none' };
    const changed = ada.api.send(commentsApi.change, { params: params(id), body: change });
    expect(await refusalOf(changed)).toBe('request.invalid');
    await expect(t.db.query(`update campaign_comment set disclosure = 'none' where id = $1`, [id])).rejects.toThrow(
      'never changes',
    );
  });

  it("are answered on one level, the company's answers marked and its open questions first", async () => {
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    const first = await approved(ada, 'First?');
    await t.advance(1);
    await approved(ben, 'Second?');
    const desk = async () =>
      (await live.owner.api.send(commentsApi.owned, { params: { campaignId: live.id }, query: { limit: 1 } })).items;
    const replyId = await approved(live.owner, 'Yes.', { parentId: first });
    expect(await desk()).toMatchObject([{ text: 'Second?', waits: true }]);
    const [, answered] = await threads(null);
    expect(answered).toMatchObject({ text: 'First?', isCompany: false, replies: [{ text: 'Yes.', isCompany: true }] });
    expect(await told(ada)).toEqual(['comment.answered', 'comment.approved']);
    expect((await failureOf(say(ben, 'And?', { parentId: replyId }))).fields).toMatchObject([
      { field: 'parentId', code: 'comment.parent' },
    ]);
    const { id: pending } = await say(ada, 'Waiting.');
    expect(await refusalOf(say(ben, 'Early.', { parentId: pending }))).toBe('comment.parent');
    await live.owner.api.send(commentsApi.remove, { params: params(replyId) });
    const whole = await live.owner.api.send(commentsApi.owned, { params: { campaignId: live.id }, query: {} });
    expect(whole.items.map(({ waits }) => waits)).toEqual([true, true]);
  });

  it('show the name that their author has agreed to, and nothing that leads to them otherwise', async () => {
    const ada = await aPerson(t);
    await approved(ada, 'Mine.');
    const [shy] = await threads(null);
    expect(shy?.author).toMatchObject({ name: expect.stringMatching(/^Person[a-j]+ E\.$/), slug: null, photo: null });
    expect(JSON.stringify(shy)).not.toContain(ada.id);
    await ada.api.send(profileApi.update, { body: { showName: true } });
    const [open] = await threads(null);
    expect(open?.author).toMatchObject({ name: expect.stringMatching(/^Person[a-j]+ Example$/) });
    expect(open?.author?.slug).not.toBeNull();
  });

  it('sent twice at once are one, at most 2,000 characters long, and only where people may talk', async () => {
    const ada = await aPerson(t);
    const clientKey = newId();
    const both = await Promise.all([say(ada, 'Once.', { clientKey }), say(ada, 'Once.', { clientKey })]);
    expect(both[0]).toEqual(both[1]);
    expect(await texts(ada)).toEqual(['Once.']);
    expect((await failureOf(say(ada, 'x'.repeat(2001)))).fields).toMatchObject([{ field: 'text' }]);
    expect((await failureOf(say(ada, ' \n'))).fields).toMatchObject([{ field: 'text' }]);
    expect(await refusalOf(say({ ...ada, api: t.as(null) }, 'x'))).toBe('auth.required');
    const { id } = await aDraft(t);
    const body = { text: 'x', disclosure: 'none' as const };
    const draft = ada.api.send(commentsApi.post, { params: { campaignId: id }, body });
    expect(await refusalOf(draft)).toBe('request.not_found');
    await t.db.query('update campaign set status = 5 where id = $1', [live.id]);
    expect(await refusalOf(say(ada, 'x'))).toBe('comment.closed');
  });

  it('are edited, removed and reported by those who may alone', async () => {
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    const id = await approved(ada, 'Mine.');
    const attempts = [
      () => ben.api.send(commentsApi.change, { params: params(id), body: { text: 'Yours.' } }),
      () => ben.api.send(commentsApi.remove, { params: params(id) }),
      () => live.owner.api.send(commentsApi.remove, { params: params(id) }),
      () => ada.api.send(commentsApi.report, { params: params(id), body: { reason: 'abuse' } }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('request.not_found');
    await approved(ben, 'An answer.', { parentId: id });
    await ada.api.send(commentsApi.remove, { params: params(id) });
    expect(await threads(null)).toMatchObject([{ text: '', author: null, replies: [{ text: 'An answer.' }] }]);
    expect(await refusalOf(versionOf(id))).toBe('request.not_found');
  });

  it('R-08 that are reported wait for a moderator, who keeps or declines them, with an audit log', async () => {
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    const id = await approved(ada, 'Reported.');
    const report = () =>
      ben.api.send(commentsApi.report, { params: params(id), body: { reason: 'abuse', detail: 'Rude' } });
    await t.advance(1);
    await report();
    await report();
    const queue = () => moderator.api.send(commentsAdminApi.list, { query: { state: 'reported' } });
    expect((await queue()).items).toMatchObject([{ id, reports: 1, state: 'approved' }]);
    const waiting = async () =>
      (await moderator.api.send(adminApi.queues, {})).find((one) => one.queue === 'comments')?.count ?? 0;
    const before = await waiting();
    const list = async () =>
      (await moderator.api.send(commentsAdminApi.list, { query: { state: 'waiting', perPage: 100 } })).items;
    const one = (await list()).find((row) => row.id === id);
    expect([before, one?.waitsSince]).toEqual([(await list()).length, expect.any(String)]);
    expect(Date.parse(one?.waitsSince ?? '')).toBeGreaterThan(Date.parse(one?.writtenAt ?? ''));
    await approve(id);
    expect([await waiting(), (await queue()).items, await texts(null)]).toEqual([before - 1, [], ['Reported.']]);
    await report();
    await decline(id);
    expect([(await queue()).items, await texts(null)]).toEqual([[], []]);
    const log = await t.db.query(
      `select action from kernel.audit_log where subject_type = 'comment' and subject_id = $1 order by at, id`,
      [id],
    );
    expect(log).toEqual(['approved', 'approved', 'declined'].map((to) => ({ action: `comment.${to}` })));
  });

  it('are listed page by page, comments and replies alike', async () => {
    const ada = await aPerson(t);
    for (const text of ['one', 'two', 'three']) {
      await approved(ada, text);
      await t.advance(1);
    }
    const list = (query: object) => t.as(null).send(commentsApi.list, { params: { campaignId: live.id }, query });
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(['three', 'two', 'one']);
    const [last] = await threads(null, { limit: 1 });
    expect(last?.text).toBe('three');
    expect(second.nextCursor).toBeNull();
  });

  it('lose their words when the account of their author is closed', async () => {
    const ada = await aPerson(t);
    await approved(ada, 'Forget me.');
    await t.db.inTx(async (tx) => {
      await tx.query(
        `insert into kernel.outbox (id, topic, consumer, queue, body) values ($1, 'user.pseudonymised', 'discussion.forget', 'reports', $2)`,
        [newId(), { userId: ada.id }],
      );
    });
    await t.drain();
    expect(await t.db.query(`select text from campaign_comment where author_id = $1`, [ada.id])).toEqual([
      { text: '' },
    ]);
  });
});
