import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testChanged } from '../changed/test-changed.js';
import { Failure } from '../process/failure.js';
import { run } from '../process/run.js';
import { jestCounts, playwrightCounts, sum, type Counts } from '../reports/counts.js';
import { checkAll, ensureBuilt } from './check.js';
import type { Command } from './context.js';

const line = ({ passed, failed, skipped }: Counts): string => `${passed} passed, ${failed} failed, ${skipped} skipped`;
const heading = (text: string): void => void process.stdout.write(`\n== ${text}\n`);

async function unitTests(root: string, reports: string): Promise<Counts> {
  const report = join(reports, 'jest.json');
  const { code } = await run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      // Tests allocate much for one test only: a larger young generation copies less of it.
      '--max-semi-space-size=64',
      // Much of it runs a few times. Optimising only what runs four times as often as usual takes a tenth less of the
      // processor for screens, and 2 to 3 per cent less for the API.
      '--interrupt-budget=540000',
      join(root, 'node_modules/jest/bin/jest.js'),
      '--maxWorkers=3',
      '--json',
      `--outputFile=${report}`,
    ],
    { folder: root, errorsLoud: true, environment: { ...process.env, CAIRN_TEST_GROUPS: 'yes' } },
  );
  return jestCounts(report, code);
}

async function journeys(root: string, reports: string): Promise<Counts> {
  const report = join(reports, 'playwright.json');
  const folder = join(root, 'apps/e2e');
  const { code } = await run(join(folder, 'node_modules/.bin/playwright'), ['test', '--reporter=list,json'], {
    folder,
    environment: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    loud: true,
  });
  return playwrightCounts(report, code);
}

/** The parts of the test command, as they are named on the command line. */
export const PARTS = {
  checks: {
    title: 'Checks',
    work: async (root: string): Promise<Counts> => ({ skipped: 0, ...(await checkAll(root)) }),
  },
  unit: { title: 'Unit and API tests', work: unitTests },
  journeys: { title: 'Browser journeys', work: journeys },
} as const;

type Part = keyof typeof PARTS;
const isPart = (name: string): name is Part => name in PARTS;

/** Those that are named, in their own order; all of them when none is. */
function partsOf(names: readonly string[]): Part[] {
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Failure(`Unknown part "${unknown}": one of ${Object.keys(PARTS).join(', ')}`);
  return Object.keys(PARTS)
    .filter(isPart)
    .filter((name) => names.length === 0 || names.includes(name));
}

/**
 * `npm test`: the checks, every Jest project (the API's on its own PostgreSQL) and the browser journeys, or those
 * parts of it that are named. Its last line is `N passed, N failed, N skipped`, summed over the reports; a failed check
 * counts as a failure. `--changed` runs the tests beside what differs from the last commit.
 */
export const test: Command = async (names, { root }) => {
  if (names.length === 1 && names[0] === '--changed') return testChanged(root);
  const parts = partsOf(names);
  const began = performance.now();
  const reports = join(root, 'test-results', 'reports');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  // The checks begin with it.
  if (!parts.includes('checks')) await ensureBuilt(root);
  const counts: { title: string; found: Counts }[] = [];
  for (const part of parts) {
    const { title, work } = PARTS[part];
    heading(title);
    counts.push({ title, found: await work(root, reports) });
  }
  heading(`Done in ${Math.round((performance.now() - began) / 1000)} s`);
  for (const { title, found } of counts) process.stdout.write(`${title}: ${line(found)}\n`);
  const total = sum(counts.map(({ found }) => found));
  process.stdout.write(`${line(total)}\n`);
  return total.failed === 0 ? 0 : 1;
};
