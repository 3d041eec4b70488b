export { DiscoveryModule } from './discovery.module.js';
export { PageHeads } from './page-heads.service.js';
