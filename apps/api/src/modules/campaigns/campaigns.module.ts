import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { UsersModule } from '../users/index.js';
import { BankAccountHolder } from './bank-account-holder.js';
import { BankDetailsChange } from './bank-details-change.js';
import { CampaignCalendars } from './campaign-calendars.js';
import { CampaignCreationService } from './campaign-creation.service.js';
import { CampaignDraftsService } from './campaign-drafts.service.js';
import { CampaignEditsRepository } from './campaign-edits.repository.js';
import { CampaignHidingService } from './campaign-hiding.service.js';
import { CampaignLifecycle } from './campaign-lifecycle.js';
import { CampaignPicturesController } from './campaign-pictures.controller.js';
import { CampaignPreviewService } from './campaign-preview.service.js';
import { CampaignReviewService } from './campaign-review.service.js';
import { CampaignSectionsController } from './campaign-sections.controller.js';
import { CampaignSectionsService } from './campaign-sections.service.js';
import { CampaignsAdminController } from './campaigns.admin.controller.js';
import { CampaignsAdminService } from './campaigns.admin.service.js';
import { CampaignsController } from './campaigns.controller.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { EarlyClosingDate } from './early-closing-date.js';
import { LiveEdits } from './live-edits.js';
import { OwnCampaignsRepository } from './own-campaigns.repository.js';
import { PayoutSumsRepository } from './payout-sums.repository.js';
import { PublicCampaignsController } from './public-campaigns.controller.js';
import { PublicCampaignsRepository } from './public-campaigns.repository.js';
import { SectionWriter } from './section-writer.js';
import { StoredBankAccount } from './stored-bank-account.js';

@Module({
  imports: [ContentModule, UsersModule],
  // Fixed words of a path win over parameters: the public routes are declared first.
  controllers: [
    PublicCampaignsController,
    CampaignsController,
    CampaignSectionsController,
    CampaignPicturesController,
    CampaignsAdminController,
  ],
  providers: [
    BankAccountHolder,
    BankDetailsChange,
    CampaignCalendars,
    CampaignCreationService,
    CampaignDraftsService,
    CampaignEditsRepository,
    CampaignHidingService,
    CampaignLifecycle,
    CampaignPreviewService,
    CampaignReviewService,
    CampaignSectionsService,
    CampaignsAdminService,
    CampaignsRepository,
    EarlyClosingDate,
    LiveEdits,
    OwnCampaignsRepository,
    PayoutSumsRepository,
    PublicCampaignsRepository,
    SectionWriter,
    StoredBankAccount,
  ],
  exports: [
    CampaignDraftsService,
    CampaignLifecycle,
    CampaignsAdminService,
    CampaignsRepository,
    EarlyClosingDate,
    PublicCampaignsRepository,
  ],
})
export class CampaignsModule {}
