import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { RailsModule } from '../../rails/index.js';
import { SettingsModule } from '../../settings/index.js';
import { IdentityChecksModule } from '../checks/checks.module.js';
import { KycReviewModule } from '../review/review.module.js';
import { AccreditationRequests } from './accreditation-requests.js';
import { AccreditationVerifier } from './accreditation-verifier.js';

@Module({
  imports: [IdentityChecksModule, KycReviewModule, PaymentsModule, RailsModule, SettingsModule],
  providers: [AccreditationRequests, AccreditationVerifier],
})
export class AccreditationVerificationModule {}
