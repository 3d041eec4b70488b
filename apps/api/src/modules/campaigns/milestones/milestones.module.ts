import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { MilestoneReaders } from './milestone-readers.js';
import { Milestones } from './milestones.js';

@Module({ imports: [SettingsModule], providers: [MilestoneReaders, Milestones] })
export class CampaignMilestonesModule {}
