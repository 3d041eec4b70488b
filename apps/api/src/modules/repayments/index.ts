export { AllocationEntity } from './allocation.entity.js';
export { DistributionService } from './distribution.service.js';
export { PayoutOwners } from './payout-owners.js';
export { PayoutEntity } from './payout.entity.js';
export { RepaymentEntity } from './repayment.entity.js';
export { RepaymentsModule } from './repayments.module.js';
