import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { MilestoneReaders } from './milestone-readers.js';
import { Milestones } from './milestones.js';
import { ProgressReportsController } from './progress-reports.controller.js';
import { ProgressReports } from './progress-reports.service.js';

@Module({
  imports: [CampaignRecordModule, SettingsModule],
  controllers: [ProgressReportsController],
  providers: [MilestoneReaders, Milestones, ProgressReports],
})
export class CampaignMilestonesModule {}
