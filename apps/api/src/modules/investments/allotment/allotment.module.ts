import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { InvestmentRecordModule } from '../record/record.module.js';
import { InvestmentRefundsModule } from '../refunds/refunds.module.js';
import { AllotmentPreview } from './allotment-preview.service.js';
import { AllotmentTable } from './allotment-table.js';
import { AllotmentController } from './allotment.controller.js';
import { AllotmentNotices } from './allotment-notices.js';
import { Allotments } from './allotments.js';
import { AllottedInvestments } from './allotted-investments.js';
import { ExcessRefunds } from './excess-refunds.js';
import { ExcessReturns } from './excess-returns.js';

@Module({
  imports: [CampaignsModule, InvestmentRecordModule, InvestmentRefundsModule, LedgerModule, PaymentsModule],
  controllers: [AllotmentController],
  providers: [
    AllotmentNotices,
    AllotmentPreview,
    AllotmentTable,
    Allotments,
    AllottedInvestments,
    ExcessRefunds,
    ExcessReturns,
  ],
  exports: [AllotmentPreview, Allotments],
})
export class AllotmentModule {}
