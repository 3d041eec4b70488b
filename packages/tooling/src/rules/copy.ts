import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure } from '../process/failure.js';
import { nameOf, type BrokenRule } from './broken-rule.js';

/** Folders that a copy omits: installed packages are shared, and the output of runs is not needed. */
const LEFT_OUT = /^(node_modules|\.git|\.cairn|test-results|screens|docs|docker)$|(^|\/)(\.turbo|test-groups)$/;

/**
 * A copy of the clone in which rules are broken: the clone itself is never touched, so that nothing has to be put back
 * when a run is broken off.
 * @returns its folder
 */
export function copyClone(root: string): string {
  const copy = join(root, 'test-results', 'rules', 'copy');
  removeCopy(copy);
  for (const folder of ['apps', 'packages']) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      // Links between packages are relative: in the copy they lead to the copy's packages.
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.test(relative(root, path)),
    });
  }
  for (const file of [
    'package.json',
    'jest.config.mjs',
    'jest.date.cjs',
    'jest.groups.mjs',
    'jest.preset.mjs',
    'jest.react.cjs',
    'jest.sequencer.mjs',
  ]) {
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });

/**
 * The file with the rule taken out.
 * @throws Failure where its text is not found exactly once
 */
export function broken(content: string, rule: BrokenRule): string {
  const pieces = content.split(rule.text);
  if (pieces.length !== 2) {
    throw new Failure(`${nameOf(rule)}: ${rule.file} has its text ${pieces.length - 1} times: ${rule.text}`);
  }
  return pieces.join(rule.by);
}

/** Does the work in the copy while the rule is broken there. */
export async function whileBroken<T>(copy: string, rule: BrokenRule, work: () => Promise<T>): Promise<T> {
  const file = join(copy, rule.file);
  const content = readFileSync(file, 'utf8');
  writeFileSync(file, broken(content, rule));
  try {
    return await work();
  } finally {
    writeFileSync(file, content);
  }
}
