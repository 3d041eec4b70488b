import { project } from '../../jest.preset.mjs';
import { grouped } from '../../jest.groups.mjs';

/** Packages of the console that ship as ES modules only, beside those of the workspace. */
const esmOnly = 'react-hotkeys-hook@|@tabler\\+|query-string@|decode-uri-component@|split-on-first@|filter-obj@';

export default project('admin', {
  ...grouped(import.meta.dirname, 2, /^lists/),
  testEnvironment: 'jest-environment-jsdom',
  setupFiles: ['<rootDir>/src/testing/setup.cjs'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/cleanup.ts'],
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esmOnly}))`],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.module\\.css$': '<rootDir>/src/testing/css-module.cjs',
    '\\.svg$': '<rootDir>/src/testing/asset.cjs',
  },
});
