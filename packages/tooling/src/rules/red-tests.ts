import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../process/run.js';
import { patternOf } from './broken-rule.js';

interface JestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

export interface RedTest {
  name: string;
  /** The first line of why. */
  reason: string;
}

export interface Verdict {
  red: RedTest[];
  green: string[];
  /** Set where no test was run: a file that does not load proves nothing about a rule. */
  unread: string | null;
}

const firstLine = (text = ''): string => stripVTControlCharacters(text).split('\n')[0] ?? '';

function verdictOf(report: JestReport, output: string): Verdict {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const red = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: fullName, reason: firstLine(failureMessages[0]) }));
  const green = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  const unread = report.testResults.find(({ assertionResults }) => assertionResults.length === 0);
  if (unread !== undefined) return { red, green, unread: unread.message };
  return { red, green, unread: red.length + green.length === 0 ? output.slice(-2000) : null };
}

/** Runs the tests of some files that carry one of the ids. */
export async function runTests(copy: string, specs: readonly string[], rules: readonly string[]): Promise<Verdict> {
  const file = join(copy, 'rules-report.json');
  rmSync(file, { force: true });
  const { output } = await run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(copy, 'node_modules/jest/bin/jest.js'),
      '--maxWorkers=2',
      '--forceExit',
      // Named like their folders; the others need not be looked through.
      '--selectProjects',
      ...new Set(specs.map((spec) => spec.split('/')[1] ?? '')),
      `--testNamePattern=${rules.map(patternOf).join('|')}`,
      '--json',
      `--outputFile=${file}`,
      '--runTestsByPath',
      ...specs.map((spec) => join(copy, spec)),
    ],
    { folder: copy },
  );
  if (!existsSync(file)) return { red: [], green: [], unread: output.slice(-2000) };
  return verdictOf(JSON.parse(readFileSync(file, 'utf8')) as JestReport, output); // Jest's own format
}
