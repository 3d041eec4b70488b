import { leavingApi, usersApi } from '@cairn/contracts';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { PASSWORD } from '../../../testing/sign-in.js';
import { startTestApp } from '../../../testing/test-app.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { UserLinks } from '../accounts/user-links.js';

describe('V-32 invitations', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  const invite = (person: Person, emails: string) => person.api.send(leavingApi.invite, { body: { emails } });

  it('go to several addresses separated by commas, each valid, each once', async () => {
    const person = await aPerson(t);
    const wrong = await failureOf(invite(person, 'ada@example.org, tom@example, l@example.org'));
    expect(wrong.fields[0]).toMatchObject({
      field: 'emails',
      code: 'validation.emails',
      params: { email: 'tom@example' },
    });
    expect((await failureOf(invite(person, ' , '))).fields[0]?.code).toBe('validation.required');
    const twentyOne = Array.from({ length: 21 }, (_, at) => `a${at}@example.org`).join(',');
    expect((await failureOf(invite(person, twentyOne))).fields[0]?.code).toBe('validation.too_many_emails');
    expect(await invite(person, ' Ada@example.org ,ben@example.org,ada@example.org,')).toEqual({
      sent: 2,
      before: [],
    });
    expect(await invite(person, 'ada@example.org,cleo@example.org')).toEqual({
      sent: 1,
      before: ['ada@example.org'],
    });
    expect((await person.api.send(leavingApi.invitations, { query: {} })).items).toHaveLength(3);
    const other = await aPerson(t);
    expect((await other.api.send(leavingApi.invitations, { query: {} })).items).toEqual([]);
  });

  const sent = async (person: Person) => (await person.api.send(leavingApi.invitations, { query: {} })).items;
  const mailsTo = async (to: string): Promise<{ subject: string; text: string }[]> =>
    (await t.control<{ messages: { subject: string; text: string }[] }>('GET', `/mail?to=${encodeURIComponent(to)}`))
      .messages;
  const linkIn = (text: string | undefined): string => /\/signup\?invite=([\w-]{20,})/.exec(text ?? '')?.[1] ?? '';
  const invitedBy = async (person: Person, email: string): Promise<{ id: string; link: string }> => {
    await invite(person, email);
    await t.settle();
    const [made] = (await sent(person)).filter((invitation) => invitation.email === email);
    return { id: made?.id ?? '', link: linkIn((await mailsTo(email)).at(-1)?.text) };
  };
  /** Signs up and follows the link of the mail that comes. */
  const join = async (email: string, invitation: string | null = null): Promise<void> => {
    await t.as(null).send(usersApi.signUp, {
      body: {
        firstName: 'Jo',
        lastName: 'Ins',
        email,
        phoneNumber: '+14155550123',
        password: PASSWORD,
        passwordConfirmation: PASSWORD,
        userType: 'investor',
        termsAccepted: true,
        adult: true,
        invitation,
      },
    });
    const [link] = await t.db.query<{ id: string }>(
      `select l.id from user_link l join app_user u on u.id = l.user_id where u.email = $1`,
      [email],
    );
    await t.as(null).send(usersApi.activate, { params: { token: t.get(UserLinks).secretOf(link?.id ?? '') } });
  };
  const age = (id: string, days: number) =>
    t.db.query(`update invitation set created_at = created_at - make_interval(days => $2) where id = $1`, [id, days]);

  it('are accepted when the invited person has joined', async () => {
    const person = await aPerson(t);
    const email = 'joins@example.org';
    await invite(person, email);
    expect((await sent(person))[0]?.state).toBe('sent');
    await join(email);
    expect((await sent(person))[0]?.state).toBe('accepted');
  });

  it('lead to a sign-up with the address filled in, and count for any address that is used', async () => {
    const person = await aPerson(t);
    const { link } = await invitedBy(person, 'work@example.org');
    expect(await t.as(null).send(leavingApi.invitation, { params: { token: link } })).toEqual({
      email: 'work@example.org',
      name: expect.stringContaining('Example'),
    });
    await join('home@example.org', link);
    expect((await sent(person))[0]).toMatchObject({ email: 'work@example.org', state: 'accepted' });
    const again = t.as(null).send(leavingApi.invitation, { params: { token: link } });
    expect(await refusalOf(again)).toBe('auth.link_invalid');
    await t.settle();
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
      'Jo Ins has accepted your invitation',
    ]);
  });

  it('a link that was never one keeps nobody from signing up', async () => {
    expect(await refusalOf(t.as(null).send(leavingApi.invitation, { params: { token: 'x'.repeat(43) } }))).toBe(
      'auth.link_invalid',
    );
    await join('stranger@example.org', 'x'.repeat(43));
    const [user] = await t.db.query<{ at: Date | null }>(
      `select activated_at as at from app_user where email = 'stranger@example.org'`,
    );
    expect(user?.at).not.toBeNull();
  });

  it('SEC-41 are reminded of once, three days later at the soonest', async () => {
    const person = await aPerson(t);
    const { id } = await invitedBy(person, 'slow@example.org');
    const remind = () => person.api.send(leavingApi.remindInvitation, { params: { id } });
    expect((await failureOf(remind())).code).toBe('invitation.too_early');
    await age(id, 3);
    expect((await remind()).remindedAt).toEqual(expect.any(String));
    expect(await refusalOf(remind())).toBe('invitation.reminded');
    await t.settle();
    const mails = await mailsTo('slow@example.org');
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('has invited you'),
      expect.stringContaining('invites you'),
    ]);
    expect(linkIn(mails[1]?.text)).toBe(linkIn(mails[0]?.text));
    const other = await aPerson(t);
    expect(await refusalOf(other.api.send(leavingApi.remindInvitation, { params: { id } }))).toBe('request.not_found');
  });

  it('SEC-41 of two reminders at once one goes out', async () => {
    const person = await aPerson(t);
    const { id } = await invitedBy(person, 'twice@example.org');
    await age(id, 4);
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => person.api.send(leavingApi.remindInvitation, { params: { id } })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await t.settle();
    expect(await mailsTo('twice@example.org')).toHaveLength(2);
  });

  it('are taken back: the link opens nothing, and a mail that waits does not go out', async () => {
    const person = await aPerson(t);
    const { id, link } = await invitedBy(person, 'regret@example.org');
    const takeBack = (which: string) => person.api.send(leavingApi.takeInvitationBack, { params: { id: which } });
    expect(await takeBack(id)).toMatchObject({ state: 'withdrawn', remindFrom: null });
    expect(await takeBack(id)).toMatchObject({ state: 'withdrawn' });
    expect(await refusalOf(t.as(null).send(leavingApi.invitation, { params: { token: link } }))).toBe(
      'auth.link_invalid',
    );
    await age(id, 4);
    expect(await refusalOf(person.api.send(leavingApi.remindInvitation, { params: { id } }))).toBe('invitation.over');
    await invite(person, 'quick@example.org');
    const [quick] = (await sent(person)).filter(({ email }) => email === 'quick@example.org');
    await takeBack(quick?.id ?? '');
    await t.settle();
    expect(await mailsTo('quick@example.org')).toEqual([]);
  });

  it('go to another address instead, with the line that was written', async () => {
    const person = await aPerson(t);
    await person.api.send(leavingApi.invite, { body: { emails: 'typo@exmaple.org', message: 'Have a look.' } });
    const [first] = await sent(person);
    const params = { id: first?.id ?? '' };
    const correct = (email: string) => person.api.send(leavingApi.correctInvitation, { params, body: { email } });
    expect((await failureOf(correct('nonsense'))).fields[0]).toMatchObject({
      field: 'email',
      code: 'validation.email',
    });
    expect((await failureOf(correct('typo@exmaple.org'))).fields[0]?.code).toBe('invitation.before');
    expect(await correct('right@example.org')).toMatchObject({ email: 'right@example.org', state: 'sent' });
    expect(await refusalOf(correct('other@example.org'))).toBe('invitation.over');
    await t.settle();
    expect((await mailsTo('right@example.org'))[0]?.text).toContain('> Have a look.');
    expect((await sent(person)).map(({ email, state }) => `${email} ${state}`)).toEqual([
      'right@example.org sent',
      'typo@exmaple.org withdrawn',
    ]);
  });

  it('SEC-41 are twenty a day at most, and addresses are forgotten after thirty days', async () => {
    const strict = await startTestApp({}, { database: t.database, relax: 1 });
    const person = await aPerson(strict);
    const twenty = Array.from({ length: 20 }, (_, at) => `s${at}@example.org`).join(',');
    expect((await invite(person, twenty)).sent).toBe(20);
    expect(await refusalOf(invite(person, 'one.more@example.org'))).toBe('request.too_many');
    const [first] = (await person.api.send(leavingApi.invitations, { query: {} })).items;
    const params = { id: first?.id ?? '' };
    await age(params.id, 4);
    expect(await refusalOf(person.api.send(leavingApi.remindInvitation, { params }))).toBe('request.too_many');
    const instead = person.api.send(leavingApi.correctInvitation, { params, body: { email: 'instead@example.org' } });
    expect(await refusalOf(instead)).toBe('request.too_many');
    await t.db.query(`update invitation set created_at = kernel.now() - interval '31 days' where inviter_id = $1`, [
      person.id,
    ]);
    await t.advance(0);
    const page = await person.api.send(leavingApi.invitations, { query: {} });
    expect(page.items.every(({ email }) => email === null)).toBe(true);
    await strict.app.close();
  });
});
