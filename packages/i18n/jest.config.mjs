import { project } from '../../jest.preset.mjs';

export default project('i18n');
