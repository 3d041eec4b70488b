export { PayoutOwners } from './payout-owners.js';
export { PayoutService } from './payout.service.js';
export { PayoutEntity } from './payout.entity.js';
export { PayoutsModule } from './payouts.module.js';
