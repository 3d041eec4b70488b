import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.js';
import { onDemoBeside } from '../product/beside.js';
import type { Command } from './context.js';

/** A script of apps/api/src/bench: it brings up servers of its own and needs nothing that runs. */
const measurement = async (
  name: 'main' | 'chaos' | 'scale',
  parameters: readonly string[],
  root: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const script = join(root, 'apps/api/dist/bench', `${name}.js`);
  const { code } = await run(process.execPath, ['--enable-source-maps', script, ...parameters], {
    folder: root,
    environment: { ...process.env, ...environment },
    loud: true,
  });
  return code;
};

/**
 * `npm run bench`: measures pages in a browser and then the product's servers, and writes docs/benchmarks.md. With
 * `--scale` the ledger's reads and its verification at two million lines instead.
 */
export const bench: Command = async (parameters, context) => {
  if (parameters.includes('--scale')) return measurement('scale', [], context.root);
  const reports = join(context.root, 'test-results', 'reports');
  mkdirSync(reports, { recursive: true });
  const out = join(reports, 'pages.json');
  const pages = await onDemoBeside({ ...context, reset: false }, 'pages.config.ts', { out, route: null });
  if (pages === null) return 130;
  if (pages.code !== 0) return pages.code;
  return measurement('main', parameters, context.root, { BENCH_PAGES: out });
};

/** `npm run chaos`: kills its processes and the sandbox under load, 68 times, and then compares books and provider. */
export const chaos: Command = (parameters, { root }) => measurement('chaos', parameters, root);
