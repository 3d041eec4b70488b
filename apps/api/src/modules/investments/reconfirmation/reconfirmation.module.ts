import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { EligibilityModule } from '../eligibility/eligibility.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { InvestmentRecordModule } from '../record/record.module.js';
import { InvestmentRefundsModule } from '../refunds/refunds.module.js';
import { Answers } from './answers.js';
import { ChangeNotices } from './change-notices.js';
import { ChangeOpeningController } from './change-opening.controller.js';
import { ChangeOpening } from './change-opening.service.js';
import { Questions } from './questions.js';
import { ReconfirmationController } from './reconfirmation.controller.js';
import { ReconfirmationLapse } from './reconfirmation-lapse.js';
import { ReconfirmationsRepository } from './reconfirmations.repository.js';

@Module({
  imports: [CampaignsModule, EligibilityModule, HoldsModule, InvestmentRecordModule, InvestmentRefundsModule],
  controllers: [ChangeOpeningController, ReconfirmationController],
  providers: [Answers, ChangeNotices, ChangeOpening, Questions, ReconfirmationLapse, ReconfirmationsRepository],
  exports: [ReconfirmationLapse],
})
export class ReconfirmationModule {}
