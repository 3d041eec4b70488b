import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { RatesModule } from '../../rates/index.js';
import { WalletFundsModule } from '../funds/wallet-funds.module.js';
import { WithdrawalDesk } from './withdrawal-desk.js';
import { WithdrawalLifecycle } from './withdrawal-lifecycle.js';
import { WithdrawalOwners } from './withdrawal-owners.js';
import { WithdrawalRules } from './withdrawal-rules.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalsAdminController } from './withdrawals.admin.controller.js';
import { WithdrawalsController } from './withdrawals.controller.js';
import { WithdrawalsRepository } from './withdrawals.repository.js';

@Module({
  imports: [SettingsModule, LedgerModule, PaymentsModule, RatesModule, WalletFundsModule],
  controllers: [WithdrawalsController, WithdrawalsAdminController],
  providers: [
    WithdrawalDesk,
    WithdrawalLifecycle,
    WithdrawalOwners,
    WithdrawalRules,
    WithdrawalService,
    WithdrawalsRepository,
  ],
  exports: [WithdrawalOwners, WithdrawalRules],
})
export class WithdrawalsModule {}
