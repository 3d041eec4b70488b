import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { BrowseCountsRepository } from './browse-counts.repository.js';
import { PagePayments } from './page-payments.js';
import { PublicCampaignsController } from './public-campaigns.controller.js';
import { PublicCampaignsRepository } from './public-campaigns.repository.js';

@Module({
  imports: [SettingsModule],
  controllers: [PublicCampaignsController],
  providers: [BrowseCountsRepository, PagePayments, PublicCampaignsRepository],
  exports: [PagePayments, PublicCampaignsRepository],
})
export class PublicCampaignsModule {}
