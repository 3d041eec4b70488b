import { Module } from '@nestjs/common';
import { ClosingBlockers, UsersModule } from '../../users/index.js';
import { ReceiptsModule } from '../../receipts/index.js';
import { SettingsModule } from '../../settings/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { WalletFundsModule } from '../funds/wallet-funds.module.js';
import { TopUpsModule } from '../top-ups/top-ups.module.js';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module.js';
import { WalletReadsRepository } from './wallet-reads.repository.js';
import { WalletStatementController } from './wallet-statement.controller.js';
import { WalletStatementTable } from './wallet-statement-table.js';
import { WalletController } from './wallet.controller.js';

@Module({
  imports: [
    UsersModule,
    ReceiptsModule,
    SettingsModule,
    LedgerModule,
    PaymentsModule,
    TopUpsModule,
    WalletFundsModule,
    WithdrawalsModule,
  ],
  controllers: [WalletController, WalletStatementController],
  providers: [WalletReadsRepository, WalletStatementTable],
})
export class BalanceModule {
  constructor(blockers: ClosingBlockers) {
    blockers.register(
      'wallet',
      `exists (select 1 from ledger.account a join ledger.balance b on b.account_id = a.id
      where a.code like 'L:wallet:' || $1::uuid::text || ':%' and b.cr - b.dr <> 0)`,
    );
  }
}
