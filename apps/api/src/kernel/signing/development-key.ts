import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { newId } from '../crypto/ids.js';
import type { PlatformKey } from './platform-key.js';

const FOLDER = 'signing';
const FILE = 'development.json';

/**
 * A key of this installation alone, which nobody else trusts: made with the first document that is signed. Of several
 * processes that make one at once, the first file stays.
 */
export async function developmentKey(files: string): Promise<PlatformKey> {
  const folder = resolve(files, FOLDER);
  const path = join(folder, FILE);
  const read = async (): Promise<PlatformKey> => JSON.parse(await readFile(path, 'utf8')) as PlatformKey; // as written below
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Loaded here, so that a process that makes no key starts faster.
  const { pemOf, selfSigned } = await import('./self-signed.js');
  const { key, certificate } = await selfSigned('Cairn development signature');
  const made: PlatformKey = { key: pemOf('PRIVATE KEY', key), chain: [pemOf('CERTIFICATE', certificate)] };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = join(folder, `${newId()}.part`);
  await writeFile(own, JSON.stringify(made), { mode: 0o600 });
  // A link is not made over a file that is there.
  await link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  return read();
}
