import { Module } from '@nestjs/common';
import { CampaignBankAccountModule } from './bank-account/bank-account.module.js';
import { CampaignClosingsModule } from './closings/closings.module.js';
import { CampaignCoveredModule } from './covered/covered.module.js';
import { CampaignChangesModule } from './changes/changes.module.js';
import { CampaignInterestModule } from './interest/interest.module.js';
import { CampaignLeadsModule } from './leads/leads.module.js';
import { CampaignDiscussionModule } from './discussion/discussion.module.js';
import { CampaignMilestonesModule } from './milestones/milestones.module.js';
import { CampaignQuestionsModule } from './questions/questions.module.js';
import { CampaignDocumentsModule } from './documents/documents.module.js';
import { CampaignExtrasModule } from './extras/extras.module.js';
import { CampaignFiguresModule } from './figures/figures.module.js';
import { CampaignGalleryModule } from './gallery/gallery.module.js';
import { PublicCampaignsModule } from './public/public.module.js';
import { CampaignRecordModule } from './record/record.module.js';
import { CampaignReviewModule } from './review/review.module.js';
import { SavedCampaignsModule } from './saved/saved.module.js';
import { CampaignUpdatesModule } from './updates/updates.module.js';
import { CampaignTeamModule } from './team/team.module.js';
import { CampaignVisitsModule } from './visits/visits.module.js';
import { CampaignWizardModule } from './wizard/wizard.module.js';

@Module({
  imports: [
    CampaignBankAccountModule,
    CampaignChangesModule,
    CampaignClosingsModule,
    CampaignCoveredModule,
    CampaignInterestModule,
    CampaignLeadsModule,
    CampaignDiscussionModule,
    CampaignMilestonesModule,
    CampaignQuestionsModule,
    CampaignDocumentsModule,
    CampaignExtrasModule,
    CampaignFiguresModule,
    CampaignGalleryModule,
    CampaignRecordModule,
    CampaignReviewModule,
    CampaignUpdatesModule,
    CampaignTeamModule,
    CampaignVisitsModule,
    CampaignWizardModule,
    PublicCampaignsModule,
    SavedCampaignsModule,
  ],
  exports: [
    CampaignBankAccountModule,
    CampaignChangesModule,
    CampaignClosingsModule,
    CampaignCoveredModule,
    CampaignDocumentsModule,
    CampaignExtrasModule,
    CampaignGalleryModule,
    CampaignRecordModule,
    CampaignReviewModule,
    CampaignWizardModule,
    PublicCampaignsModule,
    SavedCampaignsModule,
  ],
})
export class CampaignsModule {}
