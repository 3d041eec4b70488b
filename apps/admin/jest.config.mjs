import { project } from '../../jest.preset.mjs';

export default project('admin', {
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.(css|svg)$': '<rootDir>/src/testing/asset.ts',
  },
});
