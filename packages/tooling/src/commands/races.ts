import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Command } from './context.js';

/** `npm run races`: every two money commands that can meet, twenty rounds each, what became of them, and the last share. */
export const races: Command = async (_parameters, { root }) => {
  const report = join(root, 'test-results/reports/races.txt');
  const { code } = await run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects=api',
      '--verbose',
      '--runTestsByPath',
      join(root, 'apps/api/src/modules/investments/investing/race.spec.ts'),
      join(root, 'apps/api/src/testing/races/races.proof.spec.ts'),
    ],
    { folder: root, loud: true, environment: { ...process.env, CAIRN_RACES: 'all', CAIRN_RACES_REPORT: report } },
  );
  const lines = readFileSync(report, 'utf8').trimEnd().split('\n');
  process.stdout.write(`\n${lines.join('\n')}\n${lines.length} pairs\n`);
  return code;
};
