import { campaignsApi, repaymentsApi, twoFactorApi, usersApi, walletApi } from '@cairn/contracts';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { BANK } from '../../../testing/bank-account.js';
import { Gate } from '../../../testing/jobs/gate.js';
import { anInvestor, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { codeFor, givePassword, giveTwoFactor, PASSWORD } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { OutstandingTokens } from '../accounts/outstanding-tokens.js';
import { StepUpCodes } from './step-up-codes.js';
import { UserLinks } from '../accounts/user-links.js';

const WITHDRAWAL = { amount: 1_000, currency: 'USD', ...BANK };

const sessionIdOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

describe('step-up authentication', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const withdraw = (token: string) =>
    t.as(token).send(walletApi.withdraw, { body: WITHDRAWAL, idempotencyKey: newId() });
  const stepUp = (token: string, body: { password?: string; code?: string } = {}) =>
    t.as(token).send(twoFactorApi.stepUp, { body });
  /** Somebody with money, signed in a while ago. */
  const member = async (): Promise<{ person: Person; token: string }> => {
    const person = await anInvestor(t, { userType: 'both', wallet: 100_000n });
    await givePassword(t, person);
    const { token = '' } = await t.as(null).send(usersApi.login, { body: { email: person.email, password: PASSWORD } });
    return { person, token };
  };
  const someoneWaits = async (): Promise<boolean> => {
    const waiting = await t.db.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return waiting.length > 0;
  };
  const mailedCode = async (userId: string): Promise<string> => {
    const [link] = await t.db.query<{ id: string }>(
      `select id from user_link where user_id = $1 and purpose = 'step_up' order by created_at desc limit 1`,
      [userId],
    );
    return t.get(UserLinks).codeOf(link?.id ?? '');
  };

  it('SEC-14 a withdrawal and a payout ask for it; a sign-in alone is not enough', async () => {
    const { token } = await member();
    expect(await refusalOf(withdraw(token))).toBe('auth.step_up_required');
    const payout = t.as(token).send(repaymentsApi.requestPayout, {
      params: { campaignId: newId() },
      body: { amount: 100 },
      idempotencyKey: newId(),
    });
    expect(await refusalOf(payout)).toBe('auth.step_up_required');
    for (const call of [
      twoFactorApi.regenerate,
      twoFactorApi.qrCode,
      twoFactorApi.disable,
      twoFactorApi.newRecoveryCodes,
    ]) {
      expect(await refusalOf(t.as(token).send(call, {}))).toBe('auth.step_up_required');
    }
  });

  it('SEC-14 a campaign’s first bank account is free; another one is a change of where money goes', async () => {
    const { person, token } = await member();
    const { campaignDetail } = await person.api.send(campaignsApi.create, { body: { type: 'equity' } });
    const save = (change: object = {}, session = token) =>
      t.as(session).send(campaignsApi.paymentDetail.change, {
        params: { campaignId: campaignDetail.id },
        body: { ...BANK, tos: true, ...change },
      });
    await save();
    await save({ bankName: 'The Same Bank by Another Name' });
    const other = { accountNumber: '000123456780', confirmAccountNumber: '000123456780' };
    expect(await refusalOf(save(other))).toBe('auth.step_up_required');
    expect(await refusalOf(save({ routingNumber: '021000021' }))).toBe('auth.step_up_required');
    const code = await stepUp(token).then(() => mailedCode(person.id));
    const { token: proved = '' } = await stepUp(token, { code, password: PASSWORD });
    expect(JSON.stringify(await save(other, proved))).toContain('6780');
  });

  it('SEC-14 without a second factor: the password and a mailed code, both', async () => {
    const { person, token } = await member();
    expect(await stepUp(token)).toEqual({ method: 'password', done: false });
    const code = await mailedCode(person.id);
    const wrong = await failureOf(stepUp(token, { code, password: 'Wrong-Path-77' }));
    expect([wrong.status, wrong.fields[0]?.field, wrong.code]).toEqual([400, 'password', 'user.password_wrong']);
    expect(await refusalOf(stepUp(token, { code }))).toBe('user.password_wrong');
    const other = code === '000000' ? '000001' : '000000';
    expect(await refusalOf(stepUp(token, { code: other, password: PASSWORD }))).toBe('user.code_wrong');
    const { token: proved = '' } = await stepUp(token, { code, password: PASSWORD });
    expect(await withdraw(proved)).toMatchObject({ state: 'requested' });
    expect(await refusalOf(stepUp(proved, { code, password: PASSWORD }))).toBe('user.code_wrong');
  });

  it('SEC-14 a newer code replaces the one before, and a code is over after ten minutes', async () => {
    const { person, token } = await member();
    await stepUp(token);
    const first = await mailedCode(person.id);
    await stepUp(token);
    const second = await mailedCode(person.id);
    if (first !== second) {
      expect(await refusalOf(stepUp(token, { code: first, password: PASSWORD }))).toBe('user.code_wrong');
    }
    await t.db.query(`update user_link set expires_at = now() where user_id = $1 and purpose = 'step_up'`, [person.id]);
    expect(await refusalOf(stepUp(token, { code: second, password: PASSWORD }))).toBe('user.code_wrong');
  });

  it('SEC-14 no more codes are mailed than the limit lets, and it is said when the next one may be asked for', async () => {
    const { person, token } = await member();
    await stepUp(token);
    await t.db.query(`update rate_limit set points = 5 * 10000 where key = 'codeByMail:' || $1`, [person.id]);
    const refused = await failureOf(stepUp(token));
    expect(refused).toMatchObject({ status: 429, code: 'request.too_many' });
    expect(refused.params.retryAfter).toBeGreaterThan(0);
  });

  it('SEC-14 with the second factor on: its code alone, and no mail', async () => {
    const { person } = await member();
    const secret = await giveTwoFactor(t, person);
    expect(await stepUp(person.token)).toEqual({ method: 'authenticator', done: false });
    const mails = await t.db.query(`select 1 from user_link where user_id = $1`, [person.id]);
    expect(mails).toEqual([]);
    expect(await refusalOf(stepUp(person.token, { code: '000000', password: PASSWORD }))).toBe('user.code_wrong');
    const { token = '' } = await stepUp(person.token, { code: codeFor(secret) });
    expect(await withdraw(token)).toMatchObject({ state: 'requested' });
  });

  it('SEC-14 is over after five minutes', async () => {
    const { person } = await member();
    expect(await withdraw(person.token)).toMatchObject({ state: 'requested' });
    await t.db.query(`update session set stepped_up_at = now() - interval '301 seconds' where user_id = $1`, [
      person.id,
    ]);
    await t.app.close();
    const database = t.database;
    t = await startTestApp({}, { database });
    expect(await refusalOf(withdraw(person.token))).toBe('auth.step_up_required');
  });

  it('SEC-3 the session goes on under another id until its own end, and the old token is dead', async () => {
    const { person, token } = await member();
    const before = await t.as(token).send(usersApi.me, {});
    await stepUp(token);
    const code = await mailedCode(person.id);
    const reply = await stepUp(token, { code, password: PASSWORD });
    expect(reply.token).not.toBe(token);
    expect(await refusalOf(t.as(token).send(usersApi.me, {}))).toBe('auth.session_ended');
    expect(await t.as(reply.token ?? '').send(usersApi.me, {})).toMatchObject({
      id: person.id,
      expirationDate: before.expirationDate,
    });
    expect(reply.expirationDate).toBe(before.expirationDate);
  });

  it('SEC-2 SEC-3 a session that is ended while its code is being checked does not go on', async () => {
    const { person, token } = await member();
    await stepUp(token);
    const code = await mailedCode(person.id);
    const codes = t.get(StepUpCodes);
    const take = codes.take.bind(codes);
    const spy = jest.spyOn(codes, 'take').mockImplementationOnce(async (...given) => {
      const taken = await take(...given);
      await t.db.inTx((tx) => t.get(OutstandingTokens).shutOut(tx, person.id));
      return taken;
    });
    expect(await refusalOf(stepUp(token, { code, password: PASSWORD }))).toBe('auth.session_ended');
    spy.mockRestore();
    const open = 'select 1 from session where user_id = $1 and revoked_at is null';
    expect(await t.db.query(open, [person.id])).toEqual([]);
  });

  it('SEC-2 a session that is opened while all are ended is ended with them', async () => {
    const { person, token } = await member();
    await stepUp(token);
    const opened = new Gate();
    const committed = new Gate();
    const stepping = t.db.inTx(async (tx) => {
      const sessions = t.get(Sessions);
      const caller = await sessions.find(sessionIdOf(token));
      if (caller === null) throw new Error('The session has ended');
      await sessions.stepUp(tx, caller, { ip: null, userAgent: null });
      opened.pass();
      await committed.passed;
    });
    await opened.passed;
    const evicting = t.db.inTx((tx) => t.get(OutstandingTokens).shutOut(tx, person.id));
    while (!(await someoneWaits())) await Promise.resolve();
    committed.pass();
    await Promise.all([stepping, evicting]);
    const open = 'select 1 from session where user_id = $1 and revoked_at is null';
    expect(await t.db.query(open, [person.id])).toEqual([]);
  });

  it('SEC-6 from another kind of browser or another network the proof counts no longer; reading goes on', async () => {
    const { person } = await member();
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await t.db.query(`update session set user_agent = $2, ip = '127.0.4.9' where user_id = $1`, [person.id, firefox]);
    const ask = (agent: string) =>
      t
        .http()
        .post('/api/v1.1/users/two-factor/recovery-codes')
        .set('authorization', `Bearer ${person.token}`)
        .set('user-agent', agent);
    const codeOf = async (agent: string): Promise<unknown> => ((await ask(agent)).body as { code: string }).code;
    expect(await codeOf(firefox.replaceAll('140.0', '141.0'))).toBe('user.two_factor_off');
    expect(await codeOf('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36')).toBe('auth.step_up_required');
    await t.db.query(`update session set ip = '203.0.113.9' where user_id = $1`, [person.id]);
    t.get(Sessions).forget(sessionIdOf(person.token));
    expect(await codeOf(firefox)).toBe('auth.step_up_required');
    expect(await person.api.send(usersApi.me, {})).toMatchObject({ id: person.id });
  });

  it('SEC-51 the code is neither in the event nor in the database; only the mail shows it', async () => {
    const { person, token } = await member();
    await stepUp(token);
    const code = await mailedCode(person.id);
    const [event] = await t.db.query<{ body: Record<string, unknown> }>(
      `select body from kernel.outbox where topic = 'user.step_up_code' and body ->> 'userId' = $1`,
      [person.id],
    );
    expect(Object.keys(event?.body ?? {}).sort()).toEqual(['linkId', 'userId']);
    expect(code).toMatch(/^\d{6}$/);
  });
});
