import { project } from '../../jest.preset.mjs';
import { grouped } from '../../jest.groups.mjs';

export default project('web', {
  ...grouped(import.meta.dirname, 2),
  testEnvironment: 'jest-environment-jsdom',
  setupFiles: ['<rootDir>/src/testing/globals.cjs'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/testing/css-module.cjs',
    '\\.(svg|css)$': '<rootDir>/src/testing/asset.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
});
