import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PaymentsModule, SecondDecisions } from '../../payments/index.js';
import { SettingsModule } from '../../settings/index.js';
import { EligibilityModule } from '../eligibility/eligibility.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { InvestmentRecordModule } from '../record/record.module.js';
import { CancellationController } from './cancellation.controller.js';
import { CancellationService } from './cancellation.service.js';
import { DeskRefunds } from './desk-refunds.js';
import { DeskRefundsController } from './desk-refunds.controller.js';
import { InvestmentReturns } from './returns.js';
import { UnfundedReturnsService } from './unfunded-returns.service.js';

@Module({
  imports: [
    CampaignsModule,
    EligibilityModule,
    HoldsModule,
    InvestmentRecordModule,
    LedgerModule,
    PaymentsModule,
    SettingsModule,
  ],
  controllers: [CancellationController, DeskRefundsController],
  providers: [CancellationService, DeskRefunds, InvestmentReturns, UnfundedReturnsService],
  exports: [InvestmentReturns],
})
export class InvestmentRefundsModule {
  constructor(decisions: SecondDecisions) {
    decisions.register({
      list: 'investments',
      acts: ['investment.refund'],
      sql: `select x.id::text as subject, x.id as record, u.first_name || ' ' || u.last_name as name, x.amount, x.currency,
          u.id as "user" from investment x join app_user u on u.id = x.investor_id where x.state = 'received'`,
    });
  }
}
