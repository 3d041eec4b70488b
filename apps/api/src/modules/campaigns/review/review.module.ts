import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { CampaignSubmissionsModule } from '../submissions/submissions.module.js';
import { ScreeningModule } from '../../kyc/index.js';
import { SettingsModule } from '../../settings/index.js';
import { CampaignBankAccountModule } from '../bank-account/bank-account.module.js';
import { CampaignCoveredModule } from '../covered/covered.module.js';
import { CampaignDocumentsModule } from '../documents/documents.module.js';
import { CampaignChangesModule } from '../changes/changes.module.js';
import { CampaignQuestionsModule } from '../questions/questions.module.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { ApprovedTerms } from './approved-terms.js';
import { CampaignHidingService } from './campaign-hiding.service.js';
import { CampaignRefusalService } from './campaign-refusal.service.js';
import { CampaignReviewService } from './campaign-review.service.js';
import { CampaignSubmissionService } from './campaign-submission.service.js';
import { CampaignsAdminController } from './campaigns.admin.controller.js';
import { CampaignsAdminService } from './campaigns.admin.service.js';
import { ScreenedIssuers } from './screened-issuers.js';
import { SubmissionChecks } from './submission-checks.js';
import { SubmissionDemands } from './submission-demands.js';

@Module({
  imports: [
    CampaignBankAccountModule,
    CampaignChangesModule,
    CampaignCoveredModule,
    CampaignDocumentsModule,
    CampaignQuestionsModule,
    CampaignRecordModule,
    CampaignSubmissionsModule,
    ScreeningModule,
    SettingsModule,
  ],
  controllers: [CampaignsAdminController],
  providers: [
    ApprovedTerms,
    CampaignHidingService,
    CampaignRefusalService,
    CampaignReviewService,
    CampaignSubmissionService,
    CampaignsAdminService,
    ScreenedIssuers,
    SubmissionChecks,
    SubmissionDemands,
  ],
  exports: [CampaignSubmissionService, CampaignsAdminService, SubmissionChecks],
})
export class CampaignReviewModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'campaigns',
      permission: 'campaigns.review',
      sql: 'select submitted_at as at from campaign where status = 1',
    });
  }
}
