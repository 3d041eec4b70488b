import { project } from '../../jest.preset.mjs';

export default project('editor', {
  testEnvironment: 'jest-environment-jsdom',
  setupFiles: ['<rootDir>/src/testing/setup.cjs'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/testing/css-module.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
});
