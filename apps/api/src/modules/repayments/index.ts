export { AllocationEntity } from './distributions/allocation.entity.js';
export { DistributionService } from './distributions/distribution.service.js';
export { RepaymentEntity } from './record/repayment.entity.js';
export { RepaymentsModule } from './repayments.module.js';
