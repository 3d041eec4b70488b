import { Module } from '@nestjs/common';
import { RatesModule } from '../../rates/index.js';
import { AccreditationModule } from '../accreditation/accreditation.module.js';
import { IdentityChecksModule } from '../checks/checks.module.js';
import { RecordMovesModule } from '../moves/moves.module.js';
import { ScreeningModule } from '../screening/screening.module.js';
import { KycAdminController } from './kyc.admin.controller.js';
import { AccreditationReviews } from './accreditation-reviews.js';
import { ClaimFacts } from './claim-facts.js';
import { ClaimReveal } from './claim-reveal.js';
import { IdentityReveal } from './identity-reveal.js';
import { ReviewDecisions } from './review-decisions.js';
import { ReviewService } from './review.service.js';

@Module({
  imports: [AccreditationModule, IdentityChecksModule, RatesModule, RecordMovesModule, ScreeningModule],
  controllers: [KycAdminController],
  exports: [AccreditationReviews],
  providers: [AccreditationReviews, ClaimFacts, ClaimReveal, IdentityReveal, ReviewDecisions, ReviewService],
})
export class KycReviewModule {}
