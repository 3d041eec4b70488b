import { Module } from '@nestjs/common';
import { ClosingBlockers, UsersModule } from '../users/index.js';
import { WaitingWork } from '../../kernel/console/waiting-work.js';
import { CampaignsModule } from '../campaigns/index.js';
import { Invariants, LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RailsModule } from '../rails/index.js';
import { ConnectTransfers } from './connect-transfers.js';
import { PayoutDesk } from './payout-desk.js';
import { PayoutLifecycle } from './payout-lifecycle.js';
import { PayoutOwners } from './payout-owners.js';
import { PayoutReadsRepository } from './payout-reads.repository.js';
import { PayoutRecordReader } from './payout-record.reader.js';
import { PayoutRequests } from './payout-requests.service.js';
import { PayoutTransfers } from './payout-transfers.service.js';
import { PayoutSumsRepository } from './payout-sums.repository.js';
import { PayoutService } from './payout.service.js';
import { PayoutsAdminController } from './payouts.admin.controller.js';
import { PayoutsController } from './payouts.controller.js';
import { PAYOUTS } from './payouts.invariants.js';

@Module({
  imports: [UsersModule, CampaignsModule, LedgerModule, PaymentsModule, RailsModule],
  controllers: [PayoutsController, PayoutsAdminController],
  providers: [
    ConnectTransfers,
    PayoutDesk,
    PayoutLifecycle,
    PayoutOwners,
    PayoutReadsRepository,
    PayoutRecordReader,
    PayoutRequests,
    PayoutService,
    PayoutSumsRepository,
    PayoutTransfers,
  ],
  exports: [PayoutOwners, PayoutService],
})
export class PayoutsModule {
  constructor(invariants: Invariants, waiting: WaitingWork, blockers: ClosingBlockers) {
    invariants.register(PAYOUTS);
    waiting.register({
      queue: 'payouts',
      permission: 'payouts.confirm',
      sql: `select requested_at as at from payout where state in ('requested', 'approved')`,
    });
    blockers.register(
      'payouts',
      `exists (select 1 from payout p join campaign c on c.id = p.campaign_id
      where c.owner_id = $1::uuid and p.state in ('requested', 'approved', 'released'))`,
    );
  }
}
