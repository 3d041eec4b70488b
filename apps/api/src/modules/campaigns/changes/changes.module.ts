import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { CampaignClosingsModule } from '../closings/closings.module.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { ReviewedChanges } from './reviewed-changes.js';
import { AnswerDeadlines } from './answer-deadline.js';
import { CampaignVersions } from './campaign-versions.js';
import { ChangeDecisions } from './change-decisions.js';
import { ChangeLog } from './change-log.js';
import { ChangeProposals } from './change-proposals.js';
import { ChangeRules } from './change-rules.js';
import { ChangesAdminController } from './changes.admin.controller.js';
import { ChangesController } from './changes.controller.js';
import { ChangesRepository } from './changes.repository.js';
import { ChangesService } from './changes.service.js';
import { StandingCommitments } from './standing-commitments.js';
import { TermsInForce } from './terms-in-force.js';
import { UnansweredChanges } from './unanswered-changes.js';

@Module({
  imports: [CampaignClosingsModule, CampaignRecordModule, SettingsModule],
  controllers: [ChangesAdminController, ChangesController],
  providers: [
    ReviewedChanges,
    AnswerDeadlines,
    CampaignVersions,
    ChangeDecisions,
    ChangeLog,
    ChangeProposals,
    ChangeRules,
    ChangesRepository,
    ChangesService,
    StandingCommitments,
    TermsInForce,
    UnansweredChanges,
  ],
  exports: [
    ReviewedChanges,
    CampaignVersions,
    ChangeLog,
    ChangeProposals,
    ChangeRules,
    TermsInForce,
    UnansweredChanges,
  ],
})
export class CampaignChangesModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'campaign-changes',
      permission: 'campaigns.review',
      sql: `select proposed_at as at from material_change where state = 'proposed'`,
    });
  }
}
