import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { CampaignCalendars } from './campaign-calendars.js';
import { CampaignEditsRepository } from './campaign-edits.repository.js';
import { CampaignLifecycle } from './campaign-lifecycle.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { EarlyClosingDate } from './early-closing-date.js';

@Module({
  imports: [SettingsModule],
  providers: [CampaignCalendars, CampaignEditsRepository, CampaignLifecycle, CampaignsRepository, EarlyClosingDate],
  exports: [CampaignCalendars, CampaignEditsRepository, CampaignLifecycle, CampaignsRepository, EarlyClosingDate],
})
export class CampaignRecordModule {}
