import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';

/** The bytes of the file that a button saves. */
export async function download(button: Locator): Promise<Buffer> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return readFile(await file.path());
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The beginning of a hash as pages show it. */
export const shownHash = (hash: string): string => hash.slice(0, 12).replaceAll(/(.{4})(?=.)/g, '$1 ');
