import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, startCluster, type Cluster } from '../cluster.js';
import { Failure } from '../process/failure.js';
import { run } from '../process/run.js';
import { Watch, type Living } from '../process/watch.js';
import type { Addresses } from './environment.js';
import { databaseFolder, type Home } from './home.js';
import type { Environment } from './secrets.js';

export interface ProductDatabase {
  url: string;
  sandboxState: Addresses['sandboxState'];
  /** A sentence for the person at the terminal about where it lies. */
  notice: string | null;
  /** True for a PostgreSQL that this process started. */
  own: boolean;
  stop(): Promise<void>;
}

/**
 * The database of DATABASE_URL, else a PostgreSQL of our own, which is restarted when it ends where `say` reports
 * that.
 */
export async function openDatabase(
  home: Home,
  secrets: Environment,
  say?: (line: string) => void,
): Promise<ProductDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    const state = { file: join(home.folder, 'sandbox.jsonl') };
    return { url: given, sandboxState: state, notice: null, own: false, stop: async () => undefined };
  }
  const { folder, notice } = databaseFolder(home);
  let port = 0;
  const start = async (): Promise<Cluster & Living> => {
    const cluster = await startCluster({
      dataFolder: folder,
      port,
      password: secrets['POSTGRES_PASSWORD'] ?? '',
      durable: true,
    });
    port = cluster.port;
    return { ...cluster, lastWords: () => '' };
  };
  const watch = new Watch('database', start, say ? { restart: say } : { tell: () => undefined });
  const cluster = await watch.begin();
  await ensureDatabase(cluster, 'cairn');
  await ensureDatabase(cluster, 'cairn_sandbox');
  return {
    url: cluster.url('cairn'),
    sandboxState: { databaseUrl: cluster.url('cairn_sandbox') },
    notice,
    own: true,
    stop: () => watch.stop(),
  };
}

/** Deletes everything that was kept: the next start begins with nothing. Only for a database of our own. */
export function deleteData(home: Home): void {
  rmSync(databaseFolder(home).folder, { recursive: true, force: true });
  for (const name of ['files', 'environment.json', 'demo.json', 'demo-unfinished', 'migrated', 'sandbox.jsonl']) {
    rmSync(join(home.folder, name), { recursive: true, force: true });
  }
}

/** Stands for everything a migration does: its files, and the queue's tables, which come with a package. */
function migrationsStamp(root: string, secrets: Environment): string {
  const folder = join(root, 'apps', 'api', 'migrations');
  const hash = createHash('sha256').update(secrets['APP_SECRET'] ?? '');
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.update(readFileSync(join(root, 'pnpm-lock.yaml'))).digest('hex');
}

/**
 * Brings the schema up to date; a database of our own is left alone when nothing is new.
 * @throws Failure with the command's output
 */
export async function migrateDatabase(
  root: string,
  home: Home,
  database: ProductDatabase,
  environment: Environment,
): Promise<void> {
  const stampFile = join(home.folder, 'migrated');
  const stamp = migrationsStamp(root, environment);
  if (database.own && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const { code, output } = await runCli(root, ['migrate'], environment, { onError: sayWaiting });
  if (code !== 0) throw new Failure(`The database could not be migrated: ${output.trim()}`);
  writeFileSync(stampFile, stamp);
}

/** Messages of a command that waits for a server are shown at once. */
export const sayWaiting = (line: string): void => {
  if (/^(Waiting for|Reached) /.test(line)) process.stderr.write(`${line}\n`);
};

/** Runs a command of the API's own. */
export const runCli = (
  root: string,
  parameters: readonly string[],
  environment: Environment,
  listen: { onLine?: (line: string) => void; onError?: (line: string) => void } = {},
): ReturnType<typeof run> =>
  run(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/bundle/cli.js'), ...parameters], {
    folder: root,
    environment: { ...process.env, ...environment },
    ...listen,
  });
