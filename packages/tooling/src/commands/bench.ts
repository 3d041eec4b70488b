import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Command } from './context.js';

/** `npm run bench`: measures the product on servers of its own and writes docs/benchmarks.md. */
export const bench: Command = async (parameters, { root }) => {
  const script = join(root, 'apps/api/dist/bench/main.js');
  const { code } = await run(process.execPath, ['--enable-source-maps', script, ...parameters], {
    folder: root,
    loud: true,
  });
  return code;
};
