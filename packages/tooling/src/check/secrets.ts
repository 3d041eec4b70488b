import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Step } from './step.js';
import { trackedTexts } from './tracked.js';

const SEARCH = join('packages', 'tooling', 'secrets.mjs');

/**
 * Strings in these files that look like a key, a token or a password, masked; null when there are none.
 * @param clone where the rules and the script lie
 */
export async function secretsIn(root: string, files: readonly string[], clone = root): Promise<string | null> {
  const rules = `--secretlintrc=${join(clone, '.secretlintrc.json')}`;
  const { code, output } = await run(
    process.execPath,
    [join(clone, SEARCH), '--no-glob', '--no-color', rules, ...files],
    { folder: root },
  );
  return code === 0 ? null : output.trim() || `The search for secrets ended with ${code}`;
}

/** SEC-54: no secret is kept in git. */
export const secrets: Step = {
  name: 'secrets',
  run: async (root) => secretsIn(root, await trackedTexts(root)),
};
