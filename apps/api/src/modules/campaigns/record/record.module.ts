import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { CampaignCalendars } from './campaign-calendars.js';
import { CampaignEditsRepository } from './campaign-edits.repository.js';
import { CampaignLifecycle } from './campaign-lifecycle.js';
import { CampaignsRepository } from './campaigns.repository.js';

@Module({
  imports: [ContentModule],
  providers: [CampaignCalendars, CampaignEditsRepository, CampaignLifecycle, CampaignsRepository],
  exports: [CampaignCalendars, CampaignEditsRepository, CampaignLifecycle, CampaignsRepository],
})
export class CampaignRecordModule {}
