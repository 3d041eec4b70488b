import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { SettingsModule } from '../../settings/index.js';
import { CampaignInvestmentsRepository } from './campaign-investments.repository.js';
import { CampaignInvestmentsTable } from './campaign-investments-table.js';
import { CampaignListController } from './campaign-list.controller.js';
import { RemindersService } from './reminders.service.js';

@Module({
  imports: [CampaignsModule, SettingsModule],
  controllers: [CampaignListController],
  providers: [CampaignInvestmentsRepository, CampaignInvestmentsTable, RemindersService],
})
export class CampaignListModule {}
