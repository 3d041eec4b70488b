import { Module } from '@nestjs/common';
import { CampaignsModule, PagePayments } from '../../campaigns/index.js';
import { ClosingBlockers, UsersModule } from '../../users/index.js';
import { Invariants, LedgerModule } from '../../ledger/index.js';
import { SettingsModule } from '../../settings/index.js';
import { PUBLIC_PAYMENTS, PUBLIC_PROGRESS } from './public-payments.sql.js';
import { RepaymentLifecycle } from './repayment-lifecycle.js';
import { RepaymentReadsRepository } from './repayment-reads.repository.js';
import { REPAYMENTS } from './repayments.invariants.js';

@Module({
  imports: [CampaignsModule, UsersModule, LedgerModule, SettingsModule],
  providers: [RepaymentLifecycle, RepaymentReadsRepository],
  exports: [RepaymentLifecycle, RepaymentReadsRepository],
})
export class RepaymentRecordModule {
  constructor(invariants: Invariants, blockers: ClosingBlockers, payments: PagePayments) {
    payments.register(PUBLIC_PAYMENTS, PUBLIC_PROGRESS);
    invariants.register(REPAYMENTS);
    blockers.register(
      'repayments',
      `exists (select 1 from repayment r join campaign c on c.id = r.campaign_id
      where c.owner_id = $1::uuid and r.state in ('due', 'paying', 'distributing'))`,
    );
  }
}
