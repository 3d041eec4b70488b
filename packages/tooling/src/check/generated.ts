import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, generatedFiles } from '../commands/gen.js';
import type { Step } from './step.js';

/** Which of the files `write` changes, in whole sentences; null when none. */
export async function staleFiles(
  root: string,
  files: readonly string[],
  write: () => Promise<void>,
): Promise<string | null> {
  const content = (): (string | null)[] =>
    files.map((name) => (existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : null));
  const before = content();
  await write();
  const after = content();
  const stale = files.filter((_, index) => before[index] !== after[index]);
  return stale.length === 0 ? null : `Not as the code would write them (now written anew): ${stale.join(', ')}`;
}

export const generated: Step = {
  name: 'generated files',
  run: (root) => staleFiles(root, generatedFiles(root), () => generate(root)),
};
