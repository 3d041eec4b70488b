import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { SettingsModule } from '../../settings/index.js';
import { CampaignInvestmentsRepository } from './campaign-investments.repository.js';
import { CampaignInvestmentsTable } from './campaign-investments-table.js';
import { CampaignListController } from './campaign-list.controller.js';
import { RemindersService } from './reminders.service.js';

@Module({
  imports: [CampaignsModule, SettingsModule, UsersModule],
  controllers: [CampaignListController],
  providers: [CampaignInvestmentsRepository, CampaignInvestmentsTable, RemindersService],
})
export class CampaignListModule {
  constructor(exported: ExportSources) {
    exported.registerRows(
      'investment-reminders',
      `select r.campaign_id, c.name as campaign, r.reminded_at from investment_reminder r
       join campaign c on c.id = r.campaign_id where r.investor_id = $1 order by r.reminded_at`,
    );
  }
}
