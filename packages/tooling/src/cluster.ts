import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { Failure } from './process/failure.js';
import { guard } from './process/guard.js';
import { commandLine } from './process/command-line.js';
import { freePort } from './process/ports.js';
import { folderFor, postgresBinaries, type PostgresBinaries } from './postgres-binaries.js';

export interface ClusterOptions {
  /** Made by initdb when it does not exist. */
  dataFolder: string;
  /** 0 takes any free port. */
  port: number;
  password: string;
  /** Off for tests alone: a crash of the machine may lose the data. */
  durable: boolean;
  settings?: Record<string, string>;
}

export interface Cluster {
  readonly port: number;
  readonly pid: number;
  readonly ended: Promise<void>;
  /** Address of a database as the owner of the cluster. */
  url(database: string): string;
  /** Ends open sessions and stops. */
  stop(): Promise<void>;
  /** Kills it as a crash would: for the chaos suite. */
  kill(): void;
}

export class ClusterError extends Failure {}

export const OWNER = 'cairn';

function initialise({ dataFolder, password }: ClusterOptions, binaries: PostgresBinaries): void {
  folderFor(dataFolder, binaries.account);
  const passwordFile = join(tmpdir(), `cairn-${process.pid}-${Date.now()}.pw`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (binaries.account) chownSync(passwordFile, binaries.account.uid, binaries.account.gid);
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      dataFolder,
      '-U',
      OWNER,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ],
    { ...binaries.account, cwd: '/', encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    throw new ClusterError(
      `PostgreSQL could not be set up in ${dataFolder}: ${made.stderr.trim().split('\n').at(-1) ?? made.error?.message}`,
    );
  }
}

/** After a restart of the machine the id in the file may belong to anybody. */
const runsOn = (pid: number, dataFolder: string): boolean =>
  commandLine(pid).includes('postgres') && commandLine(pid).includes(dataFolder);

/** A cluster that a crashed launcher left running is stopped before a new one starts on the same data. */
function stopLeftover(dataFolder: string): void {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!runsOn(pid, dataFolder)) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return; // it is gone already; PostgreSQL clears its stale file itself
  }
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    try {
      process.kill(pid, 0);
    } catch {
      return; // ended
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined); // a connection cut while starting up is the answer "not yet"
  try {
    await client.connect();
    return true;
  } catch {
    return false; // not yet; the caller asks again until its deadline
  } finally {
    await client.end().catch(() => undefined); // nothing to close when it never opened
  }
}

/**
 * Starts a PostgreSQL of our own on the loopback address.
 * @throws ClusterError with one line about the fault: the folder, the permission or the port
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const binaries = postgresBinaries();
  const { dataFolder } = options;
  if (existsSync(join(dataFolder, 'PG_VERSION'))) stopLeftover(dataFolder);
  else initialise(options, binaries);

  const port = options.port === 0 ? await freePort() : options.port;
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '64MB',
    jit: 'off',
    log_min_messages: 'warning',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...options.settings,
  };
  const child: ChildProcess = spawn(
    binaries.postgres,
    ['-D', dataFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A group of its own: Ctrl-C must not reach it before the processes that still use it have ended.
    { ...binaries.account, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  // SIGTERM lets it wait for its sessions: the processes that hold them are being ended at the same time.
  const watcher = child.pid === undefined ? null : guard(child.pid, { ask: 'TERM', force: 'INT' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      watcher?.release();
      resolve();
    });
  });

  const url = (database: string): string =>
    `postgres://${OWNER}:${encodeURIComponent(options.password)}@127.0.0.1:${port}/${database}`;
  const until = Date.now() + 30_000;
  while (!(await answers(url('postgres')))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      const line = said.split('\n').find((text) => /FATAL|could not|ERROR/.test(text)) ?? said.trim();
      throw new ClusterError(`PostgreSQL does not start on ${dataFolder}: ${line || 'no answer'}`);
    }
    await pause(20);
  }
  return {
    port,
    pid: child.pid ?? 0,
    ended,
    url,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
    kill() {
      child.kill('SIGKILL');
      watcher?.release();
    },
  };
}

/** Runs statements one after the other, each in a separate transaction. */
export async function runSql(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database unless it exists; true when it was made. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<boolean> {
  const client = new Client({ connectionString: cluster.url('postgres') });
  // A query in progress also reports a lost connection; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return false;
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    return true;
  } finally {
    await client.end();
  }
}
