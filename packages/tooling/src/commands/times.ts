import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.js';
import { environmentAt, MOMENTS, type Clock } from '../times/clocks.js';
import { expectTime, faketimeLibraries } from '../times/faketime.js';
import { wanted } from '../times/wanted.js';
import type { Command } from './context.js';

const lastLine = (output: string): string => output.trimEnd().split('\n').at(-1) ?? '';

/**
 * `npm run times`: the test command once a clock, where the machine, its PostgreSQL and its browser believe that it is
 * another time in another zone. One line reports each result; the output is kept in test-results/times.
 */
export const times: Command = async (parameters, { root }) => {
  const { parts, clocks } = wanted(parameters);
  const libraries = faketimeLibraries();
  const logs = join(root, 'test-results', 'times');
  mkdirSync(logs, { recursive: true });

  const runAt = async ({ moment, zone }: Clock): Promise<boolean> => {
    const instant = MOMENTS[moment] ?? moment;
    const environment = { ...process.env, ...environmentAt(instant, zone, libraries, Date.now()) };
    await expectTime(instant, environment);
    const began = performance.now();
    const launcher = join(root, 'packages/tooling/launch.mjs');
    const { code, output } = await run(process.execPath, [launcher, 'test', ...parts], { folder: root, environment });
    const log = join(logs, `${moment}-${zone}.log`.replaceAll(/[/:]/g, '-'));
    writeFileSync(log, output);
    const seconds = Math.round((performance.now() - began) / 1000);
    const outcome = `${code === 0 ? 'ok    ' : 'FAILED'} ${moment} ${zone}: ${lastLine(output)} (${seconds} s)`;
    process.stdout.write(code === 0 ? `${outcome}\n` : `${outcome}\n       ${log}\n`);
    return code === 0;
  };

  let failed = 0;
  for (const clock of clocks) if (!(await runAt(clock))) failed += 1;
  process.stdout.write(`${clocks.length - failed} clocks passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
};
