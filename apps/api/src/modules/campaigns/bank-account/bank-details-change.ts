import { Injectable } from '@nestjs/common';
import type { PaymentDetailRequest } from '@cairn/contracts/campaigns/payment-detail.request';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireStepUp } from '../../../kernel/auth/step-up.js';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { bankSendableAt } from './bank-cooldown.js';
import { mayChangeBank } from './campaign-funding.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { CampaignPayouts } from './campaign-payouts.js';
import { StoredBankAccount } from './stored-bank-account.js';

/** Changes bank details after the campaign went live: otherwise a returned payout could never be sent again. */
@Injectable()
export class BankDetailsChange {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly payouts: CampaignPayouts,
    private readonly account: StoredBankAccount,
    private readonly audit: AuditLog,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * The campaign is locked. The same details again change nothing.
   * @throws campaign.not_editable when no money will go there, payout.in_hand, auth.step_up_required
   */
  async make(tx: Tx, caller: Identity, campaign: CampaignEntity, body: PaymentDetailRequest): Promise<CampaignEntity> {
    const { id } = campaign;
    // The data that finance checks before sending stays valid until it is sent: both commands lock the payout's row.
    await this.payouts.lock(tx, id);
    const [{ received }, sums] = [await this.campaigns.totals(id, tx), await this.payouts.of(id, tx)];
    if (!mayChangeBank(campaign, received, sums)) throw new DomainError('campaign.not_editable');
    if (!this.account.differs(campaign, body)) return campaign;
    requireStepUp(caller);
    if (sums.inHand) throw new DomainError('payout.in_hand');
    await this.payouts.rememberAccount(tx, id);
    const { bankAccountLast4: before } = campaign;
    const now = this.clock.now();
    const change = { ...this.account.encrypted(id, body), bankChangedAt: now };
    const changed = await this.campaigns.save(tx, campaign, change, now);
    await this.audit.record(tx, {
      actor: caller.email,
      actorId: caller.userId,
      action: 'campaign.bank_details_changed',
      subjectType: 'campaign',
      subjectId: id,
      before: { accountNumberLast4: before },
      after: { accountNumberLast4: changed.bankAccountLast4 },
    });
    await this.events.emit(tx, 'campaign.bank_changed', {
      userId: caller.userId,
      campaignId: id,
      campaign: campaign.name,
      bank: changed.bankName,
      last4: changed.bankAccountLast4,
      at: bankSendableAt(changed)?.toISOString(),
    });
    return changed;
  }
}
