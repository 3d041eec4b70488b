import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from './kernel/config/config.js';
import type { ProcessRole } from './kernel/database/roles.js';
import { KernelModule, type ProcessOptions } from './kernel/kernel.module.js';
import { entities } from './entities.js';
import { AgreementsModule } from './modules/agreements/index.js';
import { CampaignsModule } from './modules/campaigns/index.js';
import { CommunicationModule } from './modules/communication/index.js';
import { CaptchaModule } from './modules/captcha/index.js';
import { ContentModule } from './modules/content/index.js';
import { ReceiptsModule } from './modules/receipts/index.js';
import { SettingsModule } from './modules/settings/index.js';
import { DeskModule } from './modules/desk/index.js';
import { DiscoveryModule } from './modules/discovery/index.js';
import { GettingReadyModule } from './modules/getting-ready/index.js';
import { InvestmentsModule } from './modules/investments/index.js';
import { JurisdictionsModule } from './modules/jurisdictions/index.js';
import { KycModule } from './modules/kyc/index.js';
import { LedgerModule } from './modules/ledger/index.js';
import { OperationsModule } from './modules/operations/index.js';
import { PortfolioModule } from './modules/portfolio/index.js';
import { BankAccountsModule } from './modules/bank-accounts/index.js';
import { EscrowModule } from './modules/escrow/index.js';
import { BankTransfersModule } from './modules/bank-transfers/index.js';
import { BankStatementsModule } from './modules/bank-statements/index.js';
import { RailsModule } from './modules/rails/index.js';
import { RatesModule } from './modules/rates/index.js';
import { RepaymentsModule } from './modules/repayments/index.js';
import { PayoutsModule } from './modules/payouts/index.js';
import { PaymentsModule } from './modules/payments/index.js';
import { SecondWalletModule } from './modules/second-wallet/index.js';
import { WalletModule } from './modules/wallet/index.js';
import { UsersModule } from './modules/users/index.js';

/** The root module; API, worker and commands are the same modules in different processes. */
@Module({})
export class AppModule {
  static forProcess(config: Config, role: ProcessRole, options: ProcessOptions = { connect: true }): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KernelModule.forProcess(config, role, entities, options),
        LedgerModule,
        SettingsModule,
        CaptchaModule,
        ReceiptsModule,
        ContentModule,
        UsersModule,
        RailsModule,
        KycModule,
        CampaignsModule,
        PaymentsModule,
        BankAccountsModule,
        EscrowModule,
        BankStatementsModule,
        BankTransfersModule,
        RatesModule,
        JurisdictionsModule,
        SecondWalletModule,
        WalletModule,
        AgreementsModule,
        InvestmentsModule,
        PayoutsModule,
        RepaymentsModule,
        PortfolioModule,
        DeskModule,
        OperationsModule,
        CommunicationModule,
        DiscoveryModule,
        GettingReadyModule,
      ],
    };
  }
}
