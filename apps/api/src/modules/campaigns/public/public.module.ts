import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { PagePayments } from './page-payments.js';
import { PublicCampaignsController } from './public-campaigns.controller.js';
import { PublicCampaignsRepository } from './public-campaigns.repository.js';

@Module({
  imports: [SettingsModule],
  controllers: [PublicCampaignsController],
  providers: [PagePayments, PublicCampaignsRepository],
  exports: [PagePayments, PublicCampaignsRepository],
})
export class PublicCampaignsModule {}
