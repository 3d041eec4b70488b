/**
 * Mutation tests of one package a run (`npm run mutants -- finance`): what is mutated, and by which tests it must be
 * found. Stryker's own checker of types is left out: it does not know TypeScript 7.
 */
import { join } from 'node:path';

const FILES = {
  finance: ['packages/finance/src/**/*.ts'],
  contracts: ['packages/contracts/src/lifecycles/*.ts', 'packages/contracts/src/kernel/fields.ts'],
  api: [
    'apps/api/src/modules/investments/eligibility.ts',
    'apps/api/src/modules/campaigns/campaign-rules.ts',
    'apps/api/src/modules/campaigns/checklist.ts',
  ],
};
const FOLDER = { finance: 'packages/finance', contracts: 'packages/contracts', api: 'apps/api' };

const name = process.env.CAIRN_MUTANTS ?? 'finance';
const reports = join('test-results', 'mutants', name);
const only = process.env.CAIRN_MUTANTS_FILES?.split(',');

export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: {
    projectType: 'custom',
    configFile: `${FOLDER[name]}/jest.config.mjs`,
    config: { rootDir: FOLDER[name] },
    enableFindRelatedTests: true,
  },
  mutate: only ?? [...FILES[name], '!**/*.spec.ts', '!**/testing/**', '!**/index.ts'],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: join(reports, 'incremental.json'),
  jsonReporter: { fileName: join(reports, 'report.json') },
  reporters: ['clear-text', 'json', 'progress'],
  concurrency: Number(process.env.CAIRN_MUTANTS_AT_ONCE ?? 2),
  timeoutMS: 20_000,
  ignorePatterns: [
    '**/dist',
    '.cairn',
    'test-results',
    '**/test-groups',
    'apps/web',
    'apps/admin',
    'apps/e2e',
    'apps/sandbox',
    'docs',
  ],
  ignoreStatic: true,
  checkers: [],
  disableTypeChecks: false,
  allowConsoleColors: false,
  tempDirName: 'test-results/stryker',
};
