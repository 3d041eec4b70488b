import { usersApi } from '@cairn/contracts';
import { DataSource } from 'typeorm';
import { aPerson } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { givePassword, PASSWORD } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const NOBODY = 'nobody.here@example.org';

describe('SEC-9 a caller cannot tell whether an address has an account', () => {
  let t: TestApp;
  let known: string;
  beforeAll(async () => {
    t = await startTestApp();
    const person = await aPerson(t);
    await givePassword(t, person);
    known = person.email;
  });
  afterAll(() => t.close());

  const seen: string[] = [];
  const watched = new Set<object>();
  /** Every statement that a connection of the pool sends from now on. */
  const watch = (client: { query: (...given: unknown[]) => unknown }): void => {
    if (watched.has(client)) return;
    watched.add(client);
    const own = client.query;
    client.query = function query(this: unknown, ...given: unknown[]) {
      const [first] = given;
      const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
      if (text) seen.push(text.replaceAll(/\s+/g, ' ').slice(0, 60));
      return own.apply(this, given);
    };
  };
  /** The statements of a call, in order, without what is in them. */
  const statementsOf = async (call: () => Promise<unknown>): Promise<string[]> => {
    const { driver } = t.get(DataSource);
    const { master } = driver as unknown as { master: { on: (name: string, heard: typeof watch) => void } }; // its own pool
    if (watched.size === 0) master.on('acquire', watch);
    await call();
    seen.length = 0;
    await call();
    return [...seen];
  };
  /** Processor time of a call, the least of five: argon2 works in threads of this process, and so does what else it does. */
  const workOf = async (call: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let time = 0; time < 5; time++) {
      const before = process.cpuUsage();
      await call();
      const { user, system } = process.cpuUsage(before);
      times.push(user + system);
    }
    return Math.min(...times);
  };

  it.each([usersApi.forgotPassword, usersApi.resendActivation])('by $path', async (call) => {
    const ask = (email: string) => () => t.as(null).send(call, { body: { email } });
    await ask(known)();
    const [one, other] = [await statementsOf(ask(known)), await statementsOf(ask(NOBODY))];
    expect(one.length).toBeGreaterThan(2);
    expect(other).toEqual(one);
    expect(await ask(known)()).toEqual({ email: known });
    expect(await ask(NOBODY)()).toEqual({ email: NOBODY });
  });

  it('by signing in: the same answer, and a password is checked either way', async () => {
    const ask = (email: string) => () =>
      failureOf(t.as(null).send(usersApi.login, { body: { email, password: 'Wrong-Path-77' } }));
    const [one, other] = [await ask(known)(), await ask(NOBODY)()];
    expect([other.status, other.code, other.params]).toEqual([one.status, one.code, one.params]);
    const [checked, unchecked] = [await workOf(ask(known)), await workOf(ask(NOBODY))];
    expect(unchecked).toBeGreaterThan(checked / 2);
  });

  it('by signing up: the same answer, and a password is hashed either way', async () => {
    let count = 0;
    const ask = (email: () => string) => () =>
      t.as(null).send(usersApi.signUp, {
        body: {
          firstName: 'Ines',
          lastName: 'Okafor',
          email: email(),
          phoneNumber: '+14155550123',
          password: PASSWORD,
          passwordConfirmation: PASSWORD,
          userType: 'investor',
          termsAccepted: true,
          adult: true,
        },
      });
    const fresh = (): string => `fresh${++count}@example.org`;
    expect(await ask(() => known)()).toEqual({ email: known });
    const [taken, free] = [await workOf(ask(() => known)), await workOf(ask(fresh))];
    expect(taken).toBeGreaterThan(free / 2);
    const sessions = await t.db.query('select 1 from app_user where email = $1', [known]);
    expect(sessions).toHaveLength(1);
  });

  it('and the owner alone learns of it, by mail', async () => {
    await t.drain();
    const [before] = await t.db.query<{ count: string }>('select count(*) from user_link');
    await t.as(null).send(usersApi.forgotPassword, { body: { email: NOBODY } });
    await t.drain();
    const [after] = await t.db.query<{ count: string }>('select count(*) from user_link');
    expect(after).toEqual(before);
    await t.as(null).send(usersApi.forgotPassword, { body: { email: known } });
    await t.drain();
    const [told] = await t.db.query<{ count: string }>('select count(*) from user_link');
    expect(Number(told?.count)).toBe(Number(before?.count) + 1);
  });
});
