import { Module } from '@nestjs/common';
import { AccreditationModule } from './accreditation/accreditation.module.js';
import { IdentityChecksModule } from './checks/checks.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { IdentityPartiesModule } from './parties/parties.module.js';
import { KycReviewModule } from './review/review.module.js';
import { ScreeningModule } from './screening/screening.module.js';
import { AccreditationVerificationModule } from './verification/verification.module.js';

@Module({
  imports: [
    AccreditationModule,
    AccreditationVerificationModule,
    IdentityChecksModule,
    IdentityModule,
    IdentityPartiesModule,
    KycReviewModule,
    ScreeningModule,
  ],
})
export class KycModule {}
