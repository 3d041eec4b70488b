import { Injectable } from '@nestjs/common';
import { CampaignStatus, type TeamRole } from '@cairn/contracts';
import type { Checklist, OwnedCampaign, PaymentDetail } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { Done } from '@cairn/contracts/users/users.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { BankAccountHolder } from '../bank-account/bank-account-holder.js';
import { CampaignCalendars } from '../record/campaign-calendars.js';
import { presentTakeAway } from '../bank-account/campaign-funding.js';
import { presentDetail } from '../record/campaign.presenter.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { CampaignPayouts } from '../bank-account/campaign-payouts.js';
import { SubmissionChecks } from '../review/submission-checks.js';
import { requireEditable } from '../record/editable.js';

/** A campaign is named after its company until its owner names it. */
export const UNNAMED = 'Untitled campaign';

const NO_PAYMENT_DETAIL: PaymentDetail = {
  accountHolder: null,
  bankName: null,
  accountType: null,
  accountNumberLast4: null,
  routingNumber: null,
  tos: false,
  achAccountId: null,
};

/** An owner's campaigns before and after they are live. */
@Injectable()
export class CampaignDraftsService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly holder: BankAccountHolder,
    private readonly payouts: CampaignPayouts,
    private readonly calendars: CampaignCalendars,
    private readonly checks: SubmissionChecks,
  ) {}

  async read(caller: Identity, id: string): Promise<OwnedCampaign> {
    const campaign = await this.campaigns.readable(caller, id, 'member');
    return this.present(campaign, await this.campaigns.roleOf(id, caller.userId));
  }

  async checklist(caller: Identity, id: string): Promise<Checklist> {
    const campaign = await this.campaigns.readable(caller, id, 'member');
    return this.checks.checklist(campaign);
  }

  /** Renames a draft. */
  async rename(caller: Identity, id: string, name: string): Promise<OwnedCampaign> {
    const campaign = await this.database.inTx(async (tx) => {
      const locked = await this.campaigns.lock(tx, id, caller.userId);
      requireEditable(locked);
      return this.campaigns.save(tx, locked, { name }, this.calendars.instant());
    });
    return this.present(campaign);
  }

  async remove(caller: Identity, id: string): Promise<Done> {
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id, caller.userId);
      // One that has been open, to test interest, keeps its records.
      if (campaign.status !== CampaignStatus.draft || campaign.termsVersion !== null)
        throw new DomainError('campaign.not_editable');
      await this.campaigns.remove(tx, id);
    });
    return { done: true };
  }

  /** For a member of its team without the bank details, which are the owner's alone. */
  async present(campaign: CampaignEntity, role: TeamRole | null = null): Promise<OwnedCampaign> {
    const [totals, ended, payouts] = await Promise.all([
      this.campaigns.totals(campaign.id),
      this.campaigns.endOf(campaign),
      this.payouts.of(campaign.id),
    ]);
    const detail = presentDetail(campaign, totals, ended, role === null ? this.holder.of(campaign) : null);
    return {
      campaignDetail: role === null ? detail : { ...detail, paymentDetail: NO_PAYMENT_DETAIL },
      takeAwayDetail: presentTakeAway(campaign, totals.received, payouts, this.calendars.instant()),
      teamRole: role,
    };
  }
}
