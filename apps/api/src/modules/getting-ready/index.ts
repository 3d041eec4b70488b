export { GettingReadyModule } from './getting-ready.module.js';
