import { project } from '../../jest.preset.mjs';
import { grouped } from '../../jest.groups.mjs';

export default project('sandbox', grouped(import.meta.dirname, 1, /^$/, /\.proof\.spec\.ts$/));
