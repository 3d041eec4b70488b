import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Command } from './context.js';

/** A script of apps/api/src/bench: it brings up servers of its own and needs nothing that runs. */
const measurement =
  (name: 'main' | 'chaos'): Command =>
  async (parameters, { root }) => {
    const script = join(root, 'apps/api/dist/bench', `${name}.js`);
    const { code } = await run(process.execPath, ['--enable-source-maps', script, ...parameters], {
      folder: root,
      loud: true,
    });
    return code;
  };

/** `npm run bench`: measures the product and writes docs/benchmarks.md. */
export const bench = measurement('main');

/** `npm run chaos`: kills its processes under load, thirty times and more, and then asks the books. */
export const chaos = measurement('chaos');
