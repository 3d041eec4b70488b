import { Module } from '@nestjs/common';
import { CampaignChangesModule } from '../changes/changes.module.js';
import { CampaignQuestionsModule } from '../questions/questions.module.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { ReviewDeskRepository } from './review-desk.repository.js';
import { ReviewDesk } from './review-desk.service.js';
import { SubmissionsController } from './submissions.controller.js';
import { SubmissionsRepository } from './submissions.repository.js';
import { Submissions } from './submissions.service.js';

@Module({
  imports: [CampaignChangesModule, CampaignQuestionsModule, CampaignRecordModule],
  controllers: [SubmissionsController],
  providers: [ReviewDesk, ReviewDeskRepository, Submissions, SubmissionsRepository],
  exports: [Submissions],
})
export class CampaignSubmissionsModule {}
