import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../process/failure.js';
import { run } from '../process/run.js';

/** Made for programs of several threads. */
const LIBRARY = 'libfaketimeMT.so.1';

const SLACK_SECONDS = 60;

/** Where systems put it: Debian in a folder for each kind of machine. */
function places(): string[] {
  const machines = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  return [...machines.map((name) => join('/usr/lib', name)), '/usr/lib', '/usr/lib64', '/usr/local/lib'].map((folder) =>
    join(folder, 'faketime', LIBRARY),
  );
}

/** Compiles `waits.c`, which says why, to where the account of PostgreSQL can read it too, for as long as we run. */
function compiledWaits(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-times-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const library = join(folder, 'waits.so');
  const parameters = ['-shared', '-fPIC', '-O2', '-o', library, join(import.meta.dirname, '../../src/times/waits.c')];
  const { status, error, stderr } = spawnSync('cc', parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Failure(`The C compiler "cc" is needed, and failed: ${error?.message ?? stderr}`);
  chmodSync(folder, 0o755);
  return library;
}

/**
 * What is to be loaded before a process to give it another time. The C library goes along: programs that bring an
 * allocator of their own, as Redis does, ask for the time before it would be there, and could not start.
 */
export function faketimeLibraries(): string {
  const found = places().find((place) => existsSync(place));
  if (found === undefined) {
    throw new Failure(
      'libfaketime is not installed: "apt-get install faketime" on Debian and Ubuntu, "dnf install libfaketime" on Fedora',
    );
  }
  return `${compiledWaits()}:${found}:libc.so.6`;
}

/** Fails unless Node really has the time that it was given: a run on the machine's own clock would prove nothing. */
export async function expectTime(
  instant: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { output } = await run(process.execPath, ['-p', 'Date.now()'], { folder: '/', environment });
  const off = Math.abs(Number(output.trim()) - Date.parse(instant)) / 1000;
  if (!(off <= SLACK_SECONDS))
    throw new Failure(`Node on this machine does not accept a changed time: ${output.trim()}`);
}
