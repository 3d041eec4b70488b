import { Module } from '@nestjs/common';
import { CampaignRecordModule } from '../record/record.module.js';
import { BankAccountHolder } from './bank-account-holder.js';
import { BankDetailsChange } from './bank-details-change.js';
import { CampaignPayouts } from './campaign-payouts.js';
import { StoredBankAccount } from './stored-bank-account.js';

@Module({
  imports: [CampaignRecordModule],
  providers: [BankAccountHolder, BankDetailsChange, CampaignPayouts, StoredBankAccount],
  exports: [BankAccountHolder, BankDetailsChange, CampaignPayouts, StoredBankAccount],
})
export class CampaignBankAccountModule {}
