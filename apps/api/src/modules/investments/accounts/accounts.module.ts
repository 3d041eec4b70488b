import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { InvestingAccounts } from './investing-accounts.js';
import { InvestingAccountsController } from './investing-accounts.controller.js';

@Module({
  imports: [SettingsModule],
  controllers: [InvestingAccountsController],
  providers: [InvestingAccounts],
  exports: [InvestingAccounts],
})
export class InvestingAccountsModule {}
