export { AllocationEntity } from './distributions/allocation.entity.js';
export { DistributionService } from './distributions/distribution.service.js';
export { RepaymentEntity } from './record/repayment.entity.js';
export { lateRepaymentsOf, nextRepaymentOf } from './record/waiting-repayments.sql.js';
export { RepaymentsModule } from './repayments.module.js';
