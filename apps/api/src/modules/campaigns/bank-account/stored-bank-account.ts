import { Injectable } from '@nestjs/common';
import type { PaymentDetailRequest } from '@cairn/contracts/campaigns/payment-detail.request';
import { Clock } from '../../../kernel/clock/clock.js';
import { PersonalData, type Cell } from '../../../kernel/crypto/personal-data.js';
import { BankAccountHolder } from './bank-account-holder.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

const cellOf = (id: string): Cell => ({ table: 'campaign', column: 'bank_account_number', id });

/** The account that a campaign is paid out to, as it is kept: number and holder encrypted. */
@Injectable()
export class StoredBankAccount {
  constructor(
    private readonly personalData: PersonalData,
    private readonly holder: BankAccountHolder,
    private readonly clock: Clock,
  ) {}

  /** The columns that keep an account. */
  encrypted(id: string, body: PaymentDetailRequest): Partial<CampaignEntity> {
    return {
      bankAccountHolder: this.holder.encrypt(body.accountHolder, id),
      bankName: body.bankName,
      bankAccountType: body.accountType,
      bankAccountNumber: this.personalData.encrypt(body.accountNumber, cellOf(id)),
      bankAccountLast4: body.accountNumber.slice(-4),
      bankRoutingNumber: body.routingNumber,
      bankTermsAt: this.clock.now(),
    };
  }

  /** The money would go to another account than the current one. */
  isAnother(campaign: CampaignEntity, body: PaymentDetailRequest): boolean {
    const { bankAccountNumber: known, bankRoutingNumber: knownRouting } = campaign;
    if (known === null) return false;
    const knownHolder = this.holder.of(campaign);
    return (
      knownRouting !== body.routingNumber ||
      this.personalData.decrypt(known, cellOf(campaign.id)) !== body.accountNumber ||
      (knownHolder !== null && knownHolder !== body.accountHolder)
    );
  }

  /** Something of what is kept would change. */
  differs(campaign: CampaignEntity, body: PaymentDetailRequest): boolean {
    return (
      campaign.bankAccountNumber === null ||
      this.holder.of(campaign) !== body.accountHolder ||
      campaign.bankName !== body.bankName ||
      campaign.bankAccountType !== body.accountType ||
      this.isAnother(campaign, body)
    );
  }
}
