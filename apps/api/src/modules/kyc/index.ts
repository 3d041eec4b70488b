export { AccreditationContractEntity } from './accreditation/accreditation-contract.entity.js';
export { AccreditationEntity } from './accreditation/accreditation.entity.js';
export { AccreditationEvidenceEntity } from './accreditation/accreditation-evidence.entity.js';
export { confirmedPerson, type ConfirmedPerson } from './identity/confirmed-person.js';
export { IdentityCheckEntity } from './checks/identity-check.entity.js';
export { InvestorProfileEntity } from './identity/investor-profile.entity.js';
export { KycModule } from './kyc.module.js';
export { listedAlike } from './screening/listed-alike.js';
export { requireNotHeld } from './screening/held-people.js';
