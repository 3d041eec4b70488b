import { project } from '../../jest.preset.mjs';
import { grouped } from '../../jest.groups.mjs';

export default project('api', {
  ...grouped(import.meta.dirname, 6, /(authorisation|races|processes)\.spec\.ts$/),
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/test-cluster.setup.mjs',
  globalTeardown: '<rootDir>/test-cluster.teardown.mjs',
});
