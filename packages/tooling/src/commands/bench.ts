import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.js';
import { onDemoBeside } from '../product/beside.js';
import type { Command } from './context.js';

/** A script of apps/api/src/bench or apps/api/src/chaos: it starts its own servers and needs nothing that runs. */
const measurement = async (
  name: 'bench/main' | 'bench/large' | 'chaos/chaos',
  parameters: readonly string[],
  root: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const script = join(root, 'apps/api/dist', `${name}.js`);
  const { code } = await run(process.execPath, ['--enable-source-maps', script, ...parameters], {
    folder: root,
    environment: { ...process.env, ...environment },
    loud: true,
  });
  return code;
};

/** Builds another commit beside this one, and gives the API it starts with. */
async function builtBefore(commit: string, root: string): Promise<string> {
  const folder = join(root, '.cairn', 'before');
  const quietly = { folder: root, environment: process.env, loud: false };
  await run('git', ['worktree', 'remove', '--force', folder], quietly);
  const made = await run('git', ['worktree', 'add', '--detach', folder, commit], { ...quietly, loud: true });
  if (made.code !== 0) throw new Error(`There is no commit ${commit}`);
  console.log(`Building ${commit} …`);
  // The fastest of the commands that build the whole product.
  const built = await run(process.execPath, ['packages/tooling/launch.mjs', 'gen'], { ...quietly, folder });
  if (built.code !== 0) throw new Error(`${commit} could not be built`);
  return join(folder, 'apps/api/dist/bundle/main.js');
}

const valueOf = (name: string, parameters: readonly string[]): string | undefined =>
  parameters.includes(name) ? parameters[parameters.indexOf(name) + 1] : undefined;

/**
 * `npm run bench`: measures pages in a browser and then the product's servers, and writes docs/benchmarks.md. With
 * `--large` the ledger at two million lines instead; with `--no-pages` the servers alone; with `--before COMMIT` the rates of
 * another commit are shown next to them; with `--part desk`, `page`, `agreements`, `bank`, `intake`, `checkout` or `invest`
 * that part alone is measured, and the report stays as it is unless `--write` has its rows put into it.
 */
export const bench: Command = async (parameters, context) => {
  if (parameters.includes('--large')) return measurement('bench/large', [], context.root);
  const before = valueOf('--before', parameters);
  const environment: Record<string, string> =
    before === undefined ? {} : { BENCH_BEFORE: await builtBefore(before, context.root) };
  const part = valueOf('--part', parameters);
  if (part !== undefined) {
    const write: Record<string, string> = parameters.includes('--write') ? { BENCH_WRITE: 'yes' } : {};
    return measurement('bench/main', [], context.root, { ...environment, ...write, BENCH_PART: part });
  }
  if (parameters.includes('--no-pages')) return measurement('bench/main', [], context.root, environment);
  const reports = join(context.root, 'test-results', 'reports');
  mkdirSync(reports, { recursive: true });
  const out = join(reports, 'pages.json');
  const pages = await onDemoBeside({ ...context, reset: false }, 'pages.config.ts', { out, route: null });
  if (pages === null) return 130;
  if (pages.code !== 0) return pages.code;
  return measurement('bench/main', [], context.root, { ...environment, BENCH_PAGES: out });
};

/** `npm run chaos`: kills its processes and the sandbox under load, 68 times, and then compares ledger and provider. */
export const chaos: Command = (parameters, { root }) => measurement('chaos/chaos', parameters, root);
