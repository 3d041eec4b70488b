import { Injectable } from '@nestjs/common';
import { CampaignStatus, type Language } from '@cairn/contracts';
import type {
  CampaignReview,
  ReviewAnswer,
  ReviewTemplate,
  TermsVersion,
} from '@cairn/contracts/campaigns/review/review.replies';
import { REVIEW_TEMPLATES, type SubmissionState } from '@cairn/contracts/campaigns/review/review-options';
import type { ReviewNoteRequest } from '@cairn/contracts/campaigns/review/review.requests';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { CampaignVersions, type StoredVersion } from '../changes/campaign-versions.js';
import { QuestionsRepository } from '../questions/questions.repository.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { contentOf, differences, type SubmissionContent } from './submission-content.js';
import { SubmissionsRepository, type StoredSubmission } from './submissions.repository.js';

/** Questions are compared in one language, whoever reads. */
const COMPARED_IN: Language = 'en';

const given = (terms: StoredVersion['terms'] = {}): SubmissionContent =>
  Object.fromEntries(Object.entries(terms).flatMap(([field, value]) => (value === null ? [] : [[field, value]])));

/** Each against the one before; of the first every term. */
const termsVersions = (stored: readonly StoredVersion[]): TermsVersion[] =>
  stored.map(({ terms, ...version }, at) => ({
    ...version,
    changes: differences(given(stored[at + 1]?.terms), given(terms)),
  }));

/** What reviewers read of a campaign beside its page, and what they answer its owner. */
@Injectable()
export class Submissions {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly questions: QuestionsRepository,
    private readonly submissions: SubmissionsRepository,
    private readonly versions: CampaignVersions,
    private readonly words: Words,
    private readonly audit: AuditLog,
  ) {}

  /** Keeps what is submitted; the campaign is locked. */
  async add(tx: Tx, campaign: CampaignEntity, submittedBy: string): Promise<void> {
    await this.submissions.add(tx, campaign.id, await this.content(campaign, tx), submittedBy);
  }

  /** The campaign is locked. @param message to the owner; null for an approval */
  async decide(
    tx: Tx,
    campaign: CampaignEntity,
    state: Exclude<SubmissionState, 'waiting'>,
    by: string,
    message: string | null,
  ): Promise<void> {
    await this.submissions.decide(tx, campaign.id, state, by, message);
    campaign.changesRequested = state === 'changes_requested';
    await tx.query('update campaign set changes_requested = $2 where id = $1', [
      campaign.id,
      campaign.changesRequested,
    ]);
  }

  async review(id: string): Promise<CampaignReview> {
    const campaign = await this.campaigns.byId(id);
    const stored = await this.submissions.of(id);
    const [newest, ...earlier] = stored;
    const content = await this.content(campaign);
    const since = (one: StoredSubmission | undefined) =>
      one === undefined
        ? null
        : { number: one.number, submittedAt: one.submittedAt, changes: differences(one.content, content) };
    const ownerLanguage = await this.languageOf(campaign.ownerId);
    return {
      ownerLanguage,
      submissions: stored.map(({ content: _content, ...submission }) => submission),
      sinceLast: since(earlier[0]),
      sinceApproved: since(earlier.find(({ state }) => state === 'approved')),
      notes: newest === undefined ? [] : await this.submissions.notes(id, newest.number),
      versions: termsVersions(await this.versions.of(id)),
      templates: this.templates(ownerLanguage, campaign.name),
    };
  }

  /** @throws campaign.not_waiting */
  async note(admin: Identity, id: string, { field, note }: ReviewNoteRequest): Promise<void> {
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      if (campaign.status !== CampaignStatus.pending) throw new DomainError('campaign.not_waiting');
      const submission = await this.waiting(tx, campaign);
      const before = (await this.submissions.notes(id, submission, tx)).find((one) => one.field === field)?.note ?? '';
      if (before === note) return;
      await this.submissions.note(tx, { campaignId: id, submission, field, note }, admin.userId);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'campaign.noted',
        subjectType: 'campaign',
        subjectId: id,
        before: { field, note: before },
        after: { field, note },
        reason: null,
      });
    });
  }

  /** What its owner or team reads of the newest decision. */
  async answer(caller: Identity, campaignId: string): Promise<ReviewAnswer> {
    await this.campaigns.readable(caller, campaignId);
    const [newest] = await this.submissions.of(campaignId);
    if (newest === undefined || newest.state === 'waiting')
      return { state: newest?.state ?? null, message: null, notes: [] };
    const { state, message, number } = newest;
    return { state, message, notes: state === 'approved' ? [] : await this.submissions.notes(campaignId, number) };
  }

  /** The number of the submission that waits; one that was sent before submissions were kept becomes the first. */
  private async waiting(tx: Tx, campaign: CampaignEntity): Promise<number> {
    const [newest] = await this.submissions.of(campaign.id, tx);
    if (newest?.state === 'waiting') return newest.number;
    await this.add(tx, campaign, campaign.ownerId);
    return (newest?.number ?? 0) + 1;
  }

  private async content(campaign: CampaignEntity, reader?: EntityManager): Promise<SubmissionContent> {
    const questions = await this.questions.of(campaign.id, COMPARED_IN, reader);
    return contentOf(campaign, { questions, ...(await this.submissions.beside(campaign.id, reader)) });
  }

  private async languageOf(userId: string): Promise<Language> {
    const [row] = await this.database.query<{ language: Language }>('select language from app_user where id = $1', [
      userId,
    ]);
    return row?.language ?? COMPARED_IN;
  }

  private templates(language: Language, campaign: string): ReviewTemplate[] {
    const say = this.words.in(language);
    return REVIEW_TEMPLATES.map((code) => ({ code, text: say(`mail.review_templates.${code}`, { campaign }) }));
  }
}
