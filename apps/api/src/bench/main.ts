import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { landingBytes, MOST_LANDING_BYTES } from '@cairn/tooling';
import { ROOT, rowsOf, writeReport, writeRows } from './report-file.js';
import type { Figure } from './figure.js';
import { runBenchmarks } from './run.js';

/** (6) The JavaScript that the landing page loads before anything is pressed. */
function landingJavaScript(): Figure {
  const bytes = landingBytes(ROOT);
  return {
    name: 'JavaScript of the landing page, gzip',
    value: `${(bytes / 1000).toFixed(0)} KB`,
    target: `at most ${MOST_LANDING_BYTES / 1000} KB`,
    met: bytes <= MOST_LANDING_BYTES,
  };
}

/** (7) What the browser measured before, over the demo (apps/e2e/src/pages). */
function pagesInBrowser(): Figure[] {
  const file = process.env['BENCH_PAGES'];
  if (!file) return [];
  return JSON.parse(readFileSync(file, 'utf8')) as Figure[]; // written by that run
}

function report(figures: readonly Figure[]): string {
  return [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${availableParallelism()} cores, Node ${process.versions.node}. Each figure is the median of five`,
    'rounds in one run, in each of which both sides take turns. Load driver, database and both sides share the machine;',
    'logs are on, sessions are warm, both sides prepare their statements by name. Bare means node:http and pg with the',
    'same SQL and JSON; against bare, the product answers nothing from memory. pgbench runs the statements of the product.',
    'Pages are measured in Chromium over the demo, in fifteen rounds, against a static page with the same pictures and',
    'headings, and against their own files without scripts under the same security headers.',
    '',
    '| What | Measured | Target | Met |',
    '| --- | --- | --- | --- |',
    ...rowsOf(figures),
    '',
  ].join('\n');
}

async function main(): Promise<number> {
  if (spawnSync('pgbench', ['--version']).status !== 0) {
    console.error('pgbench is missing: it comes with the package postgresql-contrib (Debian: postgresql)');
    return 1;
  }
  const part = process.env['BENCH_PART'];
  const measured = await runBenchmarks((line) => console.log(line), part);
  const figures = part ? measured : [...measured, landingJavaScript(), ...pagesInBrowser()];
  const text = report(figures);
  console.log(`\n${text}`);
  if (!part) writeReport(text);
  else if (process.env['BENCH_WRITE'] === 'yes') writeRows(figures);
  return figures.every(({ met }) => met) ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
