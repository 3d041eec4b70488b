import { Module } from '@nestjs/common';
import { CampaignRecordModule } from '../record/record.module.js';
import { BankAccountHolder } from './bank-account-holder.js';
import { BankDetailsChange } from './bank-details-change.js';
import { PayoutSumsRepository } from './payout-sums.repository.js';
import { StoredBankAccount } from './stored-bank-account.js';

@Module({
  imports: [CampaignRecordModule],
  providers: [BankAccountHolder, BankDetailsChange, PayoutSumsRepository, StoredBankAccount],
  exports: [BankAccountHolder, BankDetailsChange, PayoutSumsRepository, StoredBankAccount],
})
export class CampaignBankAccountModule {}
