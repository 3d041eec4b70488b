import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { ContractFiles } from './contract-files.js';
import { ExtrasController } from './extras.controller.js';
import { ExtrasService } from './extras.service.js';

@Module({
  imports: [CampaignRecordModule, SettingsModule],
  controllers: [ExtrasController],
  providers: [ContractFiles, ExtrasService],
})
export class CampaignExtrasModule {}
