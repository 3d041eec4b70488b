import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { RepaymentRecordModule } from '../record/record.module.js';
import { AllocationService } from './allocation.service.js';
import { DistributionService } from './distribution.service.js';
import { InvestorReceiptService } from './investor-receipt.service.js';
import { InvestorReceiptsController } from './investor-receipts.controller.js';

@Module({
  imports: [ContentModule, LedgerModule, RepaymentRecordModule],
  controllers: [InvestorReceiptsController],
  providers: [AllocationService, DistributionService, InvestorReceiptService],
  exports: [DistributionService],
})
export class DistributionsModule {}
