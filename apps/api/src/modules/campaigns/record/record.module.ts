import { Module } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { ClosingBlockers, ExportSources, UsersModule } from '../../users/index.js';
import { SettingsModule } from '../../settings/index.js';
import { CampaignClosing } from './campaign-closing.js';
import { Capacity } from './capacity.js';
import { CampaignCalendars } from './campaign-calendars.js';
import { CampaignEditsRepository } from './campaign-edits.repository.js';
import { CampaignLifecycle } from './campaign-lifecycle.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { ClosedChoices } from './closed-choices.js';
import { ContractRule } from './contract-rule.js';
import { EarlyClosingDate } from './early-closing-date.js';
import { PartEdits } from './part-edits.js';

@Module({
  imports: [UsersModule, SettingsModule],
  providers: [
    CampaignCalendars,
    Capacity,
    CampaignClosing,
    CampaignEditsRepository,
    CampaignLifecycle,
    CampaignsRepository,
    ClosedChoices,
    ContractRule,
    EarlyClosingDate,
    PartEdits,
  ],
  exports: [
    CampaignCalendars,
    Capacity,
    CampaignClosing,
    CampaignEditsRepository,
    CampaignLifecycle,
    CampaignsRepository,
    ClosedChoices,
    ContractRule,
    EarlyClosingDate,
    PartEdits,
  ],
})
export class CampaignRecordModule {
  constructor(exported: ExportSources, blockers: ClosingBlockers) {
    exported.registerRows(
      'campaigns',
      `select id, slug, name, type,
      case when hidden_at is null then status else ${CampaignStatus.hidden} end as status, created_at from campaign where owner_id = $1 order by created_at`,
    );
    blockers.register('campaigns', 'exists (select 1 from campaign where owner_id = $1::uuid and status in (1, 2))');
  }
}
