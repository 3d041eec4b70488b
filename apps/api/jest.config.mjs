import { project } from '../../jest.preset.mjs';
import { testGroups } from './test-groups.mjs';

const groups = Number(process.env.CAIRN_TEST_GROUPS ?? 0);

export default project('api', {
  ...(groups > 0 ? { testMatch: testGroups(groups) } : {}),
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/test-cluster.setup.mjs',
  globalTeardown: '<rootDir>/test-cluster.teardown.mjs',
});
