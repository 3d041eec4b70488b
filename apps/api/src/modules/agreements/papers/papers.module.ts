import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { SettingsModule } from '../../settings/index.js';
import { AgreementPaper } from './agreement-paper.js';
import { SignaturePage } from './signature-page.js';
import { SubscriptionFactsReader } from './subscription-facts.js';

@Module({
  imports: [CampaignsModule, SettingsModule],
  providers: [AgreementPaper, SignaturePage, SubscriptionFactsReader],
  exports: [AgreementPaper, SignaturePage, SubscriptionFactsReader],
})
export class AgreementPapersModule {}
