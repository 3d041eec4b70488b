import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Command } from './context.js';

/**
 * `npm run verify-external`: what talks to software that is not installed with the product, against that software
 * itself: uploads with ClamAV's daemon, sealed documents with Poppler's pdfsig, which have to be on the machine.
 */
export const verifyExternal: Command = async (_parameters, { root }) => {
  const { code } = await run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects=api',
      '--verbose',
      '--testMatch=**/*.external.ts',
    ],
    { folder: root, loud: true },
  );
  return code;
};
