import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
});

function readNumbers(file: string, path: readonly string[], names: readonly string[]): Record<string, number> {
  if (!existsSync(file)) return {};
  let value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const key of path) value = Object(value)[key];
  const record: Record<string, unknown> = Object(value);
  return Object.fromEntries(
    names.map((name) => {
      const found = record[name];
      return [name, typeof found === 'number' ? found : 0];
    }),
  );
}

/** A run that broke down before or beside its tests is a failure too, regardless of its report. */
const withExit = (counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** Sums a report of Jest's `--json`; files that could not be run count as failures. */
export function jestCounts(file: string, code: number): Counts {
  const read = readNumbers(
    file,
    [],
    ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites'],
  );
  const number = (name: string): number => read[name] ?? 0;
  return withExit(
    {
      passed: number('numPassedTests'),
      failed: number('numFailedTests') + number('numRuntimeErrorTestSuites'),
      skipped: number('numPendingTests') + number('numTodoTests'),
    },
    code,
  );
}

/** Sums a report of Playwright's JSON reporter. */
export function playwrightCounts(file: string, code: number): Counts {
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
    skipped = 0,
  } = readNumbers(file, ['stats'], ['expected', 'unexpected', 'flaky', 'skipped']);
  return withExit({ passed: expected, failed: unexpected + flaky, skipped }, code);
}
