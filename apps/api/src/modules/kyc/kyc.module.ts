import { Module } from '@nestjs/common';
import { AccreditationModule } from './accreditation/accreditation.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { KycReviewModule } from './review/review.module.js';

@Module({ imports: [AccreditationModule, IdentityModule, KycReviewModule] })
export class KycModule {}
