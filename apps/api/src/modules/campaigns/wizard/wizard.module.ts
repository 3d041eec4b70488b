import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { UsersModule } from '../../users/index.js';
import { CampaignBankAccountModule } from '../bank-account/bank-account.module.js';
import { CampaignFiguresModule } from '../figures/figures.module.js';
import { PublicCampaignsModule } from '../public/public.module.js';
import { CampaignQuestionsModule } from '../questions/questions.module.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { CampaignReviewModule } from '../review/review.module.js';
import { CampaignBeginnings } from './campaign-beginnings.js';
import { CampaignCreationService } from './campaign-creation.service.js';
import { CampaignDraftsService } from './campaign-drafts.service.js';
import { CampaignPageController } from './campaign-page.controller.js';
import { CampaignPictures } from './campaign-pictures.js';
import { CampaignPreviewService } from './campaign-preview.service.js';
import { CampaignSectionsController } from './campaign-sections.controller.js';
import { CampaignSectionsService } from './campaign-sections.service.js';
import { CampaignsController } from './campaigns.controller.js';
import { LiveEdits } from './live-edits.js';
import { OnBehalfController } from './on-behalf.admin.controller.js';
import { EditsOnBehalf } from './on-behalf.service.js';
import { OwnCampaignsRepository } from './own-campaigns.repository.js';
import { PayoutAccountService } from './payout-account.service.js';
import { SectionWriter } from './section-writer.js';

@Module({
  imports: [
    CampaignBankAccountModule,
    CampaignFiguresModule,
    CampaignQuestionsModule,
    CampaignRecordModule,
    CampaignReviewModule,
    PublicCampaignsModule,
    SettingsModule,
    UsersModule,
  ],
  controllers: [CampaignPageController, CampaignSectionsController, CampaignsController, OnBehalfController],
  providers: [
    CampaignBeginnings,
    CampaignCreationService,
    CampaignDraftsService,
    CampaignPictures,
    CampaignPreviewService,
    CampaignSectionsService,
    EditsOnBehalf,
    LiveEdits,
    OwnCampaignsRepository,
    PayoutAccountService,
    SectionWriter,
  ],
  exports: [CampaignDraftsService],
})
export class CampaignWizardModule {}
