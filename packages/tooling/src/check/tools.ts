import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Step } from './step.js';

/** Runs one of the workspace's tools; its output on failure is the error. */
async function complaint(root: string, tool: string, parameters: readonly string[]): Promise<string | null> {
  const { code, output } = await run(tool, parameters, { folder: root });
  return code === 0 ? null : output.trim() || `${tool} ended with ${code}`;
}

export const types: Step = {
  name: 'types',
  run: (root) => complaint(root, 'turbo', ['run', 'typecheck', '--output-logs=errors-only']),
};

/** Code rules, ring imports and the length of files. */
export const lint: Step = {
  name: 'lint',
  run: (root, clone = root) =>
    complaint(root, 'oxlint', ['-c', join(clone, '.oxlintrc.json'), '--disable-nested-config', '--type-aware', '.']),
};

export const format: Step = {
  name: 'format',
  run: (root, clone = root) =>
    complaint(root, 'oxfmt', [
      '--check',
      `--config=${join(clone, '.oxfmtrc.json')}`,
      '.',
      '!packages/tooling/fixtures/**',
    ]),
};

/** Arabic is read from the right: sizes and sides are written in logical properties. */
export const styles: Step = {
  name: 'styles',
  run: (root, clone = root) =>
    complaint(root, 'stylelint', [`--config=${join(clone, '.stylelintrc.json')}`, '{apps,packages}/*/src/**/*.css']),
};
