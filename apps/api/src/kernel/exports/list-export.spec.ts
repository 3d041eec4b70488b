import { adminApi } from '@cairn/contracts';
import { aCampaign } from '../../testing/campaigns.js';
import { aPerson, type Person } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { codeFor, giveTwoFactor } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Sessions } from '../auth/sessions.js';
import { isExportable } from '../http/call.metadata.js';
import { callsOf } from '../openapi/openapi.js';

describe('lists of the console as files', () => {
  let t: TestApp;
  let admin: Person;
  let secret: string;
  beforeAll(async () => {
    t = await startTestApp();
    admin = await aPerson(t, { adminRole: 'super' });
    secret = await giveTwoFactor(t, admin);
  });
  afterAll(() => t.close());

  const paths = (): string[] =>
    callsOf(t.app)
      .filter(({ call }) => isExportable(call))
      .map(({ call }) => call.endpoint.path);
  const take = async (path: string, token: string, format = 'csv'): Promise<string> => {
    const query = { ...(path === '/admin/content-records' && { kind: 'faq' }), ...(format && { format }) };
    const answer = await t.http().get(`/api/v1.1${path}`).query(query).set('authorization', `Bearer ${token}`);
    return answer.status === 200 ? String(answer.headers['content-type']) : (answer.body as { code: string }).code;
  };
  /** As if the last proof of the admin were so many seconds old. */
  async function proved(secondsAgo: number): Promise<void> {
    const rows = await t.db.query<{ id: string }>('select id from session where user_id = $1', [admin.id]);
    await t.db.query('update session set stepped_up_at = now() - make_interval(secs => $2) where user_id = $1', [
      admin.id,
      secondsAgo,
    ]);
    for (const { id } of rows) t.get(Sessions).forget(id);
  }
  const exported = () => t.db.query(`select 1 from kernel.audit_log where action = 'list.exported'`);

  it('SEC-14 every one of them asks for a proof of the last five minutes; what is on the screen does not', async () => {
    await proved(301);
    expect(paths()).toEqual(
      expect.arrayContaining([
        '/admin/users',
        '/admin/inquiries',
        '/admin/newsletter-subscriptions',
        '/admin/audit-log',
      ]),
    );
    expect(paths().length).toBeGreaterThanOrEqual(14);
    for (const path of paths()) {
      expect([path, await take(path, admin.token)]).toEqual([path, 'auth.step_up_required']);
    }
    // Lists below a record are as empty here as the record is missing.
    const whole = paths().filter((path) => !path.includes(':'));
    for (const path of whole) {
      expect([path, await take(path, admin.token, '')]).toEqual([path, 'application/json; charset=utf-8']);
    }
    expect(await exported()).toEqual([]);
    await proved(290);
    for (const path of whole) {
      expect([path, await take(path, admin.token)]).toEqual([path, 'text/csv; charset=utf-8']);
    }
    expect(await exported()).toHaveLength(whole.length);
  });

  it('amounts are decimals of their currency, as in every other file', async () => {
    await proved(290);
    await aCampaign(t, { goal: 50_000_000 });
    const { text } = await t
      .http()
      .get('/api/v1.1/admin/campaigns')
      .query({ format: 'csv' })
      .set('authorization', `Bearer ${admin.token}`);
    expect(text).toContain('"500000.00"');
    expect(text).not.toContain('"50000000"');
  });

  it('SEC-14 SEC-3 an admin passes step-up by a code, once, and continues under a new token with the same expiry', async () => {
    await proved(301);
    const prove = (code: string) => admin.api.send(adminApi.stepUp, { body: { code } });
    expect(await refusalOf(prove('000000'))).toBe('auth.bad_code');
    const [before] = await t.db.query<{ end: Date }>(
      'select expires_at as end from session where user_id = $1 and revoked_at is null',
      [admin.id],
    );
    const code = codeFor(secret);
    const { token, expirationDate } = await prove(code);
    expect(new Date(expirationDate)).toEqual(before?.end);
    expect(await refusalOf(admin.api.send(adminApi.me, {}))).toBe('auth.session_ended');
    expect(await t.as(token).send(adminApi.me, {})).toMatchObject({ id: admin.id });
    expect(await take('/admin/users', token)).toBe('text/csv; charset=utf-8');
    expect(await refusalOf(t.as(token).send(adminApi.stepUp, { body: { code } }))).toBe('auth.bad_code');
  });
});
