import { adminApi, usersApi } from '@cairn/contracts';
import { JwtService } from '@nestjs/jwt';
import { aPerson } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Config } from '../config/config.js';
import { newId } from '../crypto/ids.js';
import { SESSION_SECONDS, Sessions } from './sessions.js';
import type { TokenKind } from './token-claims.js';
import { ISSUER, tokenKey } from './token-verification.js';
import { Tokens } from './tokens.js';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('sessions', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const me = (token: string) => t.as(token).send(usersApi.me, {});
  const idOf = (token: string): string =>
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
  /** What the row says now, and not five seconds ago. */
  const forget = (token: string): void => t.get(Sessions).forget(idOf(token));

  it('S-05 last 10,800 seconds from their beginning, whatever is done in them', async () => {
    const { token, id } = await aPerson(t);
    expect(SESSION_SECONDS).toBe(10_800);
    const [row] = await t.db.query<{ seconds: string }>(
      'select extract(epoch from expires_at - created_at) as seconds from session where user_id = $1',
      [id],
    );
    expect(Number(row?.seconds)).toBe(10_800);
    await me(token);
    await t.db.query(`update session set expires_at = clock_timestamp() where user_id = $1`, [id]);
    forget(token);
    expect(await refusalOf(me(token))).toBe('auth.session_ended');
  });

  it('SEC-2 end at once when their owner signs out, and the others stay', async () => {
    const person = await aPerson(t);
    const other = await t.db.inTx((tx) => t.get(Sessions).open(tx, person.id, 'web', { ip: null, userAgent: null }));
    const second = t.get(Tokens).forSession(other.sessionId, 'web', other.expiresAt);
    expect(await me(person.token)).toMatchObject({ id: person.id });
    await person.api.send(usersApi.logout, {});
    expect(await refusalOf(me(person.token))).toBe('auth.session_ended');
    expect(await me(second)).toMatchObject({ id: person.id });
    await t.db.inTx((tx) => t.get(Sessions).revokeAll(tx, person.id));
    expect(await refusalOf(me(second))).toBe('auth.session_ended');
  });

  it('end with a suspension, and an admin’s with the role or half an hour without a call', async () => {
    const [person, admin, idle] = [
      await aPerson(t),
      await aPerson(t, { adminRole: 'finance' }),
      await aPerson(t, { adminRole: 'super' }),
    ];
    await t.db.query('update app_user set suspended_at = now() where id = $1', [person.id]);
    expect(await refusalOf(me(person.token))).toBe('auth.session_ended');
    await t.db.query('update app_user set admin_role = null where id = $1', [admin.id]);
    expect(await refusalOf(admin.api.send(adminApi.me, {}))).toBe('auth.session_ended');
    await t.db.query(`update session set last_seen_at = now() - interval '31 minutes' where user_id = $1`, [idle.id]);
    expect(await refusalOf(idle.api.send(adminApi.me, {}))).toBe('auth.session_ended');
  });

  it('SEC-1 take no token but one of ours for this session, this audience and this algorithm', async () => {
    const { token, id } = await aPerson(t);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const key = tokenKey(t.get(Config));
    const sign = (change: object, options: { key?: Buffer; algorithm?: 'HS384' | 'HS256' } = {}) =>
      t
        .get(JwtService)
        .sign({ ...claims, ...change }, { secret: options.key ?? key, algorithm: options.algorithm ?? 'HS256' });
    expect(await me(sign({}))).toMatchObject({ id });
    const none = `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    const noneSigned = `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`;
    const forged = [
      none,
      noneSigned,
      `${header}.${payload}.`,
      `${header}.${encode({ ...claims, sid: newId() })}.${signature}`,
      sign({}, { key: Buffer.alloc(32) }),
      sign({}, { algorithm: 'HS384' }),
      sign({ iss: 'another' }),
      sign({ aud: 'half-web' }),
      sign({ aud: 'admin', kind: 'admin' }),
      sign({ kind: 'admin' }),
      sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
      sign({ sid: newId() }),
      'x',
      '',
    ];
    for (const [index, wrong] of forged.entries()) {
      expect([index, await refusalOf(me(wrong))]).toEqual([
        index,
        wrong === '' ? 'auth.required' : 'auth.session_ended',
      ]);
    }
  });

  it('SEC-13 half a sign-in opens nothing, and is read only where its kind is asked for', async () => {
    const { id } = await aPerson(t);
    const tokens = t.get(Tokens);
    for (const kind of ['half-web', 'half-admin'] as const) {
      const half = tokens.half(id, kind);
      expect(await refusalOf(me(half))).toBe('auth.session_ended');
      expect(await refusalOf(t.as(half).send(adminApi.me, {}))).toBe('auth.session_ended');
      expect(await tokens.readHalf(half, kind)).toBe(id);
      expect(await tokens.readHalf(half, kind === 'half-web' ? 'half-admin' : 'half-web')).toBeNull();
    }
    const old = t
      .get(JwtService)
      .sign(
        { sid: id, kind: 'half-web' satisfies TokenKind },
        { secret: tokenKey(t.get(Config)), issuer: ISSUER, audience: 'half-web', expiresIn: -1 },
      );
    expect(await tokens.readHalf(old, 'half-web')).toBeNull();
  });

  it('SEC-4 are read from the Authorization header and from nowhere else', async () => {
    const { token } = await aPerson(t);
    const path = '/api/v1.1/users/me';
    const tries = [
      t.http().get(`${path}?token=${token}`),
      t.http().get(`${path}?access_token=${token}`),
      t.http().get(path).set('cookie', `token=${token}`),
      t.http().get(path).set('x-access-token', token),
      t.http().get(path).set('authorization', `Basic ${token}`),
      t.http().get(path).set('authorization', token),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(401);
  });
});
