import { JwtService } from '@nestjs/jwt';
import { usersAdminApi, visitorApi } from '@cairn/contracts';
import { SettingsService } from '../../modules/settings/index.js';
import { newId } from '../crypto/ids.js';
import { Sessions } from '../auth/sessions.js';
import { ISSUER, tokenKey } from '../auth/token-verification.js';
import { Tokens } from '../auth/tokens.js';
import { Config } from '../config/config.js';
import { aPerson, type Person } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { callsOf } from '../openapi/openapi.js';

interface Refusal {
  code: string;
}

describe('SEC-25 the session of the console and the one of the site', () => {
  let t: TestApp;
  let admin: Person;
  beforeAll(async () => {
    t = await startTestApp();
    admin = await aPerson(t, { adminRole: 'super' });
  });
  afterAll(() => t.close());

  async function answerTo(token: string, { method, path }: { method: string; path: string }): Promise<string> {
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete'; // of a declared call
    const http = t.http();
    const answer = await http[verb](`/api/v1.1${path.replace(/:[A-Za-z]+/g, newId())}`).set(
      'authorization',
      `Bearer ${token}`,
    );
    return `${answer.status} ${(answer.body as Refusal).code}`;
  }
  const guarded = (isConsole: boolean) =>
    callsOf(t.app)
      .map(({ call }) => call.endpoint)
      .filter(
        ({ access, path }) => access !== 'public' && access !== 'provider' && path.startsWith('/admin/') === isConsole,
      );

  it('SEC-25 a token of the site opens no call of the console, though its holder is an admin', async () => {
    const { sessionId, expiresAt } = await t.db.inTx((tx) =>
      t.get(Sessions).open(tx, admin.id, 'web', { ip: null, userAgent: null }, { steppedUp: true }),
    );
    const token = t.get(Tokens).forSession(sessionId, 'web', expiresAt);
    const calls = guarded(true);
    expect(calls.length).toBeGreaterThan(30);
    for (const call of calls)
      expect([call.path, await answerTo(token, call)]).toEqual([call.path, '403 auth.forbidden']);
  });

  it('SEC-25 a token of the console opens no call of the site but what admins read beside its owner', async () => {
    const calls = guarded(false).filter(({ adminRead }) => adminRead === undefined);
    expect(calls.length).toBeGreaterThan(60);
    for (const call of calls) {
      expect([call.path, await answerTo(admin.token, call)]).toEqual([call.path, '403 auth.forbidden']);
    }
  });

  it('SEC-25 SEC-58 where anybody may write, an admin writes as nobody, and one who views as a person not at all', async () => {
    const person = await aPerson(t);
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'contactusStatus', false));
    const { token: eyes } = await admin.api.send(usersAdminApi.view, {
      params: { id: person.id },
      body: { reason: 'Asked for by phone' },
    });
    const write = (name: string, token: string) => {
      const words = { questionType: 'payment' as const, name, email: person.email, subject: name };
      return t.as(token).send(visitorApi.contact, { body: { ...words, description: 'Where is my money?' } });
    };
    await write('admin', admin.token);
    await write('person', person.token);
    expect(await refusalOf(write('eyes', eyes))).toBe('auth.view_only');
    const written = await t.db.query<{ subject: string; by: string | null }>(
      'select subject, user_id as by from contact_inquiry where email = $1 order by subject',
      [person.email],
    );
    expect(written).toEqual([
      { subject: 'admin', by: null },
      { subject: 'person', by: person.id },
    ]);
  });

  it('SEC-25 a token whose audience is not the kind of its session opens nothing', async () => {
    const { sessionId } = await t.db.inTx((tx) =>
      t.get(Sessions).open(tx, admin.id, 'web', { ip: null, userAgent: null }),
    );
    const sign = (kind: string, audience: string) =>
      t
        .get(JwtService)
        .sign(
          { sid: sessionId, kind },
          { secret: tokenKey(t.get(Config)), algorithm: 'HS256', issuer: ISSUER, audience, expiresIn: 60 },
        );
    const me = { method: 'GET', path: '/admin/me' };
    expect(await answerTo(sign('admin', 'admin'), me)).toBe('401 auth.session_ended');
    expect(await answerTo(sign('web', 'admin'), me)).toBe('401 auth.session_ended');
    expect(await answerTo(sign('admin', 'web'), me)).toBe('401 auth.session_ended');
  });
});

describe('SEC-25 access to the console', () => {
  let t: TestApp;
  let admin: Person;
  beforeAll(async () => {
    t = await startTestApp({
      ADMIN_ORIGIN: 'https://console.cairn.example',
      ADMIN_ADDRESSES: '203.0.113.0/24, 2001:db8::7',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    admin = await aPerson(t, { adminRole: 'super' });
  });
  afterAll(() => t.close());

  const arrive = async (host: string, from: string, path = '/admin/me'): Promise<number> => {
    const headers = { host, 'x-forwarded-for': from, authorization: `Bearer ${admin.token}` };
    return (await t.http().get(`/api/v1.1${path}`).set(headers)).status;
  };

  it.each([
    ['console.cairn.example', '203.0.113.9', 200],
    ['Console.Cairn.Example', '2001:db8::7', 200],
    ['cairn.example', '203.0.113.9', 404],
    ['console.cairn.example.evil.example', '203.0.113.9', 404],
    ['console.cairn.example', '198.51.100.7', 404],
    // The nearest trusted proxy reports the client; entries before it may be forged by the visitor.
    ['console.cairn.example', '203.0.113.9, 198.51.100.7', 404],
  ])('SEC-25 at %s from %s: %s', async (host, from, status) => {
    expect(await arrive(host, from)).toBe(status);
  });

  it('SEC-25 signing in is restricted too, and answers 404', async () => {
    const answer = await t.http().post('/api/v1.1/admin/login').set('host', 'cairn.example').send({});
    expect([answer.status, (answer.body as Refusal).code]).toEqual([404, 'request.unknown_route']);
  });

  it('SEC-25 the site’s own calls are not restricted by host or address', async () => {
    expect(await arrive('cairn.example', '198.51.100.7', '/languages')).toBe(200);
  });
});
