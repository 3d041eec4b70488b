import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Command } from './context.js';
import { ensureBuilt } from './check.js';
import { races } from './races.js';

async function longJourneys(root: string): Promise<number> {
  const folder = join(root, 'apps/e2e');
  const { code } = await run(join(folder, 'node_modules/.bin/playwright'), ['test', '--reporter=list'], {
    folder,
    environment: { ...process.env, CAIRN_LONG: 'yes' },
    loud: true,
  });
  return code;
}

/**
 * Files named `.proof.spec`: odd input to every call, distributions of many sizes, messages of providers that are lost,
 * repeated and overtaken, processes whose servers are killed. The
 * races have their own run.
 */
async function proofSpecs(root: string): Promise<number> {
  const { code } = await run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      '--testPathPatterns=\\.proof\\.spec\\.',
      '--testPathIgnorePatterns=/races/',
    ],
    { folder: root, loud: true },
  );
  return code;
}

/**
 * `npm run proofs`: what takes too long for each change: the long journeys in the browser, odd input to every call,
 * processes whose servers are killed, and the races of every two money commands. Goes on after a failure, and ends with
 * the first code that is not 0.
 */
export const proofs: Command = async (parameters, context) => {
  await ensureBuilt(context.root);
  const codes = [await longJourneys(context.root), await proofSpecs(context.root), await races(parameters, context)];
  return codes.find((code) => code !== 0) ?? 0;
};
