import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresBinaries, SHARED_FOLDER } from '../postgres-binaries.js';
import { commandLine } from '../process/command-line.js';
import { Failure } from '../process/failure.js';

/** The folder that holds everything `npm start` keeps: `.cairn` in the clone unless CAIRN_HOME names another. */
export interface Home {
  readonly folder: string;
  readonly logs: string;
  readonly environmentFile: string;
  /** Demo sign-ins, written when the demo is complete. */
  readonly demoFile: string;
  /** Stands while the demo is being made. */
  readonly unfinishedFile: string;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS')
    ? 'no permission to write there'
    : String(error);

/**
 * The home of the product, or of a product beside it that has a part of the folder to itself.
 * @throws Failure when the folder cannot be made or written
 */
export function openHome(root: string, part = ''): Home {
  const folder = join(process.env['CAIRN_HOME'] ?? join(root, '.cairn'), part);
  const logs = join(folder, 'logs');
  try {
    mkdirSync(logs, { recursive: true });
    chmodSync(folder, 0o755); // the account PostgreSQL runs as has to pass through
    writeFileSync(join(logs, '.writable'), '');
    rmSync(join(logs, '.writable'));
  } catch (error) {
    throw new Failure(`Cairn cannot keep its data in ${folder}: ${reasonOf(error)}`);
  }
  return {
    folder,
    logs,
    environmentFile: join(folder, 'environment.json'),
    demoFile: join(folder, 'demo.json'),
    unfinishedFile: join(folder, 'demo-unfinished'),
  };
}

/** The database's folder, and a sentence about it when that is not the home folder. */
export function databaseFolder(home: Home): { folder: string; notice: string | null } {
  const { account } = postgresBinaries();
  const reachable = account === null || spawnSync('test', ['-x', home.folder], { ...account, cwd: '/' }).status === 0;
  if (reachable) return { folder: join(home.folder, 'postgres'), notice: null };
  const name = createHash('sha256').update(home.folder).digest('hex').slice(0, 12);
  const folder = join(SHARED_FOLDER, `data-${name}`);
  mkdirSync(SHARED_FOLDER, { recursive: true });
  chmodSync(SHARED_FOLDER, 0o755);
  return {
    folder,
    notice: `You are root, and the account PostgreSQL runs as cannot reach ${home.folder}: the database is in ${folder}.`,
  };
}

const lockFile = (home: Home): string => join(home.folder, 'launcher.pid');

/** The id of the process that runs Cairn from this folder, or null. */
export function runningLauncher(home: Home): number | null {
  const file = lockFile(home);
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8'));
  return pid !== process.pid && commandLine(pid).includes('launch.mjs') ? pid : null;
}

/** @throws Failure when Cairn already runs from this folder */
export function takeLock(home: Home): void {
  const other = runningLauncher(home);
  if (other !== null) {
    throw new Failure(`Cairn already runs from ${home.folder} (process ${other}); stop it first`);
  }
  writeFileSync(lockFile(home), String(process.pid));
}

export const freeLock = (home: Home): void => rmSync(lockFile(home), { force: true });
