import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
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
export class InvestmentRefundsModule {}
