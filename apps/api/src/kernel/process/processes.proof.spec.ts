import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@cairn/tooling';
import { machineTime } from '../../testing/clock.js';
import { ownDatabase, type OwnDatabase } from '../../testing/own-database.js';
import { aPerson } from '../../testing/people.js';
import { startTestApp } from '../../testing/test-app.js';
import { API_FOLDER } from '../config/folders.js';

const BUNDLE = join(API_FOLDER, 'dist', 'bundle');
const SECRET = 'test-secret-test-secret-test-secret-test-secret';

interface Running {
  child: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
}

/** The built processes, as an operator starts them. */
describe('processes and the servers they need', () => {
  let database: OwnDatabase;
  // Of their own: the heads that a product of this clone has published are not those of this ledger.
  const files = mkdtempSync(join(tmpdir(), 'cairn-processes-'));
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    expect(existsSync(join(BUNDLE, 'main.js'))).toBe(true);
    database = await ownDatabase();
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
  afterAll(async () => {
    await database.drop();
    rmSync(files, { recursive: true, force: true });
  });

  const run = (script: string, parameters: string[] = [], environment: Record<string, string> = {}): Running => {
    let said = '';
    const child = fork(join(BUNDLE, `${script}.js`), parameters, {
      env: {
        PATH: process.env['PATH'],
        ...machineTime(),
        NODE_ENV: 'development',
        DATABASE_URL: database.url,
        FILES_URL: `file:${files}`,
        APP_SECRET: SECRET,
        DATA_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
        SMTP_URL: 'smtp://127.0.0.1:1',
        STRIPE_URL: 'http://127.0.0.1:1',
        STRIPE_KEY: 'sk_sandbox_cairn',
        STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_platform',
        STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_sandbox_connect',
        SERVE_SITES: 'no',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.push(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()));
    return { child, said: () => said, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))) };
  };

  const until = async (what: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
    const limit = Date.now() + 25_000;
    while (!(await holds())) {
      if (Date.now() > limit) throw new Error(`Not in time: ${what}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  };
  const status = (port: number, path: string): Promise<number> =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.status,
      () => 0,
    );
  const count = (text: string, part: string): number => text.split(part).length - 1;
  const waiting = () => `Waiting for the database at 127.0.0.1:${database.port}`;

  it('M-9 API, worker and commands wait for a database that is missing at the start, with one line, and go on', async () => {
    await database.kill();
    const port = await freePort();
    const api = run('main', [], { PORT: String(port) });
    const worker = run('worker');
    const commands = [run('cli', ['migrate']), run('cli', ['ledger', 'verify'])];
    const all = [api, worker, ...commands];
    await until('all wait', () => all.every(({ said }) => said().includes(waiting())));
    expect(all.map(({ child }) => child.exitCode)).toEqual(all.map(() => null));
    await database.revive();
    await until('the API serves', async () => (await status(port, '/health/ready')) === 200);
    await until('the worker works', () => worker.said().includes('The worker is running'));
    expect(await Promise.all(commands.map(({ ended }) => ended))).toEqual([0, 0]);
    for (const { said } of all) {
      expect(count(said(), waiting())).toBe(1);
      expect(said()).not.toMatch(/ {4}at |own@|cairn:/);
    }
  });

  it('M-9 API and worker survive servers that are killed in flight, log one line each, and serve again', async () => {
    const port = await freePort();
    const api = run('main', [], { PORT: String(port) });
    const worker = run('worker');
    await until(
      'both are up',
      async () => worker.said().includes('The worker is running') && (await status(port, '/health/ready')) === 200,
    );
    for (let round = 1; round <= 2; round++) {
      await database.kill();
      await until('the API says 503', async () => (await status(port, '/health/ready')) === 503);
      await until('both say it', () => [api, worker].every(({ said }) => count(said(), waiting()) === round));
      expect(await status(port, '/api/v1.1/equities/front')).toBe(503);
      expect(await status(port, '/health/live')).toBe(200);
      await database.revive();
      await until('the API serves', async () => (await status(port, '/health/ready')) === 200);
      await until('both say it', () =>
        [api, worker].every(({ said }) => count(said(), 'Reached the database') === round),
      );
    }
    expect([api, worker].map(({ child }) => child.exitCode)).toEqual([null, null]);
    for (const { said } of [api, worker]) expect(said()).not.toMatch(/ {4}at |"level":50/);
    // And the worker still processes its queues.
    const t = await startTestApp({}, { database: { ...database, drop: async () => undefined } });
    await aPerson(t);
    const [left] = await t.db.query<{ id: string }>(
      `insert into kernel.outbox (id, topic, consumer, queue, body)
       values (gen_random_uuid(), 'x', 'users.nobody', 'reports', '{}') returning id`,
    );
    const tried = () => t.db.query('select 1 from kernel.outbox where id = $1 and attempts > 0', [left?.id]);
    await until('a message is taken', async () => (await tried()).length > 0);
    await t.db.query('delete from kernel.outbox where id = $1', [left?.id]);
    await t.close();
  });

  it('has written the lines of its last calls when it ends on a signal', async () => {
    const port = await freePort();
    const api = run('main', [], { PORT: String(port), LOG_LEVEL: 'info' });
    await until('the API serves', async () => (await status(port, '/health/ready')) === 200);
    const calls = 20;
    for (let call = 0; call < calls; call++) expect(await status(port, '/api/v1.1/equities/front')).toBe(200);
    api.child.kill('SIGTERM');
    await api.ended;
    expect(count(api.said(), '"route":"/api/v1.1/equities/front","status":200')).toBe(calls);
  });

  it('M-9 a process waits for a missing Redis, and ends on a signal', async () => {
    const port = await freePort();
    const worker = run('worker', [], { QUEUE_URL: `redis://:secret@127.0.0.1:${port}` });
    await until('it says so', () => worker.said().includes(`Waiting for the queue at 127.0.0.1:${port}`));
    expect([worker.child.exitCode, count(worker.said(), 'Waiting for the queue')]).toEqual([null, 1]);
    expect(worker.said()).not.toMatch(/secret| {4}at /);
    worker.child.kill('SIGTERM');
    await worker.ended;
  });

  it('security 15: a password that no longer fits is one clear line, and the end of the process', async () => {
    for (const [script, parameters] of [
      ['main', []],
      ['worker', []],
      ['cli', ['ledger', 'verify']],
    ] as const) {
      const refused = run(script, [...parameters], { APP_SECRET: `another-${SECRET}` });
      expect(await refused.ended).toBe(1);
      const lines = refused.said().trim().split('\n');
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`PostgreSQL at 127.0.0.1:${database.port} does not let cairn_`);
      expect(lines[0]).toContain('run `migrate` with the same one');
    }
  });

  it('security 15: a password of the owner that does not fit is not put down to APP_SECRET', async () => {
    const address = new URL(database.url);
    address.password = 'another';
    const refused = run('cli', ['migrate'], { DATABASE_URL: address.toString() });
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toMatch(/does not let .*Name and password stand in DATABASE_URL/);
    expect(refused.said()).not.toMatch(/APP_SECRET| {4}at |another/);
  });

  it('a port that is taken is one clear line', async () => {
    const port = await freePort();
    const first = run('main', [], { PORT: String(port) });
    await until('the first serves', async () => (await status(port, '/health/ready')) === 200);
    const second = run('main', [], { PORT: String(port) });
    expect(await second.ended).toBe(1);
    expect(second.said()).toMatch(/The process cannot listen: .*EADDRINUSE/);
    expect(second.said()).not.toContain('    at ');
    expect(first.child.exitCode).toBeNull();
  });
});
