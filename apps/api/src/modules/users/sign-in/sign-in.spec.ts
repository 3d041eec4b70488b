import { adminApi, sessionsApi, twoFactorApi, usersApi } from '@cairn/contracts';
import { AdminAccounts } from '../admins/admin-accounts.js';
import { Delivery } from '../../../kernel/outbox/delivery.js';
import type { LinkPurpose } from '../accounts/user-link.entity.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { UserLinks } from '../accounts/user-links.js';
import { aPerson, sessionWithoutStepUp, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { codeFor, givePassword, giveTwoFactor, PASSWORD } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const NEW_PASSWORD = { password: 'Basalt-Road8', passwordConfirmation: 'Basalt-Road8' };
const linkOf = (t: TestApp, { id }: Person, purpose: LinkPurpose): Promise<string> =>
  t.db.inTx(async (tx) => t.get(UserLinks).secretOf(await t.get(UserLinks).create(tx, id, purpose)));
const resetBy = async (t: TestApp, person: Person): Promise<unknown> =>
  t.as(null).send(usersApi.resetPassword, {
    params: { token: await linkOf(t, person, 'password_reset') },
    body: NEW_PASSWORD,
  });
const moveBy = async (t: TestApp, person: Person): Promise<unknown> =>
  t.as(null).send(usersApi.activate, { params: { token: await linkOf(t, person, 'email_change') } });
const changeBy = (_t: TestApp, { api }: Person): Promise<unknown> =>
  api.send(usersApi.changePassword, { body: { currentPassword: PASSWORD, ...NEW_PASSWORD } });
const leaveBy = (_t: TestApp, { api }: Person): Promise<unknown> => api.send(usersApi.logout, {});
const endOthersBy = (_t: TestApp, { api }: Person): Promise<unknown> =>
  api.send(sessionsApi.end, { params: { id: 'others' } });

const endOneBy = async (t: TestApp, person: Person): Promise<unknown> => {
  await sessionWithoutStepUp(t, person);
  const other = (await person.api.send(sessionsApi.list, {})).find(({ current }) => !current);
  return person.api.send(sessionsApi.end, { params: { id: other?.id ?? '' } });
};

describe('signing in', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const login = (email: string, password = PASSWORD) =>
    t.as(null).send(usersApi.login, { body: { email, password, createdAt: '1999-01-01' } });
  const withCode = (halfToken: string, code: string) =>
    t.as(null).send(usersApi.loginWithCode, { body: { halfToken, code } });
  const member = async (): Promise<Person> => {
    const person = await aPerson(t);
    await givePassword(t, person);
    return person;
  };
  const meAs = (token: string) => t.as(token).send(usersApi.me, {});

  it('S-05 gives a session of 10,800 seconds', async () => {
    const { email, id } = await member();
    const reply = await login(email.toUpperCase());
    expect(reply).toMatchObject({ enableTwoFactorAuth: false, user: { id, email } });
    const seconds = (Date.parse(String(reply.expirationDate)) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(10_795);
    expect(seconds).toBeLessThanOrEqual(10_800);
    expect(await meAs(reply.token ?? '')).toMatchObject({ id });
  });

  it('S-04 with the second factor on, the password opens nothing but the code step', async () => {
    const person = await member();
    const secret = await giveTwoFactor(t, person);
    const reply = await login(person.email);
    expect(Object.keys(reply).sort()).toEqual(['enableTwoFactorAuth', 'halfToken', 'userId', 'verificationId']);
    const half = reply.halfToken ?? '';
    expect(await refusalOf(meAs(half))).toBe('auth.session_ended');
    const sessions = await t.db.query('select 1 from session where user_id = $1', [person.id]);
    expect(sessions).toHaveLength(1); // the one that the person was made with

    expect(await refusalOf(withCode(half, '000000'))).toBe('auth.bad_code');
    expect(await refusalOf(withCode('nonsense', codeFor(secret)))).toBe('auth.half_token_expired');
    expect(await refusalOf(withCode(person.token, codeFor(secret)))).toBe('auth.half_token_expired');
    expect(
      await refusalOf(t.as(null).send(adminApi.verify, { body: { halfToken: half, code: codeFor(secret) } })),
    ).toBe('auth.half_token_expired');
    const code = codeFor(secret);
    const opened = await withCode(half, code);
    expect(await meAs(opened.token ?? '')).toMatchObject({ id: person.id, enableTwoFactorAuth: true });
    // SEC-12: once, and never one from before it.
    expect(await refusalOf(withCode(half, code))).toBe('auth.bad_code');
    expect(await refusalOf(withCode(half, codeFor(secret, -1)))).toBe('auth.bad_code');
    expect(await withCode(half, codeFor(secret, 1))).toMatchObject({ enableTwoFactorAuth: false });
  });

  it('one code sent many times at once opens one session', async () => {
    const person = await member();
    const secret = await giveTwoFactor(t, person);
    const { halfToken } = await login(person.email);
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () => withCode(halfToken ?? '', codeFor(secret))),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('S-06 says whether to show the resend link after a right password only', async () => {
    const { email, id } = await member();
    await t.db.query('update app_user set activated_at = null where id = $1', [id]);
    const wrong = await failureOf(login(email, 'Wrong-Path-77'));
    expect([wrong.code, wrong.params]).toEqual(['auth.bad_credentials', { showResendLink: false }]);
    const nobody = await failureOf(login('nobody@example.org', 'Wrong-Path-77'));
    expect([nobody.code, nobody.params, nobody.status]).toEqual([wrong.code, wrong.params, wrong.status]);
    const right = await failureOf(login(email));
    expect([right.code, right.params]).toEqual(['auth.not_activated', { showResendLink: true }]);
  });

  it('V-02 a login password has at least 8 characters, and is never trimmed', async () => {
    const { email } = await member();
    expect((await failureOf(login(email, 'Gr-7777'))).fields).toMatchObject([
      { field: 'password', code: 'validation.min_length' },
    ]);
    expect(await refusalOf(login(email, `${PASSWORD} `))).toBe('auth.bad_credentials');
  });

  it('SEC-2 a changed password ends every session, and the old one opens nothing more', async () => {
    const person = await member();
    const other = (await login(person.email)).token ?? '';
    const body = { password: 'Basalt-Road8', passwordConfirmation: 'Basalt-Road8' };
    const change = (currentPassword: string) =>
      person.api.send(usersApi.changePassword, { body: { currentPassword, ...body } });
    expect(await refusalOf(change('Wrong-Path-77'))).toBe('user.password_wrong');
    await change(PASSWORD);
    expect(await refusalOf(meAs(other))).toBe('auth.session_ended');
    expect(await refusalOf(meAs(person.token))).toBe('auth.session_ended');
    expect(await refusalOf(login(person.email))).toBe('auth.bad_credentials');
    expect(await login(person.email, 'Basalt-Road8')).toHaveProperty('token');
  });

  it('SEC-11 a reset link works once and for 30 minutes, ends the sessions and leaves the second factor on', async () => {
    const person = await member();
    await giveTwoFactor(t, person);
    const linkOf = async (): Promise<{ id: string; secret: string }> => {
      await t.as(null).send(usersApi.forgotPassword, { body: { email: person.email } });
      await t.get(Delivery).drain();
      const [row] = await t.db.query<{ id: string }>(
        'select id from user_link where user_id = $1 order by created_at desc limit 1',
        [person.id],
      );
      return { id: row?.id ?? '', secret: t.get(UserLinks).secretOf(row?.id ?? '') };
    };
    const reset = (token: string) =>
      t.as(null).send(usersApi.resetPassword, {
        params: { token },
        body: { password: 'Basalt-Road8', passwordConfirmation: 'Basalt-Road8' },
      });
    const isOpen = (token: string) => t.as(null).send(usersApi.resetLink, { params: { token } });
    const replaced = await linkOf();
    const old = await linkOf();
    expect(await refusalOf(reset(replaced.secret))).toBe('auth.link_invalid');
    expect(await isOpen(old.secret)).toEqual({ done: true });
    await t.db.query(`update user_link set expires_at = now() where id = $1`, [old.id]);
    expect(await refusalOf(reset(old.secret))).toBe('auth.link_invalid');
    expect(await refusalOf(isOpen(old.secret))).toBe('auth.link_invalid');
    const link = await linkOf();
    const [stored] = await t.db.query<{ minutes: string }>(
      'select extract(epoch from expires_at - created_at) / 60 as minutes from user_link where id = $1',
      [link.id],
    );
    expect(Number(stored?.minutes)).toBeCloseTo(30, 3);
    await reset(link.secret);
    expect(await refusalOf(isOpen(link.secret))).toBe('auth.link_invalid');
    expect(await refusalOf(reset(link.secret))).toBe('auth.link_invalid');
    expect(await refusalOf(meAs(person.token))).toBe('auth.session_ended');
    expect(await login(person.email, 'Basalt-Road8')).toMatchObject({ enableTwoFactorAuth: true });
  });

  it('D-21 a reset takes the new password inside `passwordData`, too', async () => {
    const person = await member();
    const path = `/api/v1.1/users/resetPassword/${await linkOf(t, person, 'password_reset')}`;
    expect((await t.http().patch(path).send({ passwordData: NEW_PASSWORD })).status).toBe(200);
    expect(await login(person.email, NEW_PASSWORD.password)).toHaveProperty('token');
  });

  it.each([
    ['a reset', resetBy],
    ['a change of password', changeBy],
    ['a change of address', moveBy],
    ['signing out', leaveBy],
    ['ending the other sessions', endOthersBy],
    ['ending one session', endOneBy],
  ] as const)(
    'SEC-2 %s voids what was on its way: links, codes, half sign-ins, a new address, a shown secret',
    async (_what, act) => {
      const person = await member();
      const secret = await giveTwoFactor(t, person);
      const { halfToken = '' } = await login(person.email);
      const purposes = ['password_reset', 'email_change', 'step_up'] as const;
      const own = (purpose: LinkPurpose) => t.db.inTx((tx) => t.get(UserLinks).create(tx, person.id, purpose));
      await t.db.query('update app_user set pending_email = $2 where id = $1', [person.id, `new-${person.email}`]);
      for (const purpose of purposes) await own(purpose);
      await person.api.send(twoFactorApi.regenerate, {});
      await act(t, person);
      const open = await t.db.query<{ purpose: string }>(
        'select purpose from user_link where user_id = $1 and used_at is null',
        [person.id],
      );
      const [user] = await t.db.query<object>('select pending_email, totp_pending from app_user where id = $1', [
        person.id,
      ]);
      expect([open, user]).toEqual([[], { pending_email: null, totp_pending: null }]);
      expect(await refusalOf(withCode(halfToken, codeFor(secret)))).toBe('auth.half_token_expired');
    },
  );

  it.each([
    ['a session', false],
    ['a code step', true],
  ])('SEC-2 a password that is changed while it is being checked opens no longer %s', async (_what, hasCode) => {
    const person = await member();
    if (hasCode) await giveTwoFactor(t, person);
    const attempts = t.get(SignInAttempts);
    const spy = jest.spyOn(attempts, 'succeeded').mockImplementationOnce(async () => void (await resetBy(t, person)));
    expect(await refusalOf(login(person.email))).toBe('auth.bad_credentials');
    spy.mockRestore();
    const open = `select 1 from session where user_id = $1 and revoked_at is null
      union all select 1 from sign_in_verification where user_id = $1 and expires_at > clock_timestamp()`;
    expect(await t.db.query(open, [person.id])).toEqual([]);
  });

  it('SEC-2 SEC-13 a half sign-in at the console ends with a reset, and with a new role', async () => {
    const newRole = (_t: TestApp, { email }: Person) => t.get(AdminAccounts).invite(email, 'super');
    for (const act of [resetBy, newRole]) {
      const admin = await aPerson(t, { adminRole: 'finance' });
      await givePassword(t, admin);
      const secret = await giveTwoFactor(t, admin);
      const { halfToken } = await t.as(null).send(adminApi.login, { body: { email: admin.email, password: PASSWORD } });
      await act(t, admin);
      const verify = t.as(null).send(adminApi.verify, { body: { halfToken, code: codeFor(secret) } });
      expect(await refusalOf(verify)).toBe('auth.half_token_expired');
    }
  });

  it('SEC-13 a half sign-in at the console opens one session, and none once its admin signs out', async () => {
    const admin = await aPerson(t, { adminRole: 'finance' });
    await givePassword(t, admin);
    const secret = await giveTwoFactor(t, admin);
    const begin = async () =>
      (await t.as(null).send(adminApi.login, { body: { email: admin.email, password: PASSWORD } })).halfToken;
    const verify = (halfToken: string, code: string) => t.as(null).send(adminApi.verify, { body: { halfToken, code } });
    const [used, other] = [await begin(), await begin()];
    const { token } = await verify(used, codeFor(secret));
    expect(await refusalOf(verify(used, codeFor(secret, 1)))).toBe('auth.half_token_expired');
    await t.as(token).send(adminApi.logout, {});
    expect(await refusalOf(verify(other, codeFor(secret, 1)))).toBe('auth.half_token_expired');
  });

  it('SEC-9 says the same for every address that asks for a mail', async () => {
    const { email } = await member();
    for (const call of [usersApi.forgotPassword, usersApi.resendActivation]) {
      expect(await t.as(null).send(call, { body: { email } })).toEqual({ email });
      expect(await t.as(null).send(call, { body: { email: 'nobody@example.org' } })).toEqual({
        email: 'nobody@example.org',
      });
    }
  });

  it('R-08 SEC-17 admins have their own sign-in, which nobody else can use, always with a second factor', async () => {
    const [person, admin] = [await member(), await aPerson(t, { adminRole: 'finance' })];
    await givePassword(t, admin);
    const knock = (email: string) => t.as(null).send(adminApi.login, { body: { email, password: PASSWORD } });
    expect(await refusalOf(knock(person.email))).toBe('auth.bad_credentials');
    expect(await refusalOf(knock(admin.email))).toBe('auth.enrolment_required');
    const secret = await giveTwoFactor(t, admin);
    const { halfToken } = await knock(admin.email);
    expect(await refusalOf(withCode(halfToken, codeFor(secret)))).toBe('auth.half_token_expired');
    const { token } = await t.as(null).send(adminApi.verify, { body: { halfToken, code: codeFor(secret) } });
    expect(await t.as(token).send(adminApi.me, {})).toMatchObject({ role: 'finance' });
    expect(await refusalOf(meAs(token))).toBe('auth.forbidden');
    await t.get(AdminAccounts).invite(admin.email, 'operator');
    expect(await refusalOf(t.as(token).send(adminApi.me, {}))).toBe('auth.session_ended');
  });
});
