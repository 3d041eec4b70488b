import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { SettingsModule } from '../settings/index.js';
import { CampaignHeadsRepository } from './campaign-heads.repository.js';
import { CrawlersController } from './crawlers.controller.js';
import { PageHeads } from './page-heads.service.js';

/** Search engine support: page heads, previews, robots.txt and the sitemap. */
@Module({
  imports: [ContentModule, SettingsModule],
  controllers: [CrawlersController],
  providers: [CampaignHeadsRepository, PageHeads],
  exports: [PageHeads],
})
export class DiscoveryModule {}
