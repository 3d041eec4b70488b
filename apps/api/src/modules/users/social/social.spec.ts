import { createHash, randomBytes } from 'node:crypto';
import { socialApi, twoFactorApi, usersApi, type SocialProviderName } from '@cairn/contracts';
import type { SocialLoginRequest } from '@cairn/contracts/social/social';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { codeFor, givePassword, giveTwoFactor, PASSWORD } from '../../../testing/sign-in.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { OutstandingTokens } from '../accounts/outstanding-tokens.js';
import { UserLinks } from '../accounts/user-links.js';
import { SocialAttempts } from './social-attempts.js';

interface Trip {
  code: string;
  state: string;
  codeVerifier: string;
  error: string | null;
}

const REST = {
  userType: 'investor' as const,
  firstName: 'Sam',
  lastName: 'Field',
  phoneNumber: '+14155550123',
  termsAccepted: true,
  adult: true,
};

describe('signing in with an account elsewhere', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());

  const onTheList = async (email: string): Promise<boolean> =>
    (await t.db.query('select 1 from newsletter_subscription where email = $1', [email])).length > 0;

  let count = 0;
  const newAddress = (): string => `elsewhere${++count}@example.org`;
  const call = (body: Partial<SocialLoginRequest> & { provider: SocialProviderName }, token: string | null = null) =>
    t.as(token).send(socialApi.login, { body });
  /** To the provider's page and back. */
  const trip = async (
    provider: SocialProviderName,
    form: Partial<Record<'email' | 'scenario' | 'action' | 'given_name' | 'family_name', string>> = {},
    token: string | null = null,
  ): Promise<Trip> => {
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const { authorizationUrl = '' } = await call({ provider, codeChallenge }, token);
    const fields = { email: 'sam@example.org', given_name: 'Sam', family_name: 'Field', action: 'allow', ...form };
    const answer = await fetch(authorizationUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.pathname).toBe('/linkedin');
    const { searchParams } = back;
    return {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      error: searchParams.get('error'),
      codeVerifier,
    };
  };
  const comeBack = (provider: SocialProviderName, { error: _none, ...back }: Trip, token: string | null = null) =>
    call({ provider, ...back }, token);
  const linkOf = (userId: string, purpose: 'activation' | 'password_reset'): Promise<string> =>
    t.db.inTx(async (tx) => t.get(UserLinks).secretOf(await t.get(UserLinks).create(tx, userId, purpose)));
  const holderOf = async (email: string): Promise<{ id: string }> => {
    const [row] = await t.db.query<{ id: string }>('select id from app_user where email = $1', [email]);
    return row ?? { id: '' };
  };
  const member = async (): Promise<Person> => {
    const person = await aPerson(t);
    await givePassword(t, person);
    return person;
  };

  it('SEC-27 a name from a provider changes no direction of text beside it, and has the allowed length', async () => {
    const names = { given_name: ' \u202eSam\u2069 ', family_name: `\u2067${'Field'.repeat(9)}` };
    const asked = await comeBack('google', await trip('google', { email: newAddress(), ...names }));
    expect(asked).toMatchObject({ firstName: 'Sam', lastName: 'FieldFieldFieldField' });
  });

  it.each(['google', 'linkedin'] as const)('%s: signs up with a verified address, then signs in', async (provider) => {
    const email = newAddress();
    const asked = await comeBack(provider, await trip(provider, { email }));
    expect(asked).toMatchObject({ step: 'sign_up', email, firstName: 'Sam', lastName: 'Field' });
    const { pendingToken = '' } = asked;
    expect(await refusalOf(call({ provider, pendingToken, ...REST, adult: false }))).toBe('request.invalid');
    const made = await call({ provider, pendingToken, ...REST, newsletter: true });
    expect(made.step).toBe('signed_in');
    expect(await t.as(made.login?.token ?? '').send(usersApi.me, {})).toMatchObject({ email, hasPassword: false });
    expect(await refusalOf(call({ provider, pendingToken, ...REST }))).toBe('auth.half_token_expired');
    const again = await comeBack(provider, await trip(provider, { email }));
    expect(again).toMatchObject({ step: 'signed_in', login: { user: { email } } });
    expect(await onTheList(email)).toBe(true);
  });

  it('facebook does not confirm an address: the account needs its activation mail', async () => {
    const email = newAddress();
    const { pendingToken = '' } = await comeBack('facebook', await trip('facebook', { email }));
    const made = await call({ provider: 'facebook', pendingToken, ...REST, newsletter: true });
    expect(made).toEqual({ step: 'activation', email });
    expect(await onTheList(email)).toBe(false);
    expect(await refusalOf(comeBack('facebook', await trip('facebook', { email })))).toBe('auth.not_activated');
  });

  it('SEC-16 an address that only facebook claims links to no account', async () => {
    const person = await member();
    expect(await refusalOf(comeBack('facebook', await trip('facebook', { email: person.email })))).toBe(
      'auth.social_account_exists',
    );
  });

  it.each(['at once', 'after the link of the sign-up was pressed'])(
    'SEC-2 SEC-16 a mailed reset drops the facebook account that claimed the address first: %s',
    async (when) => {
      const email = newAddress();
      const visit = () => trip('facebook', { email });
      const { pendingToken = '' } = await comeBack('facebook', await visit());
      await call({ provider: 'facebook', pendingToken, ...REST });
      const { id } = await holderOf(email);
      if (when !== 'at once') {
        await t.as(null).send(usersApi.activate, { params: { token: await linkOf(id, 'activation') } });
        expect((await comeBack('facebook', await visit())).step).toBe('signed_in');
      }
      const token = await linkOf(id, 'password_reset');
      const body = { password: PASSWORD, passwordConfirmation: PASSWORD };
      await t.as(null).send(usersApi.resetPassword, { params: { token }, body });
      expect(await refusalOf(comeBack('facebook', await visit()))).toBe('auth.social_account_exists');
      expect(await t.as(null).send(usersApi.login, { body: { email, password: PASSWORD } })).toHaveProperty('token');
    },
  );

  it('SEC-16 a mailed reset keeps what was connected after the address was proved', async () => {
    const person = await member();
    await comeBack('google', await trip('google', { email: person.email }, person.token), person.token);
    const body = { password: PASSWORD, passwordConfirmation: PASSWORD };
    const token = await linkOf(person.id, 'password_reset');
    await t.as(null).send(usersApi.resetPassword, { params: { token }, body });
    expect((await comeBack('google', await trip('google', { email: person.email }))).step).toBe('signed_in');
  });

  it('SEC-16 an address that both have connects nothing: the password does', async () => {
    const person = await member();
    const asked = await comeBack('google', await trip('google', { email: person.email }));
    expect(asked.step).toBe('password');
    const { pendingToken = '' } = asked;
    expect(await refusalOf(call({ provider: 'google', pendingToken, password: 'Wrong-Path-77' }))).toBe(
      'auth.bad_credentials',
    );
    expect(await call({ provider: 'google', pendingToken, password: PASSWORD })).toMatchObject({
      step: 'signed_in',
      login: { user: { id: person.id } },
    });
    expect((await comeBack('google', await trip('google', { email: person.email }))).step).toBe('signed_in');
  });

  it('SEC-16 while signed in, connecting asks for a step-up, and only the one who began may end it', async () => {
    const [person, other] = [await member(), await member()];
    const email = newAddress();
    const begun = await trip('google', { email }, person.token);
    expect(await refusalOf(comeBack('google', begun, other.token))).toBe('auth.social_failed');
    expect(await comeBack('google', await trip('google', { email }, person.token), person.token)).toEqual({
      step: 'connected',
    });
    expect(await person.api.send(socialApi.providers, {})).toMatchObject({ connected: ['google'] });
    const told = `select body->>'provider' as provider from kernel.outbox
      where topic = 'user.social_connected' and consumer = 'communication.tell' and body->>'userId' = $1`;
    expect(await t.db.query(told, [person.id])).toEqual([{ provider: 'Google' }]);
    const taken = await trip('google', { email }, other.token);
    expect(await refusalOf(comeBack('google', taken, other.token))).toBe('user.social_taken');
    await t.db.query('update session set stepped_up_at = null where user_id = $1', [other.id]);
    const { token = '' } = await t.as(null).send(usersApi.login, { body: { email: other.email, password: PASSWORD } });
    expect(await refusalOf(call({ provider: 'google', codeChallenge: 'x'.repeat(43) }, token))).toBe(
      'auth.step_up_required',
    );
    await person.api.send(socialApi.disconnect, { params: { provider: 'google' } });
    expect((await comeBack('google', await trip('google', { email }))).step).toBe('sign_up');
  });

  it('SEC-2 SEC-16 nothing is connected by a session that is ended while its holder is at the provider’s', async () => {
    const person = await member();
    const attempts = t.get(SocialAttempts);
    const take = attempts.takeReturn.bind(attempts);
    const spy = jest.spyOn(attempts, 'takeReturn').mockImplementationOnce(async (...given) => {
      const taken = await take(...given);
      await t.db.inTx((tx) => t.get(OutstandingTokens).shutOut(tx, person.id));
      return taken;
    });
    const back = await trip('google', { email: newAddress() }, person.token);
    expect(await refusalOf(comeBack('google', back, person.token))).toBe('auth.session_ended');
    spy.mockRestore();
    expect(await t.db.query('select 1 from social_identity where user_id = $1', [person.id])).toEqual([]);
  });

  it('the last way to sign in cannot be removed', async () => {
    const email = newAddress();
    const { pendingToken = '' } = await comeBack('google', await trip('google', { email }));
    const { login } = await call({ provider: 'google', pendingToken, ...REST });
    await t.db.query('update session set stepped_up_at = now() where user_id = $1', [login?.user?.id]);
    const disconnect = t.as(login?.token ?? '').send(socialApi.disconnect, { params: { provider: 'google' } });
    expect(await refusalOf(disconnect)).toBe('user.last_way_in');
  });

  it('S-04 the second factor is asked for as after a password', async () => {
    const person = await member();
    await comeBack('google', await trip('google', { email: person.email }, person.token), person.token);
    const secret = await giveTwoFactor(t, person);
    const { login } = await comeBack('google', await trip('google', { email: person.email }));
    expect(login).toMatchObject({ enableTwoFactorAuth: true });
    expect(login).not.toHaveProperty('token');
    const body = { halfToken: login?.halfToken ?? '', code: codeFor(secret) };
    expect(await t.as(null).send(twoFactorApi.login, { body })).toHaveProperty('token');
  });

  it('SEC-16 refuses a used code, a changed state, another browser, and another provider', async () => {
    const used = await trip('google', { email: newAddress() });
    await comeBack('google', used);
    expect(await refusalOf(comeBack('google', used))).toBe('auth.social_failed');
    const changed = await trip('google', { scenario: 'wrong_state' });
    expect(await refusalOf(comeBack('google', changed))).toBe('auth.social_failed');
    const elsewhere = await trip('google');
    const verifier = randomBytes(32).toString('base64url');
    expect(await refusalOf(comeBack('google', { ...elsewhere, codeVerifier: verifier }))).toBe('auth.social_failed');
    const mixed = await trip('google');
    expect(await refusalOf(comeBack('linkedin', mixed))).toBe('auth.social_failed');
    const invented = await trip('google');
    expect(await refusalOf(comeBack('google', { ...invented, code: 'invented' }))).toBe('auth.social_failed');
  });

  it.each(['wrong_nonce', 'wrong_audience', 'expired'])('SEC-16 refuses a token with a fault: %s', async (scenario) => {
    expect(await refusalOf(comeBack('google', await trip('google', { scenario })))).toBe('auth.social_failed');
  });

  it('SEC-16 refuses an address that is missing or not verified', async () => {
    for (const provider of ['google', 'linkedin'] as const) {
      const missing = await trip(provider, { email: newAddress(), scenario: 'no_email' });
      expect(await refusalOf(comeBack(provider, missing))).toBe('auth.social_no_email');
      const loose = await trip(provider, { email: newAddress(), scenario: 'unverified' });
      expect(await refusalOf(comeBack(provider, loose))).toBe('auth.social_unverified');
    }
    const nobody = await trip('facebook', { email: newAddress(), scenario: 'no_email' });
    expect(await refusalOf(comeBack('facebook', nobody))).toBe('auth.social_no_email');
  });

  it('somebody who declines at the provider is not signed in', async () => {
    expect(await trip('google', { action: 'deny' })).toMatchObject({ error: 'access_denied', code: '' });
  });

  it('offers only what is set up', async () => {
    expect(await t.as(null).send(socialApi.providers, {})).toEqual({
      offered: ['google', 'linkedin', 'facebook'],
      connected: [],
    });
  });
});
