import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Command } from './context.js';

const PACKAGES = ['finance', 'contracts', 'api'];

/**
 * `npm run mutants -- finance`: changes the code in small ways, one at a time, and asks whether a test turns red. One
 * package a run; what was answered is kept, so that a run that is broken off goes on where it stopped.
 */
export const mutants: Command = async (parameters, { root }) => {
  const [name = 'finance'] = parameters;
  if (!PACKAGES.includes(name)) throw new Error(`Unknown package "${name}": one of ${PACKAGES.join(', ')}`);
  const { code } = await run(
    process.execPath,
    [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', 'stryker.config.mjs'],
    { folder: root, loud: true, environment: { ...process.env, CAIRN_MUTANTS: name } },
  );
  return code;
};
