import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { ReceiptsModule } from '../../receipts/index.js';
import { UsersModule } from '../../users/index.js';
import { AllotmentModule } from '../allotment/allotment.module.js';
import { ReceiptEvidence } from './receipt-evidence.js';
import { ReceiptExport } from './receipt-export.js';
import { ReceiptPaper } from './receipt-paper.js';
import { ReceiptService } from './receipt.service.js';
import { ReceiptsController } from './receipts.controller.js';

@Module({
  imports: [AllotmentModule, PaymentsModule, ReceiptsModule, UsersModule],
  controllers: [ReceiptsController],
  providers: [ReceiptEvidence, ReceiptExport, ReceiptPaper, ReceiptService],
})
export class InvestmentReceiptsModule {}
