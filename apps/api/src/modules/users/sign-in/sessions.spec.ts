import { sessionsApi, twoFactorApi, usersApi } from '@cairn/contracts';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { codeFor, givePassword, giveTwoFactor, PASSWORD } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from '../../settings/index.js';

describe('sessions', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const signIn = async (email: string, agent: string): Promise<string> => {
    const answer = await t
      .http()
      .post('/api/v1.1/users/login')
      .set('user-agent', agent)
      .send({ email, password: PASSWORD });
    return (answer.body as { data: { data: { token: string } } }).data.data.token;
  };
  const member = async (): Promise<Person> => {
    const person = await aPerson(t);
    await givePassword(t, person);
    return person;
  };
  const meAs = (token: string) => t.as(token).send(usersApi.me, {});

  it('SEC-7 lists where one is signed in, the present one first', async () => {
    const person = await member();
    await signIn(person.email, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    await signIn(person.email, 'curl/8');
    const listed = await person.api.send(sessionsApi.list, {});
    expect(listed.map(({ current }) => current)).toEqual([true, false, false]);
    expect(listed.map(({ agent }) => agent)).toEqual(expect.arrayContaining(['Firefox, Linux', null]));
    expect(JSON.stringify(listed)).not.toContain(person.token);
  });

  it('SEC-7 ends one, and every other one, at once', async () => {
    const person = await member();
    const [first, second] = [await signIn(person.email, 'a'), await signIn(person.email, 'b')];
    const [own, other] = await person.api.send(sessionsApi.list, {});
    await person.api.send(sessionsApi.end, { params: { id: other?.id ?? '' } });
    const ends = await Promise.allSettled([meAs(first), meAs(second)]);
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await refusalOf(person.api.send(sessionsApi.end, { params: { id: other?.id ?? '' } }))).toBe(
      'request.not_found',
    );
    await person.api.send(sessionsApi.end, { params: { id: 'others' } });
    expect((await person.api.send(sessionsApi.list, {})).map(({ id }) => id)).toEqual([own?.id]);
    for (const token of [first, second]) expect(await refusalOf(meAs(token))).toBe('auth.session_ended');
  });

  it("SEC-7 another person's session is 404", async () => {
    const [person, other] = [await member(), await member()];
    const [theirs] = await other.api.send(sessionsApi.list, {});
    for (const id of [theirs?.id ?? '', newId(), 'nonsense']) {
      expect(await refusalOf(person.api.send(sessionsApi.end, { params: { id } }))).toBe('request.not_found');
    }
    expect(await meAs(other.token)).toMatchObject({ id: other.id });
  });

  it('SEC-5 signing out ends the session and clears what the site kept on the device', async () => {
    const { token } = await member();
    const answer = await t.http().post('/api/v1.1/users/logout').set('authorization', `Bearer ${token}`);
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect(await refusalOf(meAs(token))).toBe('auth.session_ended');
  });

  it('SEC-5 a call with an expired token clears nothing: another tab may have signed in again meanwhile', async () => {
    const person = await member();
    await person.api.send(usersApi.logout, {});
    const call = { get: t.http().get('/api/v1.1/users/me'), post: t.http().post('/api/v1.1/users/logout') };
    for (const pending of Object.values(call)) {
      const answer = await pending.set('authorization', `Bearer ${person.token}`);
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([401, 'auth.session_ended']);
      expect(answer.headers['clear-site-data']).toBeUndefined();
    }
  });

  describe('a token that signs in elsewhere', () => {
    const mint = async (person: Person): Promise<string> =>
      (await person.api.send(sessionsApi.autoLogin, {})).appUserId;
    const enter = (appUserId: string) => t.as(null).send(usersApi.login, { body: { appUserId } as never }); // email and password are not asked for

    it('SEC-8 asks for no captcha, since a token is not guessed', async () => {
      const person = await member();
      const appUserId = await mint(person);
      const ask = (isAsked: boolean) => t.db.inTx((tx) => t.get(SettingsService).set(tx, 'frontLoginStatus', isAsked));
      await ask(true);
      const password = t.as(null).send(usersApi.login, { body: { email: person.email, password: PASSWORD } });
      expect(await refusalOf(password)).toBe('captcha.required');
      expect(await enter(appUserId)).toMatchObject({ user: { id: person.id } });
      await ask(false);
    });

    it('SEC-8 works once, for sixty seconds, and leaves a trace', async () => {
      const person = await member();
      const made = await person.api.send(sessionsApi.autoLogin, {});
      const seconds = (Date.parse(made.expiresAt) - Date.now()) / 1000;
      expect(seconds).toBeGreaterThan(55);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(await enter(made.appUserId)).toMatchObject({ user: { id: person.id } });
      expect(await refusalOf(enter(made.appUserId))).toBe('auth.link_invalid');
      const late = await mint(person);
      await t.db.query(`update user_link set expires_at = now() where purpose = 'auto_login' and user_id = $1`, [
        person.id,
      ]);
      expect(await refusalOf(enter(late))).toBe('auth.link_invalid');
      const trace = await t.db.query<{ action: string }>(
        'select action from kernel.audit_log where actor_id = $1 order by at',
        [person.id],
      );
      expect(trace.map(({ action }) => action)).toEqual([
        'user.auto_login_made',
        'user.auto_login_used',
        'user.auto_login_made',
      ]);
    });

    it('SEC-8 many at once open one session', async () => {
      const token = await mint(await member());
      const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => enter(token)));
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('SEC-8 is neither a raw id, nor for an admin, and does not bypass the second factor', async () => {
      const person = await member();
      expect(await refusalOf(enter(person.id))).toBe('auth.link_invalid');
      const token = await mint(person);
      await t.db.query(`update app_user set admin_role = 'finance' where id = $1`, [person.id]);
      expect(await refusalOf(enter(token))).toBe('auth.link_invalid');

      const careful = await member();
      const secret = await giveTwoFactor(t, careful);
      const reply = await enter(await mint(careful));
      expect(reply).not.toHaveProperty('token');
      const body = { halfToken: reply.halfToken ?? '', code: codeFor(secret) };
      expect(await t.as(null).send(twoFactorApi.login, { body })).toHaveProperty('token');
    });

    it('SEC-8 it ends with the session that made it', async () => {
      const [left, evicted, moved] = [await member(), await member(), await member()];
      const tokens = [await mint(left), await mint(evicted), await mint(moved)];
      await left.api.send(usersApi.logout, {});
      await t.db.inTx((tx) => t.get(Sessions).revokeAll(tx, evicted.id));
      await t.db.query(`update session set expires_at = clock_timestamp() where user_id = $1`, [moved.id]);
      for (const token of tokens) expect(await refusalOf(enter(token))).toBe('auth.link_invalid');
    });

    it('SEC-8 what it opens goes on as that session: its end, its step-up, its browser', async () => {
      const person = await member();
      await t.db.query(
        `update session set expires_at = expires_at - interval '1 hour', user_agent = 'Mozilla/5.0 Firefox/140.0',
           ip = '203.0.113.9', stepped_up_at = null where user_id = $1`,
        [person.id],
      );
      const [second, third] = [await enter(await mint(person)), await enter(await mint(person))];
      const chained = await t.as(second.token ?? '').send(sessionsApi.autoLogin, {});
      const last = await enter(chained.appUserId);
      const facts = await t.db.query<{ facts: string }>(
        `select distinct concat_ws('|', expires_at, coalesce(stepped_up_at::text, 'none'), host(ip), user_agent) as facts
         from session where user_id = $1`,
        [person.id],
      );
      expect([facts.length, third.expirationDate, last.expirationDate]).toEqual([
        1,
        second.expirationDate,
        second.expirationDate,
      ]);
    });

    it('SEC-8 with the second factor on, the session after the code ends when the first would have', async () => {
      const careful = await member();
      const secret = await giveTwoFactor(t, careful);
      await t.db.query(`update session set expires_at = expires_at - interval '1 hour' where user_id = $1`, [
        careful.id,
      ]);
      const { expirationDate } = await meAs(careful.token);
      const { halfToken = '' } = await enter(await mint(careful));
      const reply = await t.as(null).send(twoFactorApi.login, { body: { halfToken, code: codeFor(secret) } });
      expect(reply.expirationDate).toBe(expirationDate);
    });

    it('SEC-8 without it, email and password are asked for as ever', async () => {
      const answer = await t.http().post('/api/v1.1/users/login').send({});
      const { errors = [] } = answer.body as { errors?: { field: string }[] };
      expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'password']);
    });
  });
});
