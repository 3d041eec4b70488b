import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../process/command-line.js';
import { freePortRange, requirePort } from '../process/ports.js';
import { run } from '../process/run.js';

const clone = join(__dirname, '..', '..', '..', '..');

/** Every process below this one; the groups are of their own, so the tree is walked. */
async function descendants(pid: number): Promise<number[]> {
  const { output } = await run('ps', ['-eo', 'pid=,ppid='], { folder: clone });
  const rows = output
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.flatMap(([child = 0, of = 0]) => (of === parent ? [child, ...below(child)] : []));
  return below(pid);
}

describe('npm start', () => {
  let home: string;
  let port: number;
  let npm: ChildProcess | null = null;

  const start = (...parameters: string[]): { said: () => string; ended: Promise<number | null> } => {
    let said = '';
    const { JEST_WORKER_ID: _worker, NODE_ENV: _environment, ...environment } = process.env;
    const child = spawn('npm', ['start', '--', '--no-demo', ...parameters], {
      cwd: clone,
      env: { ...environment, CAIRN_HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    npm = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    return { said: () => said, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))) };
  };

  const until = async (what: () => string, holds: () => boolean | Promise<boolean>): Promise<void> => {
    const limit = Date.now() + 60_000;
    while (!(await holds())) {
      if (Date.now() > limit) throw new Error(`Not within a minute: ${what()}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  };

  beforeAll(() => {
    home = realpathSync(mkdtempSync(join(tmpdir(), 'cairn-start-')));
  });
  beforeEach(async () => {
    port = await freePortRange(4);
  });
  afterEach(() => {
    npm?.kill('SIGKILL');
  });
  afterAll(() => {
    if (existsSync(join(home, 'launcher.pid'))) process.kill(Number(readFileSync(join(home, 'launcher.pid'), 'utf8')));
    rmSync(home, { recursive: true, force: true });
  });

  const untilReady = async (said: () => string): Promise<number> => {
    await until(
      () => `ready: ${said()}`,
      () => said().includes('Cairn is ready'),
    );
    return Number(readFileSync(join(home, 'launcher.pid'), 'utf8'));
  };

  /** Ends npm, and waits until nothing is left of what it started. */
  const endNpm = async (signal: NodeJS.Signals, launcher: number): Promise<void> => {
    const processes = [launcher, ...(await descendants(launcher))];
    expect(processes.length).toBeGreaterThan(5);
    npm?.kill(signal);
    await until(
      () => 'every process gone',
      () => processes.every((pid) => commandLine(pid) === ''),
    );
    for (let offset = 0; offset < 4; offset += 1) await requirePort(port + offset, '127.0.0.1');
  };

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'leaves no process and no port behind when npm gets %s',
    async (signal) => {
      const { said } = start('--port', String(port));
      const launcher = await untilReady(said);
      // The last line of all comes after it.
      await until(
        () => `the end of the announcement: ${said()}`,
        () => said().includes('Press Ctrl-C to stop.'),
      );
      expect(said()).toContain('There is no admin yet.');
      expect(said()).toContain('npm run admin -- create --email you@example.org --role super');
      expect(statSync(join(home, 'environment.json')).mode & 0o777).toBe(0o600);
      await expect(fetch(`http://127.0.0.1:${port}/health/ready`)).resolves.toMatchObject({ status: 200 });
      await endNpm(signal, launcher);
    },
    120_000,
  );

  it('M-13 restarts ended processes with a line each, and leaves nothing behind when npm gets SIGINT', async () => {
    const { said } = start('--port', String(port));
    const launcher = await untilReady(said);
    const idOf = async (part: string): Promise<number> => {
      const all = await descendants(launcher);
      return all.find((pid) => commandLine(pid).includes(part)) ?? 0;
    };
    const victims = [
      ['api', 'bundle/main.js'],
      ['worker', 'bundle/worker.js'],
      ['sandbox', 'sandbox/dist/main.js'],
      ['database', 'bin/postgres'],
    ] as const;
    for (const [name, part] of victims) {
      const before = await idOf(part);
      expect([name, before > 0]).toEqual([name, true]);
      process.kill(before, 'SIGKILL');
      await until(
        () => `${name} again: ${said()}`,
        async () => said().includes(`The ${name} has ended`) && ![0, before].includes(await idOf(part)),
      );
    }
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(() => `serving again: ${said()}`, ready);
    expect(commandLine(launcher)).not.toBe('');
    for (const [name] of victims)
      expect(said()).toMatch(new RegExp(`The ${name} has ended.* It starts again in 1 s\\.`));
    await endNpm('SIGINT', launcher);
  }, 120_000);

  it('leaves none behind when the launcher itself is killed', async () => {
    const { said } = start('--port', String(port));
    const launcher = await untilReady(said);
    const processes = await descendants(launcher);
    process.kill(launcher, 'SIGKILL');
    await until(
      () => 'every process gone',
      () => processes.every((pid) => commandLine(pid) === ''),
    );
  }, 120_000);

  it('names a port in use in one line', async () => {
    const taken = createServer().listen(port + 2, '127.0.0.1');
    const { said, ended } = start('--port', String(port));
    await expect(ended).resolves.toBe(1);
    expect(said()).toContain(`Port ${port + 2} is in use; choose others with`);
    taken.close();
  }, 60_000);

  it.each([
    [['--port', 'many'], '--port must be a whole number from 1 to 65532, not many'],
    [['--colour'], "Unknown option '--colour'"],
  ])(
    'refuses the options %j',
    async (parameters, line) => {
      const { said, ended } = start(...parameters);
      await expect(ended).resolves.toBe(1);
      expect(said()).toContain(line);
    },
    60_000,
  );
});
