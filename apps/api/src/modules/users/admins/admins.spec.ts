import { adminApi, adminsApi, twoFactorApi, usersApi } from '@cairn/contracts';
import type { ChangeAdminRequest } from '@cairn/contracts/admins/admins';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { codeFor, givePassword, giveTwoFactor, PASSWORD } from '../../../testing/sign-in.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { AdminAccounts } from './admin-accounts.js';

const reason = 'Joins the team';

describe('SEC-57 admins in the console', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());
  beforeEach(() => t.db.query(`update app_user set admin_role = null where admin_role = 'super'`));

  const aSuper = async (): Promise<Person> => {
    const person = await aPerson(t, { adminRole: 'super' });
    await giveTwoFactor(t, person);
    return person;
  };
  const change = (who: Person, id: string, body: Omit<ChangeAdminRequest, 'reason'>) =>
    who.api.send(adminsApi.change, { params: { id }, body: { ...body, reason } });
  const confirm = (who: Person, id: string) => who.api.send(adminsApi.confirm, { params: { id } });
  const roleOf = async ({ id }: Person) =>
    (await t.db.query<{ role: string | null }>('select admin_role as role from app_user where id = $1', [id]))[0]?.role;
  const auditLog = (id: string) =>
    t.db.query<Record<string, unknown>>(
      `select actor_id as "actorId", action, after from kernel.audit_log where subject_id = $1 order by at, id`,
      [id],
    );
  const mailsTo = async (email: string) =>
    (await t.control<{ messages: { subject: string; text: string }[] }>('GET', `/mail?to=${encodeURIComponent(email)}`))
      .messages;
  const linkTo = async (email: string): Promise<string> => {
    const found = (await mailsTo(email)).map(({ text }) => /\/admin\/enrol\/([\w-]{20,})/.exec(text)?.[1] ?? '');
    return found.find((token) => token !== '') ?? '';
  };

  /** Opens an admin's account with its link, and gives the authenticator's secret. */
  const open = async (token: string): Promise<string> => {
    const { secret } = await t.as(null).send(adminApi.enrolment, { params: { token } });
    const body = { password: PASSWORD, passwordConfirmation: PASSWORD, code: codeFor(secret) };
    await t.as(null).send(adminApi.enrol, { params: { token }, body });
    return secret;
  };

  it('SEC-57 tells everybody that there is no admin, until the first one has opened the account', async () => {
    const needed = async () => (await t.as(null).send(adminsApi.first, {})).needed;
    await aPerson(t, { adminRole: 'super' });
    expect(await needed()).toBe(true);
    await aSuper();
    expect(await needed()).toBe(false);
  });

  it('SEC-57 a single super admin invites a second at once, with a log entry; the link opens the account', async () => {
    const first = await aSuper();
    const email = 'second@example.org';
    const made = await first.api.send(adminsApi.invite, {
      body: { email: 'Second@Example.org', role: 'super', reason },
    });
    expect(made).toMatchObject({ kind: 'invite', email, state: 'done', alone: true, checkerEmail: null });
    const { items } = await first.api.send(adminsApi.list, { query: { q: email } });
    expect(items).toMatchObject([
      { email, role: 'super', state: 'invited', hasSecondFactor: false, lastSignInAt: null },
    ]);
    expect(await auditLog(items[0]?.id ?? '')).toMatchObject([
      { actorId: first.id, action: 'admin.invited', after: { role: 'super', onlySuperAdmin: true } },
    ]);
    await t.settle();
    const token = await linkTo(email);
    const visitor = t.as(null);
    const secret = await open(token);
    const { halfToken } = await visitor.send(adminApi.login, { body: { email, password: PASSWORD } });
    await visitor.send(adminApi.verify, { body: { halfToken, code: codeFor(secret, 1) } });
    expect(await first.api.send(adminsApi.one, { params: { id: items[0]?.id ?? '' } })).toMatchObject({
      state: 'active',
      hasSecondFactor: true,
      lastSignInAt: expect.any(String),
    });
    expect(await refusalOf(first.api.send(adminsApi.invite, { body: { email, role: 'finance', reason } }))).toBe(
      'admin.is_admin',
    );
  });

  it('SEC-2 SEC-58 an invitation changes nothing of how its person signs in, and opens the console with its link alone', async () => {
    const first = await aSuper();
    const person = await aPerson(t);
    await givePassword(t, person);
    const own = await giveTwoFactor(t, person);
    const { email } = person;
    await first.api.send(adminsApi.invite, { body: { email, role: 'moderator', reason } });
    const visitor = t.as(null);
    const knock = (password: string) => visitor.send(adminApi.login, { body: { email, password } });
    const half = await visitor.send(usersApi.login, { body: { email, password: PASSWORD } });
    expect(half).toMatchObject({ enableTwoFactorAuth: true });
    const signedIn = { halfToken: half.halfToken ?? '', code: codeFor(own) };
    expect(await visitor.send(twoFactorApi.login, { body: signedIn })).toHaveProperty('token');
    expect(await refusalOf(knock(PASSWORD))).toBe('auth.enrolment_required');
    expect((await first.api.send(adminsApi.list, { query: { q: email } })).items).toMatchObject([{ state: 'invited' }]);
    // An authenticator that is set up on the site meanwhile is none of the link's, which shows its own alone.
    const { secret: next } = await person.api.send(twoFactorApi.regenerate, {});
    await person.api.send(twoFactorApi.enable, { body: { code: codeFor(next) } });
    expect(await refusalOf(knock(PASSWORD))).toBe('auth.enrolment_required');
    await t.settle();
    const token = await linkTo(email);
    const { secret } = await visitor.send(adminApi.enrolment, { params: { token } });
    expect([own, next]).not.toContain(secret);
    expect((await visitor.send(adminApi.enrolment, { params: { token } })).secret).toBe(secret);
    const password = 'Basalt-Road8';
    const enrol = (code: string) =>
      visitor.send(adminApi.enrol, { params: { token }, body: { password, passwordConfirmation: password, code } });
    expect(await refusalOf(enrol(codeFor(next, 1)))).toBe('auth.bad_code');
    await enrol(codeFor(secret));
    expect(await refusalOf(person.api.send(usersApi.me, {}))).toBe('auth.session_ended');
    const { halfToken } = await knock(password);
    const verify = (code: string) => visitor.send(adminApi.verify, { body: { halfToken, code } });
    expect(await refusalOf(verify(codeFor(next, 1)))).toBe('auth.bad_code');
    expect(await verify(codeFor(secret, 1))).toHaveProperty('token');
  });

  it('SEC-57 with two super admins, one asks for power over money and the other confirms it', async () => {
    const [first, second] = [await aSuper(), await aSuper()];
    const clerk = await aPerson(t, { adminRole: 'moderator' });
    const asked = await change(first, clerk.id, { act: 'role', role: 'finance' });
    expect(asked).toMatchObject({ state: 'waiting', alone: false, mayConfirm: false });
    expect(await roleOf(clerk)).toBe('moderator');
    expect(await refusalOf(change(second, clerk.id, { act: 'role', role: 'operator' }))).toBe('admin.change_waits');
    expect(await refusalOf(confirm(first, asked.id))).toBe('admin.second_person');
    const seen = await second.api.send(adminsApi.one, { params: { id: clerk.id } });
    expect(seen.waiting).toMatchObject({ id: asked.id, makerEmail: first.email, mayConfirm: true });
    expect(await confirm(second, asked.id)).toMatchObject({ state: 'done', checkerEmail: second.email });
    expect(await roleOf(clerk)).toBe('finance');
    expect(await refusalOf(clerk.api.send(adminApi.me, {}))).toBe('auth.session_ended');
    expect(await refusalOf(confirm(second, asked.id))).toBe('admin.change_decided');
    expect(await auditLog(clerk.id)).toMatchObject([
      { actorId: second.id, action: 'admin.role_changed', after: { role: 'finance', askedBy: first.email } },
    ]);
    await t.settle();
    const subjects = async (who: Person) => (await mailsTo(who.email)).map(({ subject }) => subject);
    expect(await subjects(clerk)).toEqual(['Your role in the console was changed']);
    expect(await subjects(second)).toEqual(['An admin change needs your confirmation']);
  });

  it('SEC-57 the database takes no change that one person both asked for and confirmed', async () => {
    const [first] = [await aSuper(), await aSuper()];
    const clerk = await aPerson(t, { adminRole: 'moderator' });
    const { id } = await change(first, clerk.id, { act: 'role', role: 'finance' });
    const close = (checker: string | null) =>
      t.db.query(`update admin_change set state = 'done', decided_at = now(), checker_id = $2 where id = $1`, [
        id,
        checker,
      ]);
    await expect(close(first.id)).rejects.toThrow('admin_change_two_people');
    await expect(close(null)).rejects.toThrow('admin_change_checked');
  });

  it('SEC-57 a refused change changes nothing, and its requester may withdraw it', async () => {
    const [first, second] = [await aSuper(), await aSuper()];
    const clerk = await aPerson(t, { adminRole: 'moderator' });
    for (const who of [first, second]) {
      const { id } = await change(first, clerk.id, { act: 'role', role: 'finance' });
      const refused = await who.api.send(adminsApi.refuse, { params: { id }, body: { reason } });
      expect(refused).toMatchObject({ state: 'refused', checkerEmail: who === first ? null : second.email });
      expect(await refusalOf(confirm(second, id))).toBe('admin.change_decided');
    }
    expect(await roleOf(clerk)).toBe('moderator');
  });

  it('SEC-57 nobody changes their own account, and of two who suspend each other at once one stays', async () => {
    const first = await aSuper();
    for (const act of ['role', 'suspend', 'remove', 'reset'] as const) {
      expect(await refusalOf(change(first, first.id, { act, role: 'finance' }))).toBe('admin.own_account');
    }
    const left: number[] = [];
    for (let round = 0; round < 8; round++) {
      await t.db.query(`update app_user set admin_role = null where admin_role = 'super'`);
      const [one, other] = [await aSuper(), await aSuper()];
      await Promise.allSettled([change(one, other.id, { act: 'suspend' }), change(other, one.id, { act: 'suspend' })]);
      const active = `select 1 from app_user where admin_role = 'super' and suspended_at is null`;
      left.push((await t.db.query(active)).length);
    }
    expect(left).toEqual(Array.from({ length: 8 }, () => 1));
  });

  it('SEC-57 a suspended super admin is still the second person: suspending one does not make the other alone', async () => {
    const [first, second] = [await aSuper(), await aSuper()];
    expect(await change(first, second.id, { act: 'suspend' })).toMatchObject({ state: 'done' });
    const clerk = await aPerson(t, { adminRole: 'moderator' });
    expect(await change(first, clerk.id, { act: 'role', role: 'super' })).toMatchObject({ state: 'waiting' });
    expect(await change(first, second.id, { act: 'remove' })).toMatchObject({ state: 'waiting' });
  });

  it('SEC-57 a super admin whose sign-in was reset is still the second person, and one who never opened the account is not yet', async () => {
    const first = await aSuper();
    const clerk = await aPerson(t, { adminRole: 'moderator' });
    const ask = (role: 'finance' | 'operator') => change(first, clerk.id, { act: 'role', role });
    await first.api.send(adminsApi.invite, { body: { email: 'late@example.org', role: 'super', reason } });
    expect(await ask('finance')).toMatchObject({ state: 'done', alone: true });
    await ask('operator');
    await open(await t.get(AdminAccounts).invite('late@example.org', 'super'));
    await t.get(AdminAccounts).invite('late@example.org', 'super');
    await t.db.query(`update app_user set totp_enabled_at = null where email = 'late@example.org'`);
    expect(await ask('finance')).toMatchObject({ state: 'waiting', alone: false });
  });

  it('SEC-57 a link that the operator prints withdraws the reset that waits, so that nobody closes the account again', async () => {
    const [first, second, third] = [await aSuper(), await aSuper(), await aSuper()];
    const { id, state } = await change(first, third.id, { act: 'reset' });
    expect(state).toBe('waiting');
    await open(await t.get(AdminAccounts).invite(third.email, 'super'));
    expect(await refusalOf(confirm(second, id))).toBe('admin.change_decided');
    expect((await auditLog(id)).at(-1)).toMatchObject({
      actorId: null,
      action: 'admin.change_refused',
      after: { kind: 'reset', state: 'refused' },
    });
  });

  it('SEC-2 removing, suspending and resetting end sessions, and a reset voids the authenticator and the password', async () => {
    const first = await aSuper();
    const clerk = await aPerson(t, { adminRole: 'moderator' });
    await giveTwoFactor(t, clerk);
    await change(first, clerk.id, { act: 'reset' });
    const [row] = await t.db.query(
      `select password_hash as password, totp_enabled_at as factor, (select count(*)::int from session s
         where s.user_id = u.id and s.revoked_at is null) as sessions from app_user u where id = $1`,
      [clerk.id],
    );
    expect(row).toEqual({ password: null, factor: null, sessions: 0 });
    await t.settle();
    const token = await linkTo(clerk.email);
    const link = () => t.as(null).send(adminApi.enrolment, { params: { token } });
    expect(await link()).toMatchObject({ email: clerk.email });
    await change(first, clerk.id, { act: 'suspend' });
    expect(await refusalOf(link())).toBe('auth.link_invalid');
    expect(await refusalOf(change(first, clerk.id, { act: 'suspend' }))).toBe('admin.same_state');
    await change(first, clerk.id, { act: 'remove' });
    expect(await refusalOf(first.api.send(adminsApi.one, { params: { id: clerk.id } }))).toBe('request.not_found');
  });
});
