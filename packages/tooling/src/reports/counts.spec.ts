import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestCounts, playwrightCounts, sum } from './counts.js';

describe('counting the tests', () => {
  let folder: string;
  const report = (content: object): string => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cairn-reports-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("sums Jest's report, files that could not be run included", () => {
    const file = report({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 1,
    });
    expect(jestCounts(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it("sums Playwright's report; a test that needed a second try has failed", () => {
    const file = report({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 1 } });
    expect(playwrightCounts(file, 0)).toEqual({ passed: 4, failed: 1, skipped: 1 });
  });

  it('counts a run that broke down without a report as a failure', () => {
    expect(jestCounts(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(playwrightCounts(report({ stats: { expected: 3 } }), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('adds them up', () => {
    expect(
      sum([
        { passed: 1, failed: 0, skipped: 2 },
        { passed: 3, failed: 1, skipped: 0 },
      ]),
    ).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });
});
