import { Module } from '@nestjs/common';
import { AllotmentModule } from './allotment/allotment.module.js';
import { CampaignListModule } from './campaign-list/campaign-list.module.js';
import { ClosingModule } from './closing/closing.module.js';
import { EligibilityModule } from './eligibility/eligibility.module.js';
import { HoldsModule } from './holds/holds.module.js';
import { InvestingAccountsModule } from './accounts/accounts.module.js';
import { InvestingStepsModule } from './steps/steps.module.js';
import { InvestingModule } from './investing/investing.module.js';
import { InvestmentPayingModule } from './paying/paying.module.js';
import { InvestmentReceiptsModule } from './receipts/receipts.module.js';
import { InvestmentRecordModule } from './record/record.module.js';
import { ReconfirmationModule } from './reconfirmation/reconfirmation.module.js';
import { InvestmentRefundsModule } from './refunds/refunds.module.js';

@Module({
  imports: [
    AllotmentModule,
    CampaignListModule,
    ClosingModule,
    EligibilityModule,
    HoldsModule,
    InvestingAccountsModule,
    InvestingModule,
    InvestingStepsModule,
    InvestmentPayingModule,
    InvestmentReceiptsModule,
    InvestmentRecordModule,
    InvestmentRefundsModule,
    ReconfirmationModule,
  ],
  exports: [ClosingModule, InvestmentRecordModule],
})
export class InvestmentsModule {}
