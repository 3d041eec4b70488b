import { Module } from '@nestjs/common';
import { AccreditationModule } from '../accreditation/accreditation.module.js';
import { KycAdminController } from './kyc.admin.controller.js';
import { ReviewService } from './review.service.js';

@Module({
  imports: [AccreditationModule],
  controllers: [KycAdminController],
  providers: [ReviewService],
})
export class KycReviewModule {}
