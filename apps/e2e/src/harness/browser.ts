import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import chromium from '@sparticuz/chromium';

export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const DEBIAN = '/usr/bin/chromium';

const starts = ({ executablePath, env }: Browser): boolean =>
  spawnSync(executablePath, ['--version'], { stdio: 'ignore', env: { ...process.env, ...env } }).status === 0;

/** The package also ships the libraries that a bare machine lacks; it unpacks them only on its own platform. */
function unpackLibraries(): string {
  const folder = join(tmpdir(), 'cairn-chromium-libraries');
  if (!existsSync(join(folder, 'lib'))) {
    const packed = join(
      dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '../../bin/al2023.tar.br',
    );
    mkdirSync(folder, { recursive: true });
    const { status, stderr } = spawnSync('tar', ['-xf', '-', '-C', folder], {
      input: brotliDecompressSync(readFileSync(packed)),
    });
    if (status !== 0) throw new Error(`Chromium's libraries cannot be unpacked: ${stderr.toString().trim()}`);
  }
  return join(folder, 'lib');
}

/**
 * A Chromium that starts on this machine: of CHROMIUM_PATH, the one npm brought, with its own libraries where the
 * machine lacks them, else Debian's.
 * @throws when none starts, with what to do
 */
export async function findBrowser(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return { executablePath: given, env: {} };
  const own: Browser = { executablePath: await chromium.executablePath(), env: {} };
  if (starts(own)) return own;
  const withLibraries = { ...own, env: { LD_LIBRARY_PATH: unpackLibraries() } };
  if (starts(withLibraries)) return withLibraries;
  const debian: Browser = { executablePath: DEBIAN, env: {} };
  if (existsSync(DEBIAN) && starts(debian)) return debian;
  throw new Error('Chromium does not start here; `apt-get install chromium` brings one that does');
}

const ROOM = 1024 ** 3;

/** Whether Chromium's processes may share memory as memory: in many containers there are 64 MB of it, too few for pages. */
export function hasSharedMemory(folder = '/dev/shm'): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}
