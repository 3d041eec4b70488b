import { project } from '../../jest.preset.mjs';
import { grouped } from '../../jest.groups.mjs';

export default project('api', {
  ownDate: true,
  // `npm run races` runs every pair of commands; a whole run has the races of single rooms.
  ...grouped(import.meta.dirname, 3, /(authorisation|processes)\.spec\.ts$/, /races\/races\.spec\.ts$/),
  globalSetup: '<rootDir>/test-cluster.setup.mjs',
  globalTeardown: '<rootDir>/test-cluster.teardown.mjs',
});
