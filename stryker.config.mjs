/**
 * Mutation tests of one part of a package (`npm run mutants -- finance` runs all parts). Stryker's own checker of types
 * is left out: it does not know TypeScript 7.
 */
import { join } from 'node:path';
import { project } from './jest.preset.mjs';
import { MUTATED } from './packages/tooling/mutants/mutated.mjs';
import { groupSpecs } from './packages/tooling/mutants/specs.mjs';

const name = process.env.CAIRN_MUTANTS ?? 'finance';
const { folder, parts, specs, instead } = MUTATED[name];
const only = process.env.CAIRN_MUTANTS_PART;
const reports = join('test-results', 'mutants', name);
const settings = project(name);

export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: {
    projectType: 'custom',
    configFile: `${folder}/jest.config.mjs`,
    config: {
      ...settings,
      rootDir: folder,
      testMatch: [groupSpecs(join(import.meta.dirname, folder), specs)],
      testEnvironment: '<rootDir>/../../packages/tooling/mutants/first-failure.cjs',
      moduleNameMapper: {
        ...instead,
        '^fast-check$': '<rootDir>/../../packages/tooling/mutants/few-cases.cjs',
        ...settings.moduleNameMapper,
      },
      // Rules need no database.
      globalSetup: null,
      globalTeardown: null,
    },
    // The one file of tests needs everything.
    enableFindRelatedTests: false,
  },
  mutate: [
    ...(only === undefined ? parts : [only]).map((part) => `${folder}/src/${part}.ts`),
    '!**/*.spec.ts',
    '!**/testing/**',
    '!**/index.ts',
  ],
  coverageAnalysis: 'perTest',
  // What was answered is kept. A test that was changed and kept its name is not noticed: delete the folder then.
  incremental: true,
  incrementalFile: join(reports, 'incremental.json'),
  jsonReporter: { fileName: join(reports, 'report.json') },
  reporters: ['clear-text', 'json', 'progress'],
  concurrency: Number(process.env.CAIRN_MUTANTS_AT_ONCE ?? 2),
  timeoutMS: 20_000,
  ignorePatterns: ['**/dist', '.cairn', 'test-results', 'apps/web', 'apps/admin', 'apps/e2e', 'apps/sandbox', 'docs'],
  checkers: [],
  disableTypeChecks: false,
  allowConsoleColors: false,
  tempDirName: 'test-results/stryker',
};
