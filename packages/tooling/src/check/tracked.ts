import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.js';

const LARGEST = 2 * 1024 ** 2;
const SKIPPED = /(^|\/)pnpm-lock\.yaml$|\.(png|jpe?g|webp|gif|woff2?|ttf|otf|pdf|ico)$|^packages\/tooling\/fixtures\//;

/**
 * The files with words of ours that git keeps, from the root of the clone.
 * @throws Error when git does not answer
 */
export async function trackedTexts(root: string): Promise<string[]> {
  const { code, output } = await run('git', ['ls-files', '-z'], { folder: root });
  if (code !== 0) throw new Error(`git ls-files: ${output.trim()}`);
  return output
    .split('\0')
    .filter((name) => name !== '' && !SKIPPED.test(name))
    .filter((name) => existsSync(join(root, name)) && statSync(join(root, name)).size < LARGEST);
}
