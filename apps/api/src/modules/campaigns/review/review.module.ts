import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { CampaignBankAccountModule } from '../bank-account/bank-account.module.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { CampaignHidingService } from './campaign-hiding.service.js';
import { CampaignReviewService } from './campaign-review.service.js';
import { CampaignsAdminController } from './campaigns.admin.controller.js';
import { CampaignsAdminService } from './campaigns.admin.service.js';

@Module({
  imports: [CampaignBankAccountModule, CampaignRecordModule, SettingsModule],
  controllers: [CampaignsAdminController],
  providers: [CampaignHidingService, CampaignReviewService, CampaignsAdminService],
  exports: [CampaignReviewService, CampaignsAdminService],
})
export class CampaignReviewModule {}
