import { Module } from '@nestjs/common';
import { AccreditationService } from './accreditation.service.js';
import { IdentityService } from './identity.service.js';
import { KycAdminController } from './kyc.admin.controller.js';
import { KycController } from './kyc.controller.js';
import { ReviewService } from './review.service.js';

@Module({
  controllers: [KycController, KycAdminController],
  providers: [AccreditationService, IdentityService, ReviewService],
})
export class KycModule {}
