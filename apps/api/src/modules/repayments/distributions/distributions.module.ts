import { Module } from '@nestjs/common';
import { InvestmentsModule } from '../../investments/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { ReceiptsModule } from '../../receipts/index.js';
import { RepaymentRecordModule } from '../record/record.module.js';
import { AllocationService } from './allocation.service.js';
import { DistributionChunks } from './distribution-chunks.js';
import { DistributionService } from './distribution.service.js';
import { InvestorReceiptService } from './investor-receipt.service.js';
import { InvestorReceiptsController } from './investor-receipts.controller.js';

@Module({
  imports: [InvestmentsModule, LedgerModule, ReceiptsModule, RepaymentRecordModule],
  controllers: [InvestorReceiptsController],
  providers: [AllocationService, DistributionChunks, DistributionService, InvestorReceiptService],
  exports: [DistributionService],
})
export class DistributionsModule {}
