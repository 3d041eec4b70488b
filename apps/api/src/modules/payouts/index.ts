export { PayoutOwners } from './payout-owners.js';
export { PayoutEntity } from './payout.entity.js';
export { PayoutsModule } from './payouts.module.js';
