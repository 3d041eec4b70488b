export { AgreementCountersignatureEntity } from './signing/agreement-countersignature.entity.js';
export { AgreementEntity } from './signing/agreement.entity.js';
export { Agreements } from './signing/agreements.service.js';
export { AgreementsModule } from './agreements.module.js';
export { AgreementTemplateEntity } from './templates/agreement-template.entity.js';
export { CountersignMandateEntity } from './signing/countersign-mandate.entity.js';
export { RegisterEntryEntity } from './registers/register-entry.entity.js';
export { ShareCertificateEntity } from './certificates/share-certificate.entity.js';
