import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RatesModule } from '../rates/index.js';
import { OpenTopUps } from './open-top-ups.js';
import { ReturnableTopUps } from './returnable-top-ups.js';
import { TopUpExpiry } from './top-up-expiry.js';
import { TopUpReceiptsController } from './top-up-receipts.controller.js';
import { TopUpReturnsService } from './top-up-returns.service.js';
import { TopUpRules } from './top-up-rules.js';
import { TopUpService } from './top-up.service.js';
import { WalletAdminController } from './wallet.admin.controller.js';
import { WalletStatementController } from './wallet-statement.controller.js';
import { WalletController } from './wallet.controller.js';
import { WalletLifecycle } from './wallet-lifecycle.js';
import { CardMoney } from './card-money.js';
import { WalletFees } from './wallet-fees.js';
import { WalletStatementTable } from './wallet-statement-table.js';
import { WalletReadsRepository } from './wallet-reads.repository.js';
import { WithdrawalDesk } from './withdrawal-desk.js';
import { WithdrawalOwners } from './withdrawal-owners.js';
import { WithdrawalRules } from './withdrawal-rules.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalsRepository } from './withdrawals.repository.js';

@Module({
  imports: [ContentModule, LedgerModule, PaymentsModule, RatesModule],
  controllers: [WalletController, WalletStatementController, TopUpReceiptsController, WalletAdminController],
  providers: [
    CardMoney,
    OpenTopUps,
    ReturnableTopUps,
    TopUpExpiry,
    TopUpReturnsService,
    TopUpRules,
    TopUpService,
    WalletFees,
    WalletLifecycle,
    WalletReadsRepository,
    WalletStatementTable,
    WithdrawalDesk,
    WithdrawalOwners,
    WithdrawalRules,
    WithdrawalService,
    WithdrawalsRepository,
  ],
  exports: [CardMoney, WithdrawalOwners],
})
export class WalletModule {}
