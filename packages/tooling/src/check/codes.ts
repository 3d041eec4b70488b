import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './step.js';
import { trackedTexts } from './tracked.js';

/** The pages on which a code is explained; there it is in bold, or the first cell of a row. */
export const CODE_PAGES = ['docs/rules.md', 'docs/findings.md', 'docs/specification.md', 'docs/ledger.md'];

/** Rules (`V-16`), requirements (`SEC-14`), findings (`M-5`), and decisions on the specification (`decision 34`). */
const CODE = /\b(?:(?:[VSRCUDMB]-\d{1,2}|SEC-\d{1,2})\b(?![\d.])|[Dd]ecision (?:\d{1,2}\b|`\w+`))/g;

const SOURCE = /^(?:apps|packages)\/[^/]+\/(?:src|migrations)\/.*\.(?:tsx?|sql|css|mjs)$/;
/** Shapes are drawn with letters and numbers that look like codes. */
const DRAWING = /^packages\/design\/src\/drawings\/|\.svg$/;
/** Files that quote a code as an example, valid or not. */
const ABOUT_CODES = /^packages\/tooling\/src\/(?:rules|check)\//;

const plain = (code: string): string => code.replace('Decision', 'decision');

export interface Named {
  code: string;
  line: number;
}

/** The codes in comments and names of tests, with their lines. */
export const codesIn = (text: string): Named[] =>
  text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(CODE)].map(([code]) => ({ code: plain(code), line: index + 1 })));

/** The codes that the pages explain. */
export const explainedIn = (page: string): string[] =>
  [...page.matchAll(/^(?:- \*\*([A-Z]+-\d{1,2})\*\*|\| (decision (?:\d{1,2}|`\w+`)) +\|)/gm)].map(
    ([, bold, row]) => bold ?? row ?? '',
  );

/** Every code must be explained in the docs. */
export const codes: Step = {
  name: 'codes',
  async run(root) {
    const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
    const explained = new Set(CODE_PAGES.flatMap((page) => explainedIn(textOf(page))));
    const files = (await trackedTexts(root)).filter(
      (file) => SOURCE.test(file) && !DRAWING.test(file) && !ABOUT_CODES.test(file),
    );
    const faults = files.flatMap((file) =>
      codesIn(textOf(file))
        .filter(({ code }) => !explained.has(code))
        .map(({ code, line }) => `${file}:${line} ${code}`),
    );
    return faults.length === 0 ? null : `Codes that no page of docs explains:\n${faults.join('\n')}`;
  },
};
