import { Module } from '@nestjs/common';
import { ReceiptsModule } from '../../receipts/index.js';
import { UsersModule } from '../../users/index.js';
import { AllotmentModule } from '../allotment/allotment.module.js';
import { ReceiptExport } from './receipt-export.js';
import { ReceiptPaper } from './receipt-paper.js';
import { ReceiptService } from './receipt.service.js';
import { ReceiptsController } from './receipts.controller.js';

@Module({
  imports: [AllotmentModule, ReceiptsModule, UsersModule],
  controllers: [ReceiptsController],
  providers: [ReceiptExport, ReceiptPaper, ReceiptService],
})
export class InvestmentReceiptsModule {}
