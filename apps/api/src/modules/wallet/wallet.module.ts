import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { TopUpService } from './top-up.service.js';
import { WalletAdminController } from './wallet.admin.controller.js';
import { WalletController } from './wallet.controller.js';
import { WalletLifecycle } from './wallet-lifecycle.js';
import { WalletReadsRepository } from './wallet-reads.repository.js';
import { WithdrawalService } from './withdrawal.service.js';

@Module({
  imports: [ContentModule, LedgerModule, PaymentsModule],
  controllers: [WalletController, WalletAdminController],
  providers: [TopUpService, WalletLifecycle, WalletReadsRepository, WithdrawalService],
})
export class WalletModule {}
