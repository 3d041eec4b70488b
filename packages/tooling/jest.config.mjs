import { project } from '../../jest.preset.mjs';

export default project('tooling', { ownDate: true });
