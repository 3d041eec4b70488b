import { Injectable } from '@nestjs/common';
import { PersonalData, type Cell } from '../../../kernel/crypto/personal-data.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

const cellOf = (id: string): Cell => ({ table: 'campaign', column: 'bank_account_holder', id });

/** The holder of the account that a campaign is paid out to: encrypted, as the account's number is. */
@Injectable()
export class BankAccountHolder {
  constructor(private readonly personalData: PersonalData) {}

  encrypt(holder: string, campaignId: string): Buffer {
    return this.personalData.encrypt(holder, cellOf(campaignId));
  }

  /** Null where none is given. */
  of({ id, bankAccountHolder }: Pick<CampaignEntity, 'id' | 'bankAccountHolder'>): string | null {
    return bankAccountHolder === null ? null : this.personalData.decrypt(bankAccountHolder, cellOf(id));
  }
}
