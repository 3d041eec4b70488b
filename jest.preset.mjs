/**
 * One Jest set-up for the whole workspace. Node 20 cannot run Jest's native ES modules with packages that
 * `require()` them, so everything that ships as ES modules is transformed to CommonJS by swc.
 */
import { join } from 'node:path';

const swc = (syntax, jsx = false) => [
  '@swc/jest',
  {
    swcrc: false,
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: syntax === 'typescript' ? { syntax, decorators: true, tsx: jsx } : { syntax: 'ecmascript', jsx },
      transform: {
        ...(syntax === 'typescript'
          ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }
          : {}),
        react: { runtime: 'automatic' },
      },
    },
  },
];

/** Packages that ship as ES modules only and are met by tests. */
const ES_MODULES = [
  '@borewit/',
  '@cairn/',
  '@mantine/',
  '@nestjs/',
  '@noble/',
  '@peculiar/',
  '@tabler/',
  '@tokenizer/',
  'any-ascii',
  'asn1js',
  'bytestreamjs',
  'content-disposition',
  'cookie',
  'csv-parse',
  'eventsource-parser',
  'file-type',
  'jose',
  'load-esm',
  'nodemailer',
  'oauth4webapi',
  'openid-client',
  'pkijs',
  'postal-mime',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'uuid',
];
/** pnpm writes `/` of a scope as `+` in its store, and the version behind the name. */
const inStore = ES_MODULES.map((name) => (name.endsWith('/') ? name.replace('/', '\\+') : `${name}@`)).join('|');
const inModules = ES_MODULES.map((name) => (name.endsWith('/') ? name : `${name}/`)).join('|');

/**
 * When tests begin, whatever the machine's clock says: the afternoon of a Tuesday, months away from a new year, a
 * 29 February and the days on which clocks change. The API's tests set their databases to it, the others their `Date`.
 */
const TESTS_BEGIN = '2026-06-16T14:00:00Z';

/**
 * A Jest project of this workspace. `overrides` are merged over the shared settings.
 * @param overrides with `ownDate: true` for tests that meet other processes, whose clock is the machine's
 */
export const project = (displayName, { ownDate = false, setupFiles = [], ...overrides } = {}) => ({
  displayName,
  globals: { TESTS_BEGIN },
  setupFiles: [...(ownDate ? [] : [join(import.meta.dirname, 'jest.date.cjs')]), ...setupFiles],
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  transform: {
    '^.+\\.tsx$': swc('typescript', true),
    '^.+\\.ts$': swc('typescript'),
    '^.+\\.m?js$': swc('ecmascript'),
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['@cairn/source', 'node', 'node-addons', 'require', 'default'] },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|${inModules})`, `/node_modules/\\.pnpm/(?!${inStore})`],
  ...overrides,
});
