import { project } from '../../jest.preset.mjs';

export default project('api', {
  globalSetup: '<rootDir>/test-cluster.setup.mjs',
  globalTeardown: '<rootDir>/test-cluster.teardown.mjs',
});
