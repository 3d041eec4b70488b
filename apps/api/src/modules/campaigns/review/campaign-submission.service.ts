import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { QuestionsRepository } from '../questions/questions.repository.js';
import { CampaignCalendars } from '../record/campaign-calendars.js';
import { CampaignLifecycle } from '../record/campaign-lifecycle.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { checklistOf, stepRefusals } from '../record/checklist.js';
import { ContractRule } from '../record/contract-rule.js';
import { requireRail } from './require-rail.js';

/** The owner submits a draft for review. */
@Injectable()
export class CampaignSubmissionService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly questions: QuestionsRepository,
    private readonly contract: ContractRule,
    private readonly lifecycle: CampaignLifecycle,
    private readonly calendars: CampaignCalendars,
    private readonly events: Events,
  ) {}

  /** S-02, V-38: refused with what each step still lacks. */
  async submit(caller: Identity, id: string): Promise<CampaignEntity> {
    const calendar = await this.calendars.now();
    const contractRequired = await this.contract.isRequired();
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id, caller.userId);
      const steps = stepRefusals(campaign, calendar, {
        questions: await this.questions.states(id, tx),
        contractRequired,
      });
      const fields = steps.flatMap(({ refusals }) => refusals);
      if (fields.length > 0) throw new DomainError('campaign.incomplete', { steps: checklistOf(steps).steps }, fields);
      await requireRail(tx, campaign);
      await this.lifecycle.move(tx, campaign, CampaignStatus.pending, { name: caller.email, id: caller.userId });
      await this.events.emit(tx, 'campaign.submitted', { userId: campaign.ownerId, campaignId: id });
      return campaign;
    });
  }
}
