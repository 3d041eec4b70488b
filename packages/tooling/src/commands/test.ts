import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.js';
import { jestCounts, playwrightCounts, sum, type Counts } from '../reports/counts.js';
import { checkAll } from './check.js';
import type { Command } from './context.js';

const heading = (text: string): void => void process.stdout.write(`\n== ${text}\n`);

async function unitTests(root: string, reports: string): Promise<Counts> {
  const report = join(reports, 'jest.json');
  const { code } = await run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      // Tests make much that lives for one test: a larger young generation copies less of it.
      '--max-semi-space-size=64',
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

/**
 * `npm test`: the checks, every Jest project (the API's on a PostgreSQL of its own) and the browser journeys.
 * Its last line is `N passed, N failed, N skipped`, summed over the reports; a failed check counts as a failure.
 */
export const test: Command = async (_parameters, { root }) => {
  const began = performance.now();
  const reports = join(root, 'test-results', 'reports');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  heading('Checks');
  const checks: Counts = { skipped: 0, ...(await checkAll(root)) };
  heading('Unit and API tests');
  const unit = await unitTests(root, reports);
  heading('Browser journeys');
  const browser = await journeys(root, reports);

  const parts = { checks, 'unit and API tests': unit, 'browser journeys': browser };
  heading(`Done in ${Math.round((performance.now() - began) / 1000)} s`);
  for (const [name, counts] of Object.entries(parts)) {
    process.stdout.write(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
  const total = sum(Object.values(parts));
  process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
  return total.failed === 0 ? 0 : 1;
};
