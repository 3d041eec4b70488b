import { campaignsApi, commentsAdminApi, commentsApi, communicationApi, MOST_MEMBERS, teamApi } from '@cairn/contracts';
import { Events } from '../../../kernel/outbox/events.js';
import { DAY } from '../../../testing/clock.js';
import { aCampaign, type LiveCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { aMember, linkTo } from '../../../testing/teams.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('the team of a campaign', () => {
  let t: TestApp;
  let campaign: LiveCampaign;
  let count = 0;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    campaign = await aCampaign(t);
  });
  afterAll(() => t.close());

  const params = () => ({ campaignId: campaign.id });
  const address = (): string => `member${(count += 1)}@example.com`;
  const invite = (email = address(), more = {}) =>
    campaign.owner.api.send(teamApi.invite, {
      params: params(),
      body: { fullName: 'Rita Salgado', roleTitle: 'Founder', email, ...more },
    });
  const members = () => campaign.owner.api.send(teamApi.members, { params: params(), query: {} });
  const front = () => t.as(null).send(teamApi.front, { params: params(), query: {} });
  const masked = (email: string) => `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;
  const open = (token: string) => t.as(null).send(teamApi.invitation, { params: { token } });
  const accept = ({ api }: Person, token: string) => api.send(teamApi.accept, { params: { token } });

  it('is invited by a link that works once, and shown once it is accepted', async () => {
    const ada = await aPerson(t);
    const member = await invite(ada.email);
    expect(member).toMatchObject({ state: 'invited', role: 'view', position: 1, fullName: 'Rita Salgado' });
    expect((await front()).items).toEqual([]);
    const token = await linkTo(t, ada.email);
    expect(await open(token)).toMatchObject({ campaign: 'Clearfold Water', role: 'view', sentTo: masked(ada.email) });
    expect(await accept(ada, token)).toMatchObject({ campaignId: campaign.id, role: 'view' });
    for (const used of [open(token), accept(ada, token)]) expect(await refusalOf(used)).toBe('auth.link_invalid');
    // Under the name of the account: it is the account that has accepted.
    const [shown] = (await front()).items;
    expect(shown).toMatchObject({ id: member.id, roleTitle: 'Founder', identityCheckedAt: null });
    expect(shown?.fullName).toMatch(/^Person[a-j]+ Example$/);
    const page = await t.as(null).send(campaignsApi.page, { params: { slug: campaign.slug } });
    expect(page.parts.people).toBe(1);
  });

  it('is accepted by the invited address alone, whoever holds the link, and once', async () => {
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    const { id } = await invite(ada.email);
    const token = await linkTo(t, ada.email);
    expect(await failureOf(accept(ben, token))).toMatchObject({
      code: 'team.other_address',
      status: 403,
      message: expect.stringContaining(masked(ada.email)),
    });
    expect((await members()).items).toMatchObject([{ state: 'invited' }]);
    const both = await Promise.allSettled([accept(ada, token), accept(ada, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await front()).items).toMatchObject([{ id }]);
  });

  it('goes to another address when its owner changes it, and the first one no longer opens it', async () => {
    const [ada, ben] = [await aPerson(t), await aPerson(t)];
    const { id } = await invite(ada.email);
    const first = await linkTo(t, ada.email);
    await campaign.owner.api.send(teamApi.change, { params: { ...params(), id }, body: { email: ben.email } });
    expect(await refusalOf(accept(ada, first))).toBe('auth.link_invalid');
    const second = await linkTo(t, ben.email);
    expect(await refusalOf(accept(ada, second))).toBe('team.other_address');
    expect(await accept(ben, second)).toMatchObject({ campaignId: campaign.id });
  });

  it('says that an identity was confirmed only under the name it was confirmed for', async () => {
    const ada = await anInvestor(t);
    await aMember(t, ada, 'view', { ...params(), owner: campaign.owner });
    const checked = async () => (await front()).items[0]?.identityCheckedAt;
    await t.db.query(
      `update investor_profile p set legal_first_name = upper(u.first_name), legal_last_name = u.last_name,
         decided_at = kernel.now()
       from app_user u where u.id = p.user_id and u.id = $1`,
      [ada.id],
    );
    expect(await checked()).not.toBeNull();
    await t.db.query(`update investor_profile set legal_first_name = 'Another' where user_id = $1`, [ada.id]);
    expect(await checked()).toBeNull();
  });

  it('has a new link each time it is written to, for thirty days', async () => {
    const { id } = await invite('lena@example.com');
    const first = await linkTo(t, 'lena@example.com');
    const again = { params: { ...params(), id } };
    await campaign.owner.api.send(teamApi.resend, again);
    const second = await linkTo(t, 'lena@example.com');
    expect(await refusalOf(open(first))).toBe('auth.link_invalid');
    await open(second);
    await t.advance(31 * DAY);
    expect(await refusalOf(open(second))).toBe('auth.link_invalid');
    expect((await members()).items[0]?.state).toBe('expired');
    const moved = { ...again, body: { email: 'moved@example.com' } };
    expect(await campaign.owner.api.send(teamApi.change, moved)).toMatchObject({ state: 'invited' });
    expect(await refusalOf(open(second))).toBe('auth.link_invalid');
    await open(await linkTo(t, 'moved@example.com'));
  });

  it('has everybody once, and at most twenty', async () => {
    const [first] = await Promise.allSettled([invite('one@example.com'), invite('one@example.com')]);
    expect(first).toBeDefined();
    expect((await members()).items).toHaveLength(1);
    expect(await refusalOf(invite('one@example.com'))).toBe('team.member_there');
    for (let more = 1; more < MOST_MEMBERS; more++) await invite();
    expect(await refusalOf(invite())).toBe('team.full');
  });

  it('stands in the order that its owner gives it, ten a page', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 12; number++) ids.push((await invite()).id);
    const last = ids.at(-1) ?? '';
    const move = (id: string, position: number) =>
      campaign.owner.api.send(teamApi.change, { params: { ...params(), id }, body: { position } });
    expect(await move(last, 1)).toMatchObject({ position: 1 });
    const first = await members();
    expect(first.items[0]?.id).toBe(last);
    const query = { cursor: first.nextCursor ?? '' };
    const second = await campaign.owner.api.send(teamApi.members, { params: params(), query });
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([10, 2, null]);
    await campaign.owner.api.send(teamApi.remove, { params: { ...params(), id: last } });
    const places = (await campaign.owner.api.send(teamApi.members, { params: params(), query: { page: 2 } })).items;
    expect(places.map(({ position }) => position)).toEqual(places.map((_one, index) => index + 1));
  });

  it('tells the owner who came, declined and left, and the member who was removed', async () => {
    const ada = await aPerson(t);
    const told = async ({ api }: Person) => {
      await t.drain();
      const { items } = await api.send(communicationApi.notifications, { query: {} });
      return items.map(({ kind }) => kind).filter((kind) => kind.startsWith('team.'));
    };
    const { id } = await aMember(t, ada, 'edit', { ...params(), owner: campaign.owner });
    expect(await told(campaign.owner)).toEqual(['team.accepted']);
    await ada.api.send(teamApi.leave, { params: { id } });
    await invite('not-me@example.com');
    const token = await linkTo(t, 'not-me@example.com');
    await t.as(null).send(teamApi.decline, { params: { token } });
    expect(await told(campaign.owner)).toEqual(['team.declined', 'team.left', 'team.accepted']);
    expect(await refusalOf(open(token))).toBe('auth.link_invalid');
    const again = await aMember(t, ada, 'edit', { ...params(), owner: campaign.owner });
    await campaign.owner.api.send(teamApi.remove, { params: { ...params(), id: again.id } });
    expect(await told(ada)).toEqual(['team.removed']);
    expect(await ada.api.send(teamApi.memberships, {})).toEqual([]);
  });

  it('has its owner at once, by no invitation, and lets nobody else’s link be used by them', async () => {
    expect(await invite(campaign.owner.email)).toMatchObject({ state: 'accepted' });
    await invite('other@example.com');
    expect(await refusalOf(accept(campaign.owner, await linkTo(t, 'other@example.com')))).toBe('team.own_invitation');
  });

  it('shows the addresses that the owner wrote to nobody else of it, and is nothing that an owner leaves', async () => {
    const dev = await aPerson(t);
    await aMember(t, dev, 'view', { ...params(), owner: campaign.owner });
    const addresses = async ({ api }: Person) =>
      (await api.send(teamApi.members, { params: params(), query: {} })).items.flatMap(({ email }) => email ?? []);
    await invite('ines@example.org');
    expect(await addresses(campaign.owner)).toContain('ines@example.org');
    expect(await addresses(dev)).toEqual([]);
    await t.db.query('update team_member set user_id = $2 where campaign_id = $1 and user_id = $3', [
      campaign.id,
      campaign.owner.id,
      dev.id,
    ]);
    expect(await campaign.owner.api.send(teamApi.memberships, {})).toEqual([]);
  });

  it('has somebody who answers for the company, is told of what is asked, and may write about the campaign', async () => {
    const [ada, ben, moderator] = [await aPerson(t), await aPerson(t), await aPerson(t, { adminRole: 'moderator' })];
    await aMember(t, ada, 'messages', { ...params(), owner: campaign.owner });
    const say = ({ api }: Person, text: string, parentId: string | null = null) =>
      api.send(commentsApi.post, { params: params(), body: { text, disclosure: 'none', parentId } });
    const approve = async (id: string) => {
      const { version } = await moderator.api.send(commentsAdminApi.read, { params: { id } });
      return moderator.api.send(commentsAdminApi.approve, { params: { id }, body: { version } });
    };
    const owned = async ({ api }: Person) => (await api.send(commentsApi.owned, { params: params(), query: {} })).items;
    const question = await say(ben, 'When does it run?');
    await approve(question.id);
    await t.drain();
    const { items } = await ada.api.send(communicationApi.notifications, { query: {} });
    expect(items.map(({ kind }) => kind)).toContain('comment.asked');
    expect(await owned(ada)).toMatchObject([{ text: 'When does it run?', waits: true }]);
    const answer = await say(ada, 'In spring.', question.id);
    expect(await owned(ada)).toMatchObject([{ waits: false, replies: [{ text: 'In spring.', isCompany: true }] }]);
    await approve(answer.id);
    // The answer stays the company's when its author leaves.
    const [membership] = await ada.api.send(teamApi.memberships, {});
    const message = { to: ben.id, campaignId: campaign.id, text: 'You asked when it runs.' };
    expect(await ada.api.send(communicationApi.sendMessage, { body: message })).toBeTruthy();
    await ada.api.send(teamApi.leave, { params: { id: membership?.id ?? '' } });
    const front = await t.as(null).send(commentsApi.threads, { params: params(), query: {} });
    expect(front.items).toMatchObject([{ isCompany: false, replies: [{ isCompany: true }] }]);
    expect(await refusalOf(owned(ada))).toBe('request.not_found');
    expect(await refusalOf(ada.api.send(communicationApi.sendMessage, { body: message }))).toBe('message.recipient');
  });

  it('forgets the address of whoever never accepts, and keeps the name for a new one', async () => {
    const { id } = await invite('never@example.com');
    await t.advance(89 * DAY);
    expect((await members()).items).toMatchObject([{ state: 'expired', email: 'never@example.com' }]);
    await t.advance(2 * DAY);
    expect((await members()).items).toMatchObject([{ state: 'expired', email: null, fullName: 'Rita Salgado' }]);
    const resent = campaign.owner.api.send(teamApi.resend, { params: { ...params(), id } });
    expect(await failureOf(resent)).toMatchObject({ fields: [{ field: 'email', code: 'validation.required' }] });
    const body = { email: 'again@example.com' };
    expect(await campaign.owner.api.send(teamApi.change, { params: { ...params(), id }, body })).toMatchObject({
      state: 'invited',
      email: 'again@example.com',
    });
  });

  it('forgets an account that is closed, and closes the gap', async () => {
    const ada = await aPerson(t);
    await aMember(t, ada, 'view', { ...params(), owner: campaign.owner });
    const { id } = await invite();
    await t.db.inTx((tx) => t.get(Events).emit(tx, 'user.pseudonymised', { userId: ada.id }));
    await t.drain();
    expect((await members()).items).toMatchObject([{ id, position: 1 }]);
  });
});
