import { Module } from '@nestjs/common';
import { PayoutsModule } from '../payouts/index.js';
import { WalletModule } from '../wallet/index.js';
import { BankDetailsReveal } from './bank-details-reveal.js';
import { BankTransfersController } from './bank-transfers.controller.js';
import { PaymentFile } from './payment-file.js';
import { Payees } from './payees.js';

@Module({
  imports: [PayoutsModule, WalletModule],
  controllers: [BankTransfersController],
  providers: [BankDetailsReveal, Payees, PaymentFile],
})
export class BankTransfersModule {}
