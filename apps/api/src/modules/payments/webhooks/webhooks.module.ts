import { Module } from '@nestjs/common';
import { RailsModule } from '../../rails/index.js';
import { ConnectModule } from '../connect/connect.module.js';
import { DisputesModule } from '../disputes/disputes.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { WebhookHints } from './webhook-hints.js';

@Module({
  imports: [ConnectModule, DisputesModule, RailsModule, ReconciliationModule, RefundsModule],
  providers: [WebhookHints],
})
export class WebhooksModule {}
