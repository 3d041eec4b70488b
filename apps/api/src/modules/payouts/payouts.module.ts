import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ConnectTransfers } from './connect-transfers.js';
import { PayoutDesk } from './payout-desk.js';
import { PayoutLifecycle } from './payout-lifecycle.js';
import { PayoutOwners } from './payout-owners.js';
import { PayoutReadsRepository } from './payout-reads.repository.js';
import { PayoutRequests } from './payout-requests.service.js';
import { PayoutTransfers } from './payout-transfers.service.js';
import { PayoutService } from './payout.service.js';
import { PayoutsAdminController } from './payouts.admin.controller.js';
import { PayoutsController } from './payouts.controller.js';

@Module({
  imports: [CampaignsModule, LedgerModule, PaymentsModule],
  controllers: [PayoutsController, PayoutsAdminController],
  providers: [
    ConnectTransfers,
    PayoutDesk,
    PayoutLifecycle,
    PayoutOwners,
    PayoutReadsRepository,
    PayoutRequests,
    PayoutService,
    PayoutTransfers,
  ],
  exports: [PayoutOwners],
})
export class PayoutsModule {}
