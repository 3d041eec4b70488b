import { Module } from '@nestjs/common';
import { CampaignRecordModule } from '../record/record.module.js';
import { QuestionsController } from './questions.controller.js';
import { QuestionsRepository } from './questions.repository.js';
import { QuestionsService } from './questions.service.js';

@Module({
  imports: [CampaignRecordModule],
  controllers: [QuestionsController],
  providers: [QuestionsRepository, QuestionsService],
  exports: [QuestionsRepository],
})
export class CampaignQuestionsModule {}
