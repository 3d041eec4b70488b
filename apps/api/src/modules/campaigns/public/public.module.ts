import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { PublicCampaignsController } from './public-campaigns.controller.js';
import { PublicCampaignsRepository } from './public-campaigns.repository.js';

@Module({
  imports: [SettingsModule],
  controllers: [PublicCampaignsController],
  providers: [PublicCampaignsRepository],
  exports: [PublicCampaignsRepository],
})
export class PublicCampaignsModule {}
