import { Injectable } from '@nestjs/common';
import type { PaymentDetailRequest } from '@cairn/contracts/campaigns/payment-detail.request';
import { requireStepUp } from '../../../kernel/auth/step-up.js';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { AchAccount } from '../bank-account/ach-account.js';
import { BankDetailsChange } from '../bank-account/bank-details-change.js';
import { StoredBankAccount } from '../bank-account/stored-bank-account.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { isEditable } from '../record/editable.js';
import { SectionWriter } from './section-writer.js';

/** The wizard's last section: the bank account that receives the money. It is the owner's alone. */
@Injectable()
export class PayoutAccountService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly writer: SectionWriter,
    private readonly account: StoredBankAccount,
    private readonly bankDetails: BankDetailsChange,
    private readonly linked: AchAccount,
  ) {}

  read(caller: Identity, id: string): Promise<CampaignEntity> {
    return this.campaigns.owned(caller, id);
  }

  /** V-09, V-10, decision 44; SEC-14: a different account changes the destination of money. */
  save(caller: Identity, id: string, body: PaymentDetailRequest): Promise<CampaignEntity> {
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id, caller.userId);
      if (!isEditable(campaign)) return this.bankDetails.make(tx, caller, campaign, body);
      if (this.account.isAnother(campaign, body)) requireStepUp(caller);
      await this.writer.requireOpen(tx, campaign, body);
      const { achAccountId } = body;
      if (achAccountId == null) return this.writer.write(tx, caller, campaign, this.account.encrypted(id, body));
      await this.linked.require(tx, campaign.ownerId, achAccountId);
      return this.writer.write(tx, caller, campaign, { ...this.account.encrypted(id, body), achAccountId });
    });
  }
}
