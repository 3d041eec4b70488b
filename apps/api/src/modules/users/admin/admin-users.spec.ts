import { adminApi, leavingApi, profileApi, sessionsApi, usersAdminApi, usersApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { aHolder, aPerson, credit, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { givePassword, giveTwoFactor, PASSWORD } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('users in the console', () => {
  let t: TestApp;
  let admin: Person;
  beforeAll(async () => {
    t = await startTestApp();
    admin = await aPerson(t, { adminRole: 'compliance' });
  });
  afterAll(() => t.close());

  const body = { reason: 'Asked for by phone, identity checked' };
  const auditLog = (id: string) =>
    t.db.query<Record<string, unknown>>(
      `select actor_id as "actorId", action, reason, before ->> 'state' as before, after ->> 'state' as after
       from kernel.audit_log where subject_id = $1 order by at`,
      [id],
    );

  it('finds people by name, address and state', async () => {
    const person = await aPerson(t);
    await person.api.send(profileApi.update, { body: { firstName: 'Quentin', lastName: 'Unlike' } });
    const find = async (query: object) =>
      (await admin.api.send(usersAdminApi.users, { query })).items.map(({ id }) => id);
    expect(await find({ q: 'quentin u' })).toEqual([person.id]);
    expect(await find({ q: person.email })).toEqual([person.id]);
    expect(await find({ q: 'quentin', state: 'suspended' })).toEqual([]);
    await person.api.send(leavingApi.close, { body: {} });
    expect(await find({ q: 'quentin', state: 'leaving' })).toEqual([person.id]);
  });

  it('says what somebody has in the wallet and has invested, by currency', async () => {
    const holder = await aHolder(t);
    const read = async () => (await admin.api.send(usersAdminApi.user, { params: { id: holder } })).money;
    expect(await read()).toEqual([]);
    await credit(t, holder, 12_345n);
    expect(await read()).toEqual([{ currency: 'USD', wallet: 12_345, invested: 0 }]);
  });

  it('are ordered by name, address or age, and each page leads to the next by its cursor', async () => {
    const named = async (lastName: string): Promise<string> => {
      const { id, api } = await aPerson(t);
      await api.send(profileApi.update, { body: { firstName: 'Ordered', lastName } });
      return id;
    };
    const [second, first, third] = [await named('Beta'), await named('Alpha'), await named('Gamma')];
    const list = (query: object) => admin.api.send(usersAdminApi.users, { query: { q: 'ordered', ...query } });
    const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
    expect(idsOf(await list({ sort: 'name', order: 'asc' }))).toEqual([first, second, third]);
    expect(idsOf(await list({}))).toEqual([third, first, second]);

    const page = await list({ sort: 'name', order: 'desc', perPage: 2 });
    expect([idsOf(page), page.total]).toEqual([[third, second], 3]);
    const cursor = page.nextCursor ?? '';
    const rest = await list({ sort: 'name', order: 'desc', perPage: 2, cursor });
    expect([idsOf(rest), rest.total, rest.nextCursor]).toEqual([[first], 3, null]);
    expect(idsOf(await list({ perPage: 1, cursor: (await list({ perPage: 1 })).nextCursor }))).toEqual([first]);

    expect((await list({ from: '2000-01-01', until: '2000-01-02' })).total).toBe(0);
    expect((await list({ from: '2000-01-01', until: '2999-12-31' })).total).toBe(3);

    const forged = (...parts: unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const query of [
      { sort: 'password_hash' },
      { sort: 'email', cursor },
      { cursor: 'nonsense' },
      { cursor: forged('createdAt', '2026-02-31 00:00:00+00', third) },
      { cursor: forged('createdAt', "'; drop table app_user", third) },
      { cursor: forged('createdAt', '2026-02-01 00:00:00+00', 'nobody') },
      { page: 1_000, perPage: 100 },
    ]) {
      expect(await refusalOf(list(query))).toMatch(/^validation\./u);
    }
  });

  it('SEC-2 suspends with a reason: every session ends, and nothing signs in until it is lifted', async () => {
    const person = await aPerson(t);
    await givePassword(t, person);
    const params = { id: person.id };
    expect(await admin.api.send(usersAdminApi.suspend, { params, body })).toMatchObject({
      state: 'suspended',
      suspensionReason: body.reason,
      sessionCount: 0,
    });
    expect(await refusalOf(person.api.send(usersApi.me, {}))).toBe('auth.session_ended');
    const signIn = () => t.as(null).send(usersApi.login, { body: { email: person.email, password: PASSWORD } });
    expect(await refusalOf(signIn())).toBe('auth.suspended');
    const again = admin.api.send(usersAdminApi.suspend, { params, body: { reason: 'Another reason' } });
    expect(await refusalOf(again)).toBe('user.suspended_already');
    await admin.api.send(usersAdminApi.unsuspend, { params, body });
    expect(await refusalOf(admin.api.send(usersAdminApi.unsuspend, { params, body }))).toBe('user.not_suspended');
    expect(await signIn()).toHaveProperty('token');
    expect(await auditLog(person.id)).toEqual([
      { actorId: admin.id, action: 'user.suspended', reason: body.reason, before: 'active', after: 'suspended' },
      { actorId: admin.id, action: 'user.unsuspended', reason: body.reason, before: 'suspended', after: 'active' },
    ]);
  });

  it('SEC-2 resets a second factor, ends sessions and sends the activation again', async () => {
    const person = await aPerson(t);
    const params = { id: person.id };
    expect(await refusalOf(admin.api.send(usersAdminApi.resetTwoFactor, { params, body }))).toBe('user.two_factor_off');
    await giveTwoFactor(t, person);
    expect(await admin.api.send(usersAdminApi.resetTwoFactor, { params, body })).toMatchObject({
      enableTwoFactorAuth: false,
      sessionCount: 0,
    });
    expect(await refusalOf(person.api.send(usersApi.me, {}))).toBe('auth.session_ended');
    expect(await refusalOf(admin.api.send(usersAdminApi.resendActivation, { params }))).toBe('user.active_already');
    await t.db.query('update app_user set activated_at = null where id = $1', [person.id]);
    await admin.api.send(usersAdminApi.resendActivation, { params });
    const links = await t.db.query(`select 1 from user_link where user_id = $1 and purpose = 'activation'`, [
      person.id,
    ]);
    expect(links).toHaveLength(1);
  });

  it('SEC-58 views the site as somebody, read-only, for half an hour, and is logged', async () => {
    const person = await aPerson(t);
    const view = await admin.api.send(usersAdminApi.view, { params: { id: person.id }, body });
    const eyes = t.as(view.token);
    expect(await eyes.send(usersApi.me, {})).toMatchObject({ id: person.id });
    const minutes = (Date.parse(view.expirationDate) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const changes = [
      eyes.send(profileApi.update, { body: { description: 'Not I' } }),
      eyes.send(sessionsApi.end, { params: { id: 'others' } }),
      eyes.send(sessionsApi.autoLogin, {}),
      eyes.send(leavingApi.close, { body: {} }),
      eyes.send(leavingApi.invite, { body: { emails: 'a@example.org' } }),
    ];
    for (const change of changes) expect(await refusalOf(change)).toBe('auth.view_only');
    expect((await person.api.send(sessionsApi.list, {})).every(({ current }) => current)).toBe(true);
    expect(await auditLog(person.id)).toMatchObject([
      { actorId: admin.id, action: 'user.viewed', reason: body.reason },
    ]);
    const exportId = newId();
    await t.db.inTx(async (tx) => {
      const file = { ownerId: person.id, purpose: 'data_export', contentType: 'application/zip' };
      const fileId = await t.get(FileStore).save(tx, { ...file, content: Buffer.from('PK'), private: true });
      await tx.query(
        `insert into data_export (id, user_id, state, file_id, requested_at, ready_at, expires_at)
         values ($1, $2, 'ready', $3, now(), now(), now() + interval '1 day')`,
        [exportId, person.id, fileId],
      );
    });
    const copy = { params: { id: exportId } };
    expect(await person.api.send(leavingApi.export, copy)).toMatchObject({ link: expect.any(String) });
    expect(await refusalOf(eyes.send(leavingApi.export, copy))).toBe('auth.step_up_required');
    await eyes.send(usersApi.logout, {});
    expect(await refusalOf(eyes.send(usersApi.me, {}))).toBe('auth.session_ended');
  });

  it('SEC-58 ending a view ends no session of the viewed person, and does not sign them out', async () => {
    const person = await aPerson(t);
    await person.api.send(profileApi.update, { body: { email: `new-${person.email}` } });
    const view = await admin.api.send(usersAdminApi.view, { params: { id: person.id }, body });
    await t.as(view.token).send(usersApi.logout, {});
    expect(await refusalOf(t.as(view.token).send(usersApi.me, {}))).toBe('auth.session_ended');
    const links = await t.db.query('select 1 from user_link where user_id = $1 and used_at is null', [person.id]);
    const told = await t.db.query(
      `select 1 from kernel.outbox where topic = 'user.logged_out' and body ->> 'userId' = $1`,
      [person.id],
    );
    expect([links.length, told.length]).toEqual([1, 0]);
    expect(await person.api.send(usersApi.me, {})).toMatchObject({ id: person.id });
  });

  it('SEC-2 SEC-58 a view lasts no longer than its admin is signed in to the console', async () => {
    const [person, clerk] = [await aPerson(t), await aPerson(t, { adminRole: 'compliance' })];
    const open = () => clerk.api.send(usersAdminApi.view, { params: { id: person.id }, body });
    const [first, second] = [await open(), await open()];
    expect(await t.as(first.token).send(usersApi.me, {})).toMatchObject({ id: person.id });
    await clerk.api.send(adminApi.logout, {});
    expect(await refusalOf(t.as(second.token).send(usersApi.me, {}))).toBe('auth.session_ended');
    expect(await person.api.send(usersApi.me, {})).toMatchObject({ id: person.id });
  });

  it('SEC-2 SEC-58 a console session that was left idle keeps no view alive', async () => {
    const [person, clerk] = [await aPerson(t), await aPerson(t, { adminRole: 'compliance' })];
    await t.db.query(
      `insert into session (id, user_id, kind, created_at, expires_at, last_seen_at)
       values ($1, $2, 'admin', now(), now() + interval '3 hours', now() - interval '31 minutes')`,
      [newId(), clerk.id],
    );
    const view = await clerk.api.send(usersAdminApi.view, { params: { id: person.id }, body });
    await clerk.api.send(adminApi.logout, {});
    expect(await refusalOf(t.as(view.token).send(usersApi.me, {}))).toBe('auth.session_ended');
  });

  it('SEC-57 nobody acts on themselves, and on a colleague only in the list of admins', async () => {
    const [colleague, head] = [await aPerson(t, { adminRole: 'finance' }), await aPerson(t, { adminRole: 'super' })];
    const suspend = (who: Person, id: string) => who.api.send(usersAdminApi.suspend, { params: { id }, body });
    expect(await refusalOf(suspend(admin, colleague.id))).toBe('auth.forbidden');
    expect(await refusalOf(suspend(head, head.id))).toBe('auth.forbidden');
    // Their page in the console is another: there it takes two people where it is about money.
    expect(await refusalOf(suspend(head, colleague.id))).toBe('admin.own_page');
    const view = admin.api.send(usersAdminApi.view, { params: { id: head.id }, body });
    expect(await refusalOf(view)).toBe('auth.forbidden');
  });
});
