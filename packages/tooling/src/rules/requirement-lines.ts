import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedTexts } from '../check/tracked.js';
import { Failure } from '../process/failure.js';
import { REQUIREMENTS } from './requirements.js';

export const RULES_PAGE = 'docs/rules.md';

const BEGIN = '<!-- requirements: written by `npm run gen` -->';
const END = '<!-- end of the requirements -->';
/** More names would add nothing. */
const MOST = 4;

const TEST = /\.(spec|e2e)\.tsx?$/;
/** Files that quote codes as examples. */
const ABOUT_CODES = /^packages\/tooling\/src\/(rules\/|check\/codes)/;
const SOURCE = /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$|^apps\/api\/migrations\//;
/** Names of tests, also where they are made of parts: the line on which one begins. */
const TITLE = /\b(?:it|test|describe)\b|^\s*\] as const\)\(|^\s*'SEC-\d/;

/** Texts by their paths from the root of the clone. */
type Texts = ReadonlyMap<string, string>;

const codeOf = (number: number): RegExp => new RegExp(`\\bSEC-${number}\\b`);

const named = (files: readonly string[]): string =>
  files
    .slice(0, MOST)
    .map((file) => `\`${file}\``)
    .join(', ') + (files.length > MOST ? ` and ${files.length - MOST} more` : '');

const isProof = (text: string, code: RegExp): boolean =>
  text.split('\n').some((line) => TITLE.test(line) && code.test(line));

/** A line for each requirement: its text, where it is enforced, and which tests carry its code. */
export function requirementLines(texts: Texts): string[] {
  const sources = [...texts].filter(([file]) => SOURCE.test(file) && !ABOUT_CODES.test(file));
  return REQUIREMENTS.map(({ says, kept, lacks }, index) => {
    const code = codeOf(index + 1);
    const keepers = sources.filter(([file, text]) => !TEST.test(file) && code.test(text));
    const proofs = sources.filter(([file, text]) => TEST.test(file) && isProof(text, code)).map(([file]) => file);
    const places = kept === undefined ? keepers.map(([file]) => file) : [kept];
    return [
      `- **SEC-${index + 1}** ${says}`,
      ...(places.length === 0 ? [] : [`  - kept in ${named(places)}`]),
      ...(proofs.length === 0 ? [] : [`  - tests: ${named(proofs)}`]),
      ...(lacks === undefined ? [] : [`  - lacks ${lacks}`]),
    ].join('\n');
  });
}

/** Rules that are neither proved nor listed as lacking a proof. */
export const unproved = (lines: readonly string[]): string[] =>
  lines.filter((line) => !line.includes('\n  - tests: ') && !line.includes('\n  - lacks '));

/** The new page with the requirements below its rules. */
export function withRequirements(page: string, lines: readonly string[]): string {
  const begin = page.indexOf(BEGIN);
  const rules = (begin < 0 ? page : page.slice(0, begin)).trimEnd();
  const head =
    '## Requirements of security\n\nWhere the product departs from one on purpose, [security](security.md) says why.';
  const before = begin < 0 ? `${rules}\n\n${head}` : rules;
  return `${before}\n\n${BEGIN}\n\n${lines.join('\n')}\n\n${END}\n`;
}

/** @throws Failure when a requirement has neither a test nor a word about why */
export async function writeRequirements(root: string): Promise<void> {
  const files = (await trackedTexts(root)).filter((file) => SOURCE.test(file)).sort();
  const lines = requirementLines(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
  const [first] = unproved(lines);
  if (first !== undefined) throw new Failure(`No test has the code of ${first}`);
  const page = join(root, RULES_PAGE);
  const before = readFileSync(page, 'utf8');
  const after = withRequirements(before, lines);
  if (after !== before) writeFileSync(page, after);
}
