import { Injectable } from '@nestjs/common';
import { materialFieldsOf } from '@cairn/contracts';
import type {
  ChangePreview,
  CurrentTerms,
  MaterialChange,
  TermChange,
} from '@cairn/contracts/campaigns/changes/changes.replies';
import type { ChangeTermsRequest } from '@cairn/contracts/campaigns/changes/changes.requests';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { ChangeLog } from './change-log.js';
import { ChangeProposals } from './change-proposals.js';
import { ChangeRules, requireOpen, type OpenCampaign } from './change-rules.js';
import { ChangesRepository } from './changes.repository.js';
import { changesIn, termsOf } from './terms.js';

/** The terms of an open campaign, and what its owner proposes to change of them. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly proposals: ChangeProposals,
    private readonly rules: ChangeRules,
    private readonly reads: ChangesRepository,
    private readonly clock: Clock,
    private readonly log: ChangeLog,
  ) {}

  /** @throws change.not_open */
  async terms(caller: Identity, campaignId: string): Promise<CurrentTerms> {
    const campaign = this.open(await this.campaigns.readable(caller, campaignId));
    const terms = termsOf(campaign);
    const { latest, latestSource } = await this.rules.window(campaign);
    return {
      version: campaign.termsVersion ?? 1,
      type: campaign.type,
      currency: campaign.currency,
      terms: materialFieldsOf(campaign.type).map((field) => ({ field, value: terms[field] ?? null })),
      latestClosing: latest,
      latestCitation: latestSource,
      rule: await this.rules.answerRule(),
    };
  }

  async preview(caller: Identity, campaignId: string, request: ChangeTermsRequest): Promise<ChangePreview> {
    const tx = this.database.manager;
    const found = await this.campaigns.owned(caller, campaignId);
    await this.rules.requireOffered(request, found, tx);
    const campaign = this.open(found);
    const changes = this.changesOf(campaign, request);
    const { answerUntil, closesAt, rule } = await this.rules.judge(tx, campaign, changes);
    const concerned = await this.reads.concerned(tx, campaignId);
    const { currency, closesAt: closesAtBefore } = campaign;
    return { changes, currency, ...concerned, answerUntil, closesAtBefore, closesAt, rule };
  }

  /** Decision 26: it waits for an admin. @throws change.waits, change.answers_open */
  async propose(caller: Identity, campaignId: string, request: ChangeTermsRequest): Promise<MaterialChange> {
    const id = await this.database.inTx(async (tx) => {
      const found = await this.campaigns.lock(tx, campaignId, caller.userId);
      await this.rules.requireOffered(request, found, tx);
      const campaign = this.open(found);
      const changes = this.changesOf(campaign, request);
      await this.rules.judge(tx, campaign, changes);
      const { reason } = request;
      const { id: changeId, made } = await this.proposals.add(tx, campaign, caller.userId, { reason, changes });
      if (made) await this.log.tell(tx, 'change.proposed', campaign, changeId);
      return changeId;
    });
    return this.reads.one(id);
  }

  private open(campaign: CampaignEntity): OpenCampaign {
    return requireOpen(campaign, this.clock.now());
  }

  private changesOf(campaign: CampaignEntity, request: ChangeTermsRequest): TermChange[] {
    const { changes, foreign } = changesIn(campaign, request);
    const code = 'change.of_other_type';
    if (foreign.length > 0)
      throw new DomainError(
        code,
        {},
        foreign.map((field) => ({ field, code })),
      );
    if (changes.length === 0) throw new DomainError('change.nothing');
    return changes;
  }
}
