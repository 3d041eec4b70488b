import { usersApi, walletApi } from '@cairn/contracts';
import { Config } from '../config/config.js';
import { newId } from '../crypto/ids.js';
import { ProcessPool } from '../database/process-pool.js';
import { processUrl } from '../database/roles.js';
import { Sessions } from '../auth/sessions.js';
import { ownDatabase, type OwnDatabase } from '../../testing/own-database.js';
import { aPerson, type Person } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const ME = `/api/v1.1${usersApi.me.path}`;
const SEVERAL = 20;

describe('while the database is away', () => {
  let database: OwnDatabase;
  let t: TestApp;
  let people: Person[];
  beforeAll(async () => {
    database = await ownDatabase();
    t = await startTestApp({}, { database });
    people = await Promise.all(Array.from({ length: SEVERAL }, () => aPerson(t)));
  });
  afterAll(() => t.close());

  const forgetSessions = (): void => {
    // The five-second session cache would hide the lookup.
    const { cache } = t.get(Sessions) as unknown as { cache: Map<string, unknown> };
    cache.clear();
  };
  const ask = (token: string, path = ME) => t.http().get(path).set('authorization', `Bearer ${token}`);
  const topUp = ({ token }: Person, key: string) =>
    t
      .http()
      .post(`/api/v1.1${walletApi.open.path}`)
      .set('authorization', `Bearer ${token}`)
      .set('idempotency-key', key)
      .send({ amount: 5_000, currency: 'USD' });
  const codes = (answers: { status: number; body: unknown }[]) =>
    new Set(answers.map(({ status, body }) => `${status} ${(body as { code?: string }).code ?? ''}`));

  it('M-9 nobody is signed out: a valid token gets 503 and when to ask again, in front of a known token and a new one', async () => {
    const [known, fresh] = [people.slice(0, 10), people.slice(10)];
    for (const { token } of known) expect((await ask(token)).status).toBe(200);
    forgetSessions();
    await database.kill();
    const answers = await Promise.all([...known, ...fresh].map(({ token }) => ask(token)));
    expect(codes(answers)).toEqual(new Set(['503 server.unavailable']));
    expect(new Set(answers.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']));
    // Without a session, or with a forged token, the answer is 401 as usual.
    expect(codes([await t.http().get(ME)])).toEqual(new Set(['401 auth.required']));
    expect(codes([await ask('not.a.token')])).toEqual(new Set(['401 auth.session_ended']));
    await database.revive();
    const after = await Promise.all(people.map(({ token }) => ask(token)));
    expect(codes(after)).toEqual(new Set(['200 ']));
  });

  it('M-9 public reads, sign-in, commands and the health check say 503, and never 500', async () => {
    const [person] = people;
    if (person === undefined) throw new Error('Nobody is there');
    await database.kill();
    const key = newId();
    forgetSessions();
    const answers = [
      await t.http().get('/api/v1.1/equities/front'),
      await t
        .http()
        .post(`/api/v1.1${usersApi.login.path}`)
        .send({ email: person.email, password: 'x'.repeat(12) }),
      await topUp(person, key),
    ];
    expect(codes(answers)).toEqual(new Set(['503 server.unavailable']));
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const ready = await t.http().get('/health/ready');
    expect([ready.status, Number(ready.headers['retry-after']) > 0]).toEqual([503, true]);
    expect((await t.http().get('/health/live')).status).toBe(200);
    await database.revive();
    // The repeated command runs once.
    const first = await topUp(person, key);
    const second = await topUp(person, key);
    expect([first.status, second.text]).toEqual([201, first.text]);
    expect(await t.db.query('select 1 from top_up where user_id = $1', [person.id])).toHaveLength(1);
  });

  it('M-9 a command whose connections are cut in its middle is 503 or done, and done once under its key', async () => {
    const keys = people.map((person) => ({ person, key: newId() }));
    const before = (await t.db.query('select 1 from top_up')).length;
    const sent = keys.map(({ person, key }) => topUp(person, key));
    const cut = database.asOwner((client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'cairn_worker' and pid <> pg_backend_pid()`,
      ),
    );
    const answers = await Promise.all(sent);
    await cut;
    for (const { status } of answers) expect([201, 503]).toContain(status);
    // A lease that could not be given back ends by itself.
    await t.db.query(`update kernel.idempotency set lease_until = clock_timestamp() where status is null`);
    for (const { person, key } of keys) expect((await topUp(person, key)).status).toBe(201);
    expect(await t.db.query('select 1 from top_up')).toHaveLength(before + keys.length);
  });

  it('M-9 a connection that is cut while nobody listens to it does not end the process, and is not given out again', async () => {
    const pool = new ProcessPool({ connectionString: processUrl(t.get(Config), 'cairn_app'), max: 1 });
    const backend = async (asked: Pick<ProcessPool, 'query'>): Promise<number | undefined> =>
      (await asked.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const connection = await pool.connect();
    const cut = await backend(connection);
    const ended = new Promise((resolve) => connection.once('end', resolve));
    await database.asOwner((client) => client.query('select pg_terminate_backend($1)', [cut]));
    await ended;
    connection.release();
    expect(await backend(pool)).not.toBe(cut);
    await pool.end();
  });
});
