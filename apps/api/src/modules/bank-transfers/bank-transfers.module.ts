import { Module } from '@nestjs/common';
import { RepaymentsModule } from '../repayments/index.js';
import { WalletModule } from '../wallet/index.js';
import { BankDetailsReveal } from './bank-details-reveal.js';
import { BankTransfersController } from './bank-transfers.controller.js';
import { PaymentFile } from './payment-file.js';
import { Payees } from './payees.js';

@Module({
  imports: [RepaymentsModule, WalletModule],
  controllers: [BankTransfersController],
  providers: [BankDetailsReveal, Payees, PaymentFile],
})
export class BankTransfersModule {}
