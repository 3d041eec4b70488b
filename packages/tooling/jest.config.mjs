import { project } from '../../jest.preset.mjs';

/** `npm run proofs` runs what is proved at length. */
const apart =
  process.env.CAIRN_TEST_GROUPS === 'yes'
    ? { testPathIgnorePatterns: ['/node_modules/', '\\.proof\\.spec\\.ts$'] }
    : {};

export default project('tooling', { ownDate: true, ...apart });
