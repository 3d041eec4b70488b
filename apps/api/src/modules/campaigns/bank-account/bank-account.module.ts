import { Module } from '@nestjs/common';
import { BankAccountsModule } from '../../bank-accounts/index.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { AchAccount } from './ach-account.js';
import { BankAccountHolder } from './bank-account-holder.js';
import { BankDetailsChange } from './bank-details-change.js';
import { CampaignPayouts } from './campaign-payouts.js';
import { StoredBankAccount } from './stored-bank-account.js';

@Module({
  imports: [BankAccountsModule, CampaignRecordModule],
  providers: [AchAccount, BankAccountHolder, BankDetailsChange, CampaignPayouts, StoredBankAccount],
  exports: [AchAccount, BankAccountHolder, BankDetailsChange, CampaignPayouts, StoredBankAccount],
})
export class CampaignBankAccountModule {}
