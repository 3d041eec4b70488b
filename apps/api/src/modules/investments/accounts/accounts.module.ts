import { Module } from '@nestjs/common';
import { ScreeningModule } from '../../kyc/index.js';
import { SettingsModule } from '../../settings/index.js';
import { InvestingAccounts } from './investing-accounts.js';
import { InvestingAccountsController } from './investing-accounts.controller.js';

@Module({
  imports: [ScreeningModule, SettingsModule],
  controllers: [InvestingAccountsController],
  providers: [InvestingAccounts],
  exports: [InvestingAccounts],
})
export class InvestingAccountsModule {}
