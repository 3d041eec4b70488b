import { Injectable } from '@nestjs/common';
import { CampaignStatus, type Language } from '@cairn/contracts';
import type { AnsweredQuestion, CampaignFaqs } from '@cairn/contracts/campaigns/campaign-faqs.replies';
import type { CampaignFaqsRequest } from '@cairn/contracts/campaigns/campaign-faqs.request';
import { MOST_OWN_QUESTIONS } from '@cairn/contracts/campaigns/options';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignEditsRepository, type StoredFieldEdit } from '../record/campaign-edits.repository.js';
import { CampaignLifecycle } from '../record/campaign-lifecycle.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { requireLatest, savedNow } from '../record/sections/section-version.js';
import { QuestionsRepository } from './questions.repository.js';

/** Answers are written in drafts, and changed with a history while the campaign is open. */
const EDITABLE: readonly CampaignStatus[] = [CampaignStatus.draft, CampaignStatus.declined, CampaignStatus.active];

/** What of the answers differs, question by question in the words of the site's default language. */
function changesOf(before: CampaignFaqs, after: CampaignFaqs): StoredFieldEdit[] {
  const texts = ({ campaignFaqs, campaignCustomFaqs }: CampaignFaqs): Map<string, string | null> =>
    new Map([...campaignFaqs, ...campaignCustomFaqs].map(({ question, answer }) => [question, answer]));
  const [old, fresh] = [texts(before), texts(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: fresh.get(field) ?? null }))
    .filter((edit) => edit.before !== edit.after);
}

@Injectable()
export class QuestionsService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly questions: QuestionsRepository,
    private readonly edits: CampaignEditsRepository,
    private readonly lifecycle: CampaignLifecycle,
    private readonly clock: Clock,
  ) {}

  async read(caller: Identity, campaignId: string, language: Language): Promise<CampaignFaqs> {
    await this.campaigns.readable(caller, campaignId, 'member');
    return this.questions.of(campaignId, language);
  }

  /** @throws request.not_found where this reader may not open the campaign */
  async front(campaignId: string, language: Language, reader: Identity | undefined): Promise<AnsweredQuestion[]> {
    const answered = await this.questions.front(campaignId, language, reader?.userId ?? null);
    if (answered === null) throw notFound();
    return answered;
  }

  /**
   * @throws campaign.not_editable, campaign.overtaken, campaign.own_questions_limit, validation.choice beside a question
   *   that is not asked, validation.required beside one that an open campaign has to answer
   */
  async save(
    caller: Identity,
    campaignId: string,
    body: CampaignFaqsRequest,
    language: Language,
  ): Promise<CampaignFaqs> {
    if ((body.campaignCustomFaqs?.length ?? 0) > MOST_OWN_QUESTIONS) {
      throw fieldError('campaignCustomFaqs', 'campaign.own_questions_limit', { limit: MOST_OWN_QUESTIONS });
    }
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lockForEditor(tx, campaignId, caller, 'messages');
      if (!EDITABLE.includes(campaign.status)) throw new DomainError('campaign.not_editable');
      const before = await this.questions.of(campaignId, language, tx);
      requireLatest(campaign, 'faqs', { ...before }, body);
      await this.write(tx, campaign, before, body);
      const after = await this.questions.of(campaignId, language, tx);
      await this.keepHistory(tx, caller, campaign, changesOf(before, after));
      return after;
    });
  }

  private async write(
    tx: Tx,
    campaign: CampaignEntity,
    before: CampaignFaqs,
    body: CampaignFaqsRequest,
  ): Promise<void> {
    for (const { questionID, answer } of body.campaignFaqs ?? []) {
      const asked = before.campaignFaqs.find((question) => question.questionID === questionID);
      if (asked === undefined) throw fieldError(questionID, 'validation.choice');
      const isWithdrawn = !answer && asked.answer !== null;
      if (isWithdrawn && asked.isRequired && campaign.status === CampaignStatus.active) {
        throw fieldError(questionID, 'validation.required');
      }
      await this.questions.answer(tx, campaign.id, questionID, answer || null);
    }
    if (body.campaignCustomFaqs) await this.questions.replaceOwn(tx, campaign.id, body.campaignCustomFaqs);
  }

  /** A declined campaign becomes a draft again with its first edit; one that is open keeps what it said before. */
  private async keepHistory(
    tx: Tx,
    caller: Identity,
    campaign: CampaignEntity,
    changes: StoredFieldEdit[],
  ): Promise<void> {
    if (changes.length === 0) return;
    if (campaign.status === CampaignStatus.declined) {
      await this.lifecycle.move(tx, campaign, CampaignStatus.draft, { name: caller.email, id: caller.userId });
    }
    const at = this.clock.now();
    const isOpen = campaign.status === CampaignStatus.active;
    await this.campaigns.save(tx, campaign, { ...savedNow(campaign, 'faqs', at), ...(isOpen && { editedAt: at }) }, at);
    if (!isOpen) return;
    await this.edits.add(tx, { campaignId: campaign.id, section: 'faqs', actorId: caller.userId, changes, at });
  }
}
