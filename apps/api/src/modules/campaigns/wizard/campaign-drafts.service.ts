import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import type { Checklist, OwnedCampaign } from '@cairn/contracts/campaigns/campaign-draft.reply';
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
import { checklistOf, stepRefusals } from '../record/checklist.js';
import { ContractRule } from '../record/contract-rule.js';
import { QuestionsRepository } from '../questions/questions.repository.js';
import { requireEditable } from '../record/editable.js';

/** A campaign is named after its company until its owner names it. */
export const UNNAMED = 'Untitled campaign';

/** An owner's campaigns before and after they are live. */
@Injectable()
export class CampaignDraftsService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly holder: BankAccountHolder,
    private readonly payouts: CampaignPayouts,
    private readonly calendars: CampaignCalendars,
    private readonly questions: QuestionsRepository,
    private readonly contract: ContractRule,
  ) {}

  async read(caller: Identity, id: string): Promise<OwnedCampaign> {
    return this.present(await this.campaigns.readable(caller, id));
  }

  async checklist(caller: Identity, id: string): Promise<Checklist> {
    const campaign = await this.campaigns.readable(caller, id);
    const asked = { questions: await this.questions.states(id), contractRequired: await this.contract.isRequired() };
    return checklistOf(stepRefusals(campaign, await this.calendars.now(), asked));
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
      if (campaign.status !== CampaignStatus.draft) throw new DomainError('campaign.not_editable');
      await this.campaigns.remove(tx, id);
    });
    return { done: true };
  }

  async present(campaign: CampaignEntity): Promise<OwnedCampaign> {
    const [totals, payouts] = await Promise.all([this.campaigns.totals(campaign.id), this.payouts.of(campaign.id)]);
    return {
      campaignDetail: presentDetail(campaign, totals, this.holder.of(campaign)),
      takeAwayDetail: presentTakeAway(campaign, totals.received, payouts, this.calendars.instant()),
    };
  }
}
