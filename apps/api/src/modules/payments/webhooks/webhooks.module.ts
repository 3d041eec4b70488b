import { Module } from '@nestjs/common';
import { StripeModule } from '../adapters/adapters.module.js';
import { ConnectModule } from '../connect/connect.module.js';
import { DisputesModule } from '../disputes/disputes.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { WebhookHints } from './webhook-hints.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [ConnectModule, DisputesModule, ReconciliationModule, RefundsModule, StripeModule],
  controllers: [WebhooksController],
  providers: [WebhookHints, WebhooksService],
})
export class WebhooksModule {}
