export { EscrowLinkEntity } from './escrow-link.entity.js';
export { EscrowModule } from './escrow.module.js';
