import { Module } from '@nestjs/common';
import { CampaignRecordModule } from '../record/record.module.js';
import { CampaignFigures } from './campaign-figures.js';
import { FiguresController } from './figures.controller.js';
import { FiguresRepository } from './figures.repository.js';

@Module({
  imports: [CampaignRecordModule],
  controllers: [FiguresController],
  providers: [CampaignFigures, FiguresRepository],
  exports: [CampaignFigures],
})
export class CampaignFiguresModule {}
