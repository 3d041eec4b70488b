export { AccreditationContractEntity } from './accreditation-contract.entity.js';
export { AccreditationEntity } from './accreditation.entity.js';
export { InvestorProfileEntity } from './investor-profile.entity.js';
export { KycModule } from './kyc.module.js';
