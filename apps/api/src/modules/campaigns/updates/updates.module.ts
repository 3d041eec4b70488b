import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { CampaignFiguresModule } from '../figures/figures.module.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { UpdateReaders } from './update-readers.js';
import { UpdatesController } from './updates.controller.js';
import { UpdatesRepository } from './updates.repository.js';
import { UpdatesService } from './updates.service.js';

@Module({
  imports: [CampaignFiguresModule, CampaignRecordModule, SettingsModule],
  controllers: [UpdatesController],
  providers: [UpdateReaders, UpdatesRepository, UpdatesService],
})
export class CampaignUpdatesModule {}
