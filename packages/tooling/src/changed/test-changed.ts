import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../process/failure.js';
import { run } from '../process/run.js';
import { nearestSpecs } from './nearest-specs.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function gitFiles(root: string, ...parameters: string[]): Promise<string[]> {
  const { code, output } = await run('git', [...parameters, '-z'], { folder: root });
  if (code !== 0) throw new Failure(`git: ${output.trim()}`);
  return output.split('\0').filter((name) => name !== '' && existsSync(join(root, name)));
}

/** The differences from the last commit, untracked files included. */
async function changedFiles(root: string): Promise<string[]> {
  const [changed, fresh] = await Promise.all([
    gitFiles(root, 'diff', '--name-only', 'HEAD'),
    gitFiles(root, 'ls-files', '--others', '--exclude-standard'),
  ]);
  return [...changed, ...fresh];
}

/** The API's tests begin with a database that its built migrations have made. */
async function ensureMigrations(root: string): Promise<void> {
  if (existsSync(join(root, 'apps/api/dist/kernel/database/migrate.js'))) return;
  const { code, output } = await run('turbo', ['run', 'build', '--filter=@cairn/api'], { folder: root });
  if (code !== 0) throw new Failure(output.trim());
}

/**
 * `npm test -- --changed`: the tests next to what differs from the last commit, and nothing else; what a
 * developer runs while writing. It proves less than the whole, and lists what it leaves out.
 * @returns the exit code
 */
export async function testChanged(root: string): Promise<number> {
  const all = await gitFiles(root, 'ls-files', '--cached', '--others', '--exclude-standard', '*.spec.ts', '*.spec.tsx');
  const { specs, alone } = nearestSpecs(await changedFiles(root), all, (spec) =>
    readFileSync(join(root, spec), 'utf8'),
  );
  for (const file of alone) say(`No test found for ${file}`);
  if (specs.length === 0) {
    say('Nothing to run.');
    return 0;
  }
  if (specs.some((spec) => spec.startsWith('apps/api/'))) await ensureMigrations(root);
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--maxWorkers=2', '--runTestsByPath', ...specs];
  const { code } = await run(
    process.execPath,
    ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', ...jest],
    { folder: root, loud: true },
  );
  return code;
}
