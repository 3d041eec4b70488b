import { codes } from '../check/codes.js';
import { directions } from '../check/directions.js';
import { generated } from '../check/generated.js';
import { tables } from '../check/tables.js';
import { providers } from '../check/providers.js';
import { places } from '../check/places.js';
import { secrets } from '../check/secrets.js';
import { firstLoad } from '../check/first-load.js';
import { sizes } from '../check/sizes.js';
import type { Step } from '../check/step.js';
import { format, lint, styles, types } from '../check/tools.js';
import { Failure, lineOf } from '../process/failure.js';
import { run } from '../process/run.js';
import type { Command } from './context.js';

export interface CheckResult {
  passed: number;
  failed: number;
}

const STEPS: readonly Step[] = [
  types,
  format,
  lint,
  styles,
  directions,
  sizes,
  firstLoad,
  tables,
  codes,
  places,
  providers,
  secrets,
  generated,
];

/** Compiles everything. */
export const build: Step = {
  name: 'build',
  async run(root) {
    const { code, output } = await run('turbo', ['run', 'build', '--output-logs=errors-only'], { folder: root });
    return code === 0 ? null : output.trim();
  },
};

/** Tests run the built code. */
export async function ensureBuilt(root: string): Promise<void> {
  const fault = await build.run(root);
  if (fault !== null) throw new Failure(fault);
}

async function tryStep(step: Step, root: string): Promise<boolean> {
  const began = performance.now();
  let fault: string | null;
  try {
    fault = await step.run(root);
  } catch (error) {
    fault = lineOf(error);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${fault === null ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)\n`);
  if (fault !== null) process.stdout.write(`${fault}\n`);
  return fault === null;
}

/** Most steps keep one core busy. */
const AT_ONCE = 2;

/** All checks of the code without running it; each step counts as one. */
export async function checkAll(root: string): Promise<CheckResult> {
  const result = { passed: 0, failed: 0 };
  const count = async (step: Step): Promise<void> => {
    if (await tryStep(step, root)) result.passed += 1;
    else result.failed += 1;
  };
  // The others read what it writes.
  await count(build);
  const waiting = [...STEPS];
  const workThrough = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await count(step);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
  return result;
}

/** `npm run check` */
export const check: Command = async (_parameters, { root }) => {
  const { failed } = await checkAll(root);
  return failed === 0 ? 0 : 1;
};
