import { Module } from '@nestjs/common';
import { INVESTMENT_STATUS } from '@cairn/contracts';
import { CampaignsModule } from '../../campaigns/index.js';
import { ClosingBlockers, codeOf, ExportSources, UsersModule } from '../../users/index.js';
import { Invariants, LedgerModule } from '../../ledger/index.js';
import { InterestFile } from './interest-file.js';
import { InterestController } from './interest.controller.js';
import { InterestRepository } from './interest.repository.js';
import { InvestmentLifecycle } from './investment-lifecycle.js';
import { InvestmentReadsRepository } from './investment-reads.repository.js';
import { InvestmentsAdminController } from './investments.admin.controller.js';
import { InvestmentsController } from './investments.controller.js';
import { ReturnedParts } from './returned-parts.js';
import { INVESTMENTS } from './investments.invariants.js';

@Module({
  imports: [CampaignsModule, UsersModule, LedgerModule],
  controllers: [InterestController, InvestmentsAdminController, InvestmentsController],
  providers: [InterestFile, InterestRepository, InvestmentLifecycle, InvestmentReadsRepository, ReturnedParts],
  exports: [InvestmentLifecycle, InvestmentReadsRepository, ReturnedParts],
})
export class InvestmentRecordModule {
  constructor(invariants: Invariants, exported: ExportSources, blockers: ClosingBlockers) {
    invariants.register(INVESTMENTS);
    exported.registerRows(
      'investments',
      `select i.number, c.name as campaign, i.state, ${codeOf(INVESTMENT_STATUS, 'i.state')} as status,
      i.amount, i.currency, i.units, i.created_at, i.received_at,
      i.ended_at from investment i join campaign c on c.id = i.campaign_id where i.investor_id = $1 order by i.created_at`,
    );
    blockers.register(
      'investments',
      `exists (select 1 from investment where investor_id = $1::uuid
      and state in ('reserved', 'paying', 'received', 'refunding'))`,
    );
  }
}
