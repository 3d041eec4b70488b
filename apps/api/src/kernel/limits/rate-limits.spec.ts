import { adminApi, usersApi, visitorApi } from '@cairn/contracts';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { aPerson, type Person } from '../../testing/people.js';
import { codeFor, givePassword, giveTwoFactor, PASSWORD } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { newId } from '../crypto/ids.js';
import { RATE_LIMITS, RateLimits } from './rate-limits.js';

describe('SEC-10 limits as they are delivered', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({}, { relax: 1 });
  });
  afterAll(() => t.close());
  beforeEach(() => t.db.query('delete from rate_limit'));

  const login = (email: string, password = 'Wrong-Path-77') =>
    t.as(null).send(usersApi.login, { body: { email, password } });

  it('five sign-ins in a quarter of an hour for an account, and the right password does not help', async () => {
    const person = await aPerson(t);
    await givePassword(t, person);
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await refusalOf(login(person.email))).toBe('auth.bad_credentials');
    const limited = await failureOf(login(person.email, PASSWORD));
    expect([limited.code, limited.status]).toEqual(['request.too_many', 429]);
    expect(Number(limited.params?.['retryAfter'])).toBeGreaterThan(890);
    const answer = await t.http().post('/api/v1.1/users/login').send({ email: person.email, password: PASSWORD });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(890);
    await t.db.query(`update rate_limit set expire = 0`);
    expect(await login(person.email, PASSWORD)).toHaveProperty('token');
  });

  it('a success forgets the failures before it', async () => {
    const person = await aPerson(t);
    await givePassword(t, person);
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await refusalOf(login(person.email));
      expect(await login(person.email, PASSWORD)).toHaveProperty('token');
    }
  });

  it('twenty sign-ins from one address, over all accounts', async () => {
    const codes: string[] = [];
    for (let attempt = 0; attempt < 21; attempt++) codes.push(await refusalOf(login(`nobody${attempt}@example.org`)));
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'auth.bad_credentials'));
    expect(codes[20]).toBe('request.too_many');
  });

  it.each([usersApi.login, adminApi.login])(
    'SEC-10 sign-ins that succeed do not count against their address: $path',
    async (call) => {
      const admin = await aPerson(t, { adminRole: 'finance' });
      await givePassword(t, admin);
      await giveTwoFactor(t, admin);
      const body = { email: admin.email, password: PASSWORD };
      for (let attempt = 0; attempt < 21; attempt++) await t.as(null).send(call, { body });
      expect(await refusalOf(login('nobody@example.org'))).toBe('auth.bad_credentials');
    },
  );

  it('SEC-10 five wrong guesses at the current password, and the right one does not help', async () => {
    const person = await aPerson(t);
    await givePassword(t, person);
    const change = (currentPassword: string) =>
      person.api.send(usersApi.changePassword, {
        body: { currentPassword, password: 'Basalt-Road8', passwordConfirmation: 'Basalt-Road8' },
      });
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await refusalOf(change('Wrong-Path-77'))).toBe('user.password_wrong');
    }
    expect(await refusalOf(change(PASSWORD))).toBe('request.too_many');
  });

  it('five codes, then the right one is refused too', async () => {
    const person = await aPerson(t);
    await givePassword(t, person);
    const secret = await giveTwoFactor(t, person);
    const { halfToken = '' } = await login(person.email, PASSWORD);
    const enter = (code: string) => t.as(null).send(usersApi.loginWithCode, { body: { halfToken, code } });
    for (let attempt = 0; attempt < 5; attempt++) expect(await refusalOf(enter('000000'))).toBe('auth.bad_code');
    expect(await refusalOf(enter(codeFor(secret)))).toBe('request.too_many');
  });

  it('three mails an hour to an address', async () => {
    const ask = () => t.as(null).send(usersApi.forgotPassword, { body: { email: 'somebody@example.org' } });
    for (let attempt = 0; attempt < 3; attempt++) await ask();
    expect(await refusalOf(ask())).toBe('request.too_many');
    expect(await t.as(null).send(usersApi.forgotPassword, { body: { email: 'else@example.org' } })).toBeDefined();
  });

  it('tries at the same time are all counted', async () => {
    const limits = t.get(RateLimits);
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => limits.spend('code', 'one')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(RATE_LIMITS.code.points);
  });

  it('calls of one address, and messages of providers apart from them', async () => {
    const limits = t.get(RateLimits);
    const { points } = RATE_LIMITS.call;
    for (let call = 0; call < points; call++) await limits.call('call', '192.0.2.1');
    await expect(limits.call('call', '192.0.2.1')).rejects.toThrow('request.too_many');
    await limits.call('call', '192.0.2.2');
    await limits.call('webhook', '192.0.2.1');
  });

  it('the limit of calls answers in the envelope', async () => {
    const limits = t.get(RateLimits);
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      await Promise.allSettled(Array.from({ length: RATE_LIMITS.call.points }, () => limits.call('call', address)));
    }
    const answer = await t.http().get('/api/v1.1/site-setting');
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([429, 'request.too_many']);
    expect(answer.headers['retry-after']).toBe('60');
    expect((await t.http().get('/health')).status).toBe(200);
  });
});

describe('SEC-35 limits of calls as they are delivered', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' }, { relax: 1 });
  });
  afterAll(() => t.close());

  const ask = async (path: string, from: string, token?: string): Promise<number> => {
    const call = t.http().get(`/api/v1.1${path}`).set('x-forwarded-for', from);
    return (await (token === undefined ? call : call.set('authorization', `Bearer ${token}`))).status;
  };

  it('SEC-35 one call by one user, whatever the addresses; other calls and other people go on', async () => {
    const [person, other] = [await aPerson(t), await aPerson(t)];
    const last = RATE_LIMITS.route.points;
    const answers: number[] = [];
    for (let at = 0; at <= last; at++) answers.push(await ask('/users/me', `198.51.${at % 250}.7`, person.token));
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([last, 429]);
    expect(await ask('/notifications', '203.0.113.7', person.token)).toBe(200);
    expect(await ask('/users/me', '203.0.113.7', other.token)).toBe(200);
  });

  it('SEC-10 sign-ins from addresses of one /64 are sign-ins from one address', async () => {
    const from = (address: string) =>
      t
        .http()
        .post('/api/v1.1/users/login')
        .set('x-forwarded-for', address)
        .send({ email: `${newId()}@example.org`, password: 'Wrong-Path-77' });
    const answers: number[] = [];
    for (let at = 1; at <= 21; at++) answers.push((await from(`2001:db8:7:7::${at}`)).status);
    expect([answers.indexOf(429), (await from('2001:db8:7:8::1')).status]).toEqual([20, 401]);
  });

  it('SEC-10 an account guessed at from everywhere asks for a puzzle, tells its owner once, and locks nobody out', async () => {
    const person = await aPerson(t);
    await givePassword(t, person);
    let places = 0;
    const login = async (email: string, password: string, captcha = ''): Promise<[number, string?]> => {
      const { status, body } = await t
        .http()
        .post('/api/v1.1/users/login')
        .set({ 'x-forwarded-for': `198.18.${++places}.7`, 'x-captcha': captcha })
        .send({ email, password });
      return [status, (body as { code?: string }).code];
    };
    const puzzle = async (): Promise<string> => {
      const challenge = (await t.as(null).send(visitorApi.captchaChallenge, {})) as Challenge;
      return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
    };
    const { points } = RATE_LIMITS.loginFromAnywhere;
    for (const email of [person.email, 'nobody@example.org']) {
      for (let guess = 0; guess < points; guess++) expect((await login(email, 'Wrong-Path-77'))[0]).toBe(401);
      expect(await login(email, PASSWORD)).toEqual([400, 'captcha.required']);
    }
    expect(await login(person.email, 'Wrong-Path-77', await puzzle())).toEqual([401, 'auth.bad_credentials']);
    expect((await login(person.email, PASSWORD, await puzzle()))[0]).toBe(200);
    const told = await t.db.query(
      `select 1 from kernel.outbox where topic = 'user.sign_in_guessed' and body ->> 'email' = $1`,
      [person.email],
    );
    expect(told).toHaveLength(1);
  });

  it('SEC-35 all calls from one address, by any caller', async () => {
    const answers: number[] = [];
    for (let at = 0; at <= RATE_LIMITS.call.points; at++) answers.push(await ask('/nothing', '203.0.113.99'));
    expect([answers.indexOf(429), await ask('/nothing', '203.0.113.98')]).toEqual([RATE_LIMITS.call.points, 404]);
  });

  it('SEC-35 files by one user, whatever they are for', async () => {
    const [person, other] = [await aPerson(t), await aPerson(t)];
    const send = ({ token }: Person) =>
      t.http().patch('/api/v1.1/users/updateMe').set('authorization', `Bearer ${token}`).field('firstName', 'Ada');
    const { points } = RATE_LIMITS.upload;
    for (let sent = 0; sent < points; sent++) await t.get(RateLimits).call('upload', person.id);
    expect([(await send(person)).status, (await send(other)).status]).toEqual([429, 200]);
    expect(await ask('/users/me', '203.0.113.8', person.token)).toBe(200);
  });

  let from = 0;
  it.each([
    ['another spelling of a route', '/%61pi/v1.1/site-setting', 200],
    ['another spelling of no route', '/%61pi/v1.1/nothing', 404],
    ['half of one', '/api%2fv1.1/nothing', 404],
    ['an id too long for the router', `/api/v1.1/equities/front/${'a'.repeat(3_000)}`, 404],
    ['a path that cannot be read', '/%zz', 400],
    ['one within the API', '/api/v1.1/%zz', 400],
  ])('SEC-35 counts %s, and answers it as every other call', async (_what, path, status) => {
    from += 1;
    const address = `198.18.0.${from}`;
    const get = () => t.http().get(path).set('x-forwarded-for', address);
    const answer = await get();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': expect.any(String),
    });
    const { points } = RATE_LIMITS.call;
    const counted = Array.from({ length: points }, () => t.get(RateLimits).call('call', address));
    expect((await Promise.allSettled(counted)).filter((call) => call.status === 'rejected')).toHaveLength(1);
    const limited = await get();
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '60']);
    expect(limited.body).toMatchObject({ status: 'fail', code: 'request.too_many' });
  });
});
