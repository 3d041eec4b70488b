import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Command } from './context.js';
import { races } from './races.js';

/**
 * `npm run proofs`: what takes too long for each change: the long journeys in the browser, and the races of every two
 * money commands.
 */
export const proofs: Command = async (parameters, context) => {
  const { root } = context;
  const folder = join(root, 'apps/e2e');
  const { code } = await run(join(folder, 'node_modules/.bin/playwright'), ['test', '--reporter=list'], {
    folder,
    environment: { ...process.env, CAIRN_LONG: 'yes' },
    loud: true,
  });
  const raced = await races(parameters, context);
  return code === 0 ? raced : code;
};
