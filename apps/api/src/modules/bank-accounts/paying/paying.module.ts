import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { RailsModule } from '../../rails/index.js';
import { LinkingModule } from '../linking/linking.module.js';
import { AccountPayments } from './account-payments.js';
import { AccountPaymentsController } from './account-payments.controller.js';
import { ReturnedDebits } from './returned-debits.js';

@Module({
  imports: [LinkingModule, PaymentsModule, RailsModule],
  controllers: [AccountPaymentsController],
  providers: [AccountPayments, ReturnedDebits],
})
export class PayingModule {}
