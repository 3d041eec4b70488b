import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../process/run.js';
import { mutantLines, mutantScores, type MutationReport } from '../reports/mutant-scores.js';
import type { Command } from './context.js';

interface Mutated {
  MUTATED: Readonly<Record<string, { parts: readonly string[] }>>;
}

/**
 * `npm run mutants -- finance`: changes the code in small ways, one at a time, and asks whether a test turns red. One
 * package a run, part by part; the result of each part is kept, so that an interrupted run continues there.
 */
export const mutants: Command = async ([name = 'finance'], { root }) => {
  const { MUTATED } = (await import(pathToFileURL(join(root, 'packages/tooling/mutants/mutated.mjs')).href)) as Mutated; // its only export
  const found = MUTATED[name];
  if (!found) throw new Error(`Unknown package "${name}": one of ${Object.keys(MUTATED).join(', ')}`);
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  for (const part of found.parts) {
    const { code } = await run(process.execPath, [stryker, 'run', 'stryker.config.mjs'], {
      folder: root,
      loud: true,
      environment: { ...process.env, CAIRN_MUTANTS: name, CAIRN_MUTANTS_PART: part },
    });
    if (code !== 0) return code;
  }
  const answers = readFileSync(join(root, 'test-results/mutants', name, 'incremental.json'), 'utf8');
  const scores = mutantScores(JSON.parse(answers) as MutationReport); // Stryker's own format
  process.stdout.write(`\n${mutantLines(scores).join('\n')}\n`);
  return 0;
};
