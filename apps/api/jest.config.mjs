import { project } from '../../jest.preset.mjs';
import { grouped } from '../../jest.groups.mjs';

export default project('api', {
  ownDate: true,
  ...grouped(import.meta.dirname, 3, /(authorisation|races|processes)\.spec\.ts$/),
  globalSetup: '<rootDir>/test-cluster.setup.mjs',
  globalTeardown: '<rootDir>/test-cluster.teardown.mjs',
});
