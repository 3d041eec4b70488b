import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step } from './step.js';
import { trackedTexts } from './tracked.js';

export const MOST_LINES = 250;
export const MOST_FILES = 25;

const CODE = /\.(tsx?|css)$/;
/** What tests the product is not the product. */
const NO_PRODUCT = /\.(spec|e2e)\.tsx?$|\/testing\/|^apps\/(e2e|sandbox)\//;
/** One long list each, which grows by what it lists. */
const DATA = /^packages\/(tooling\/src\/rules|design\/src\/css)\//;

/** Files that are too long, and folders with too many files. */
export function sizeFaults(lengths: ReadonlyMap<string, number>): string[] {
  const code = [...lengths].filter(([name]) => CODE.test(name) && !NO_PRODUCT.test(name));
  const long = code
    .filter(([name, lines]) => lines > MOST_LINES && !DATA.test(name))
    .map(([name, lines]) => `${name} has ${lines} lines, more than ${MOST_LINES}`);
  const folders = new Map<string, number>();
  const counted = [...lengths.keys()].filter((name) => /(?<!\.spec)\.tsx?$/.test(name));
  for (const name of counted) folders.set(dirname(name), (folders.get(dirname(name)) ?? 0) + 1);
  const full = [...folders]
    .filter(([, files]) => files > MOST_FILES)
    .map(([name, files]) => `${name} has ${files} files of code, more than ${MOST_FILES}`);
  return [...long, ...full];
}

export const sizes: Step = {
  name: 'sizes',
  async run(root) {
    const linesOf = (name: string): number => readFileSync(join(root, name), 'utf8').split('\n').length - 1;
    const code = (await trackedTexts(root)).filter((name) => CODE.test(name));
    const faults = sizeFaults(new Map(code.map((name) => [name, linesOf(name)])));
    return faults.length === 0 ? null : faults.join('\n');
  },
};
