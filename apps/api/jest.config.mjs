import { project } from '../../jest.preset.mjs';
import { grouped } from '../../jest.groups.mjs';

export default project('api', {
  ownDate: true,
  // `npm run proofs` runs what is proved at length or by chance; a whole run has the same paths once.
  ...grouped(import.meta.dirname, 3, /authorisation\.spec\.ts$/, /\.proof\.spec\.ts$/),
  globalSetup: '<rootDir>/test-cluster.setup.mjs',
  globalTeardown: '<rootDir>/test-cluster.teardown.mjs',
});
