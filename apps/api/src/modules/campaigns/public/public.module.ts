import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { PublicCampaignsController } from './public-campaigns.controller.js';
import { PublicCampaignsRepository } from './public-campaigns.repository.js';

@Module({
  imports: [ContentModule],
  controllers: [PublicCampaignsController],
  providers: [PublicCampaignsRepository],
  exports: [PublicCampaignsRepository],
})
export class PublicCampaignsModule {}
