import { project } from '../../jest.preset.mjs';

export default project('api', {
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/test-cluster.setup.mjs',
  globalTeardown: '<rootDir>/test-cluster.teardown.mjs',
});
