import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { EligibilityModule } from '../eligibility/eligibility.module.js';
import { InvestmentRecordModule } from '../record/record.module.js';
import { CampaignHolds } from './campaign-holds.js';
import { HoldRelease } from './hold-release.js';

@Module({
  imports: [CampaignsModule, EligibilityModule, InvestmentRecordModule, LedgerModule, PaymentsModule],
  providers: [CampaignHolds, HoldRelease],
  exports: [CampaignHolds, HoldRelease],
})
export class HoldsModule {}
