import { Module } from '@nestjs/common';
import { BalanceModule } from './balance/balance.module.js';
import { WalletFundsModule } from './funds/wallet-funds.module.js';
import { SavedAccountsModule } from './saved-accounts/saved-accounts.module.js';
import { TopUpsModule } from './top-ups/top-ups.module.js';
import { WithdrawalsModule } from './withdrawals/withdrawals.module.js';

@Module({
  imports: [BalanceModule, SavedAccountsModule, TopUpsModule, WalletFundsModule, WithdrawalsModule],
  exports: [WalletFundsModule, WithdrawalsModule],
})
export class WalletModule {}
