import { twoFactorApi, usersApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { codeFor, givePassword, giveTwoFactor, PASSWORD } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('the second factor', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const guest = () => t.as(null);
  const login = (email: string) => guest().send(usersApi.login, { body: { email, password: PASSWORD } });
  const signIn = (halfToken: string, code?: string) =>
    guest().send(twoFactorApi.login, { body: { halfToken, ...(code === undefined ? {} : { code }) } });
  const switchedOn = async (): Promise<{ person: Person; secret: string; recoveryCodes: string[] }> => {
    const person = await aPerson(t);
    await givePassword(t, person);
    const { secret } = await person.api.send(twoFactorApi.regenerate, {});
    const { recoveryCodes } = await person.api.send(twoFactorApi.enable, { body: { code: codeFor(secret) } });
    return { person, secret, recoveryCodes };
  };

  it('is confirmed by a first code before it is on; the secret is stored encrypted', async () => {
    const person = await aPerson(t);
    await givePassword(t, person);
    expect(await refusalOf(person.api.send(twoFactorApi.qrCode, {}))).toBe('user.two_factor_not_started');
    const made = await person.api.send(twoFactorApi.regenerate, {});
    expect(made.qrCode).toMatch(/^data:image\/png;base64,/);
    expect(made.otpauthUrl).toContain(`secret=${made.secret}&issuer=Cairn`);
    expect(await person.api.send(twoFactorApi.qrCode, {})).toEqual(made);
    const refused = await failureOf(person.api.send(twoFactorApi.enable, { body: { code: '000000' } }));
    expect([refused.status, refused.fields[0]?.field]).toEqual([400, 'code']);
    expect(await login(person.email)).toMatchObject({ enableTwoFactorAuth: false });
    const { recoveryCodes } = await person.api.send(twoFactorApi.enable, { body: { code: codeFor(made.secret) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await login(person.email)).toMatchObject({ enableTwoFactorAuth: true });
    const [row] = await t.db.query<{ secret: Buffer; pending: Buffer | null }>(
      'select totp_secret as secret, totp_pending as pending from app_user where id = $1',
      [person.id],
    );
    expect(row?.secret.includes(made.secret)).toBe(false);
    expect(row?.pending).toBeNull();
  });

  it('SEC-2 ends every other session when it is turned on and when it is turned off', async () => {
    const person = await aPerson(t);
    await givePassword(t, person);
    const other = (await login(person.email)).token ?? '';
    const { secret } = await person.api.send(twoFactorApi.regenerate, {});
    await person.api.send(twoFactorApi.enable, { body: { code: codeFor(secret) } });
    expect(await refusalOf(t.as(other).send(usersApi.me, {}))).toBe('auth.session_ended');
    const { halfToken = '' } = await login(person.email);
    const second = (await signIn(halfToken, codeFor(secret, 1))).token ?? '';
    await person.api.send(twoFactorApi.disable, {});
    expect(await refusalOf(t.as(second).send(usersApi.me, {}))).toBe('auth.session_ended');
    expect(await person.api.send(usersApi.me, {})).toMatchObject({ enableTwoFactorAuth: false, recoveryCodesLeft: 0 });
    expect(await refusalOf(person.api.send(twoFactorApi.disable, {}))).toBe('user.two_factor_off');
  });

  it('SEC-58 stays on for users with a role in the console', async () => {
    const { person } = await switchedOn();
    await t.db.query(`update app_user set admin_role = 'super' where id = $1`, [person.id]);
    expect(await refusalOf(person.api.send(twoFactorApi.disable, {}))).toBe('admin.two_factor_needed');
    expect(await login(person.email)).toMatchObject({ enableTwoFactorAuth: true });
  });

  it('a new phone does not turn the old one off before it has shown a code', async () => {
    const { person, secret } = await switchedOn();
    const next = await person.api.send(twoFactorApi.regenerate, {});
    const { halfToken = '' } = await login(person.email);
    expect(await refusalOf(signIn(halfToken, codeFor(next.secret)))).toBe('auth.bad_code');
    expect(await signIn(halfToken, codeFor(secret, 1))).toHaveProperty('token');
    await person.api.send(twoFactorApi.enable, { body: { code: codeFor(next.secret) } });
    const again = (await login(person.email)).halfToken ?? '';
    expect(await refusalOf(signIn(again, codeFor(secret, 1)))).toBe('auth.bad_code');
  });

  it('SEC-12 a recovery code works once, in any case and spacing, and new ones replace them all', async () => {
    const { person, recoveryCodes } = await switchedOn();
    const [first = '', second = ''] = recoveryCodes;
    const { halfToken = '' } = await login(person.email);
    expect(await signIn(halfToken, first.toLowerCase().replace('-', ' '))).toHaveProperty('token');
    expect(await refusalOf(signIn(halfToken, first))).toBe('auth.bad_code');
    expect(await person.api.send(usersApi.me, {})).toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = await person.api.send(twoFactorApi.newRecoveryCodes, {});
    expect(await refusalOf(signIn(halfToken, second))).toBe('auth.bad_code');
    expect(await signIn(halfToken, renewed.recoveryCodes[0])).toHaveProperty('token');
    const stored = await t.db.query<{ hash: Buffer }>(
      'select code_hash as hash from recovery_code where user_id = $1',
      [person.id],
    );
    for (const { hash } of stored) expect(hash).toHaveLength(32);
  });

  it('SEC-12 one recovery code sent many times at once opens one session', async () => {
    const { person, recoveryCodes } = await switchedOn();
    const { halfToken = '' } = await login(person.email);
    const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => signIn(halfToken, recoveryCodes[0])));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('SEC-13 a code that was accepted opens one session with its own half token, and nothing with another', async () => {
    const { person, secret } = await switchedOn();
    const half = await login(person.email);
    const { halfToken = '', userId = '', verificationId = '' } = half;
    const state = (id = verificationId, of = userId) =>
      guest().send(twoFactorApi.verification, { params: { userId: of, verificationId: id } });
    expect(await state()).toEqual({ id: verificationId, state: 'pending' });
    expect(await refusalOf(signIn(halfToken))).toBe('auth.bad_code');
    const other = (await login(person.email)).halfToken ?? '';
    await guest().send(twoFactorApi.verify, { body: { halfToken, code: codeFor(secret, 1) } });
    expect((await state()).state).toBe('verified');
    expect(await refusalOf(signIn(other))).toBe('auth.bad_code');
    expect(await signIn(halfToken)).toHaveProperty('token');
    expect(await refusalOf(signIn(halfToken))).toBe('auth.bad_code');
    expect((await state()).state).toBe('expired');
    expect((await state(newId())).state).toBe('expired');
    expect((await state(verificationId, newId())).state).toBe('expired');
  });

  it('SEC-13 a half token that is too old opens nothing, whatever the code', async () => {
    const { person, secret } = await switchedOn();
    const { halfToken = '', verificationId } = await login(person.email);
    await t.db.query('update sign_in_verification set expires_at = now() where id = $1', [verificationId]);
    expect(await refusalOf(signIn(halfToken, codeFor(secret, 1)))).toBe('auth.half_token_expired');
  });

  it('S-04 asked for at sign-up, it is set up with the first sign-in and its first code opens the session', async () => {
    const email = 'wanted@example.org';
    await guest().send(usersApi.signUp, {
      body: {
        firstName: 'Wanda',
        lastName: 'Wanted',
        email,
        phoneNumber: '+1 415 555 0100',
        password: PASSWORD,
        passwordConfirmation: PASSWORD,
        userType: 'investor',
        termsAccepted: true,
        adult: true,
        enableTwoFactorAuth: true,
      },
    });
    await t.db.query('update app_user set activated_at = now() where email = $1', [email]);
    const reply = await login(email);
    expect(reply).toMatchObject({ enableTwoFactorAuth: true, setUpTwoFactor: true });
    expect(reply).not.toHaveProperty('token');
    const { halfToken = '' } = reply;
    const ask = (code?: string) =>
      guest().send(twoFactorApi.validateSignUp, { body: { halfToken, ...(code ? { code } : {}) } });
    const { setup } = await ask();
    expect((await ask()).setup?.secret).toBe(setup?.secret);
    expect(await refusalOf(signIn(halfToken, codeFor(setup?.secret ?? '')))).toBe('auth.half_token_expired');
    expect(await refusalOf(ask('000000'))).toBe('user.code_wrong');
    const opened = await ask(codeFor(setup?.secret ?? ''));
    expect(opened.recoveryCodes).toHaveLength(10);
    expect(await t.as(opened.token ?? '').send(usersApi.me, {})).toMatchObject({ email, enableTwoFactorAuth: true });
    expect(await refusalOf(ask())).toBe('auth.half_token_expired');
    expect(await login(email)).not.toHaveProperty('setUpTwoFactor');
  });

  it('SEC-10 five codes in a quarter of an hour, then none', async () => {
    const strict = await startTestApp({}, { database: t.database, relax: 1 });
    const person = await aPerson(strict);
    await givePassword(strict, person);
    const secret = await giveTwoFactor(strict, person);
    const { halfToken = '' } = await strict
      .as(null)
      .send(usersApi.login, { body: { email: person.email, password: PASSWORD } });
    const attempt = (code: string) => strict.as(null).send(twoFactorApi.login, { body: { halfToken, code } });
    for (let wrong = 0; wrong < 5; wrong++) expect(await refusalOf(attempt('000000'))).toBe('auth.bad_code');
    expect(await refusalOf(attempt(codeFor(secret)))).toBe('request.too_many');
    await strict.app.close();
  });
});
