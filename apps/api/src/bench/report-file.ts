import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.js';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
const FILE = join(ROOT, 'docs', 'benchmarks.md');
const HEADING = '## Two million ledger lines';

export interface LargeFigure {
  name: string;
  small: string;
  large: string;
  target: string;
  met: boolean;
}

const parts = (): [report: string, large: string] => {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const at = text.indexOf(HEADING);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
};

/** The report of `npm run bench`; what `--large` measured stays below it. */
export function writeReport(text: string): void {
  const [, large] = parts();
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, large === '' ? text : `${text}\n${large}`);
}

const rowOf = ({ name, value, target, met }: Figure): string =>
  `| ${name} | ${value} | ${target} | ${met ? 'yes' : '**no**'} |`;

/** The table of a report. */
export const rowsOf = (figures: readonly Figure[]): string[] => figures.map(rowOf);

/** Puts the rows of one part into the report that there is: in the place of those of the same name, or at its end. */
export function writeRows(figures: readonly Figure[]): void {
  const [report, large] = parts();
  const lines = report.trimEnd().split('\n');
  for (const figure of figures) {
    const at = lines.findIndex((line) => line.startsWith(`| ${figure.name} |`));
    if (at < 0) lines.push(rowOf(figure));
    else lines[at] = rowOf(figure);
  }
  writeFileSync(FILE, `${lines.join('\n')}\n${large === '' ? '' : `\n${large}`}`);
}

/** The part of `npm run bench -- --large`. True when every target is met. */
export function writeLargeReport(lines: number, figures: readonly LargeFigure[]): boolean {
  const rows = figures.map(
    ({ name, small, large, target, met }) =>
      `| ${name} | ${small} | ${large} | ${target} | ${met ? 'yes' : '**no**'} |`,
  );
  const large = [
    HEADING,
    '',
    `Written by \`npm run bench -- --large\`: ${lines.toLocaleString('en')} lines against 10,000, medians of calls in turns, in one process beside`,
    'its database. A wallet has twelve lines at both sizes, the fuller one 40 and 200.',
    '',
    '| What | 10,000 lines | 2,000,000 lines | Target | Met |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  const [report] = parts();
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, report === '' ? large : `${report.trimEnd()}\n\n${large}`);
  console.log(`\n${large}`);
  return figures.every(({ met }) => met);
}
