import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/index.js';
import { ReceiptsModule } from '../../receipts/index.js';
import { RepaymentRecordModule } from '../record/record.module.js';
import { AllocationService } from './allocation.service.js';
import { DistributionService } from './distribution.service.js';
import { InvestorReceiptService } from './investor-receipt.service.js';
import { InvestorReceiptsController } from './investor-receipts.controller.js';

@Module({
  imports: [LedgerModule, ReceiptsModule, RepaymentRecordModule],
  controllers: [InvestorReceiptsController],
  providers: [AllocationService, DistributionService, InvestorReceiptService],
  exports: [DistributionService],
})
export class DistributionsModule {}
