import { Injectable } from '@nestjs/common';
import { reviewChecksOf, type Language } from '@cairn/contracts';
import type {
  CampaignReview,
  ReviewAnswer,
  ReviewCheck,
  ReviewTemplate,
  TermsVersion,
} from '@cairn/contracts/campaigns/review/review.replies';
import { REVIEW_TEMPLATES, type SubmissionState } from '@cairn/contracts/campaigns/review/review-options';
import type { EntityManager } from 'typeorm';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { CampaignVersions, type StoredVersion } from '../changes/campaign-versions.js';
import { QuestionsRepository } from '../questions/questions.repository.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { ReviewDeskRepository } from './review-desk.repository.js';
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
    private readonly desk: ReviewDeskRepository,
    private readonly words: Words,
  ) {}

  /** Keeps what is submitted; the campaign is locked. */
  async add(tx: Tx, campaign: CampaignEntity, submittedBy: string): Promise<void> {
    await this.submissions.add(tx, campaign.id, await this.content(campaign, tx), submittedBy);
  }

  /**
   * The campaign is locked.
   * @param message to the owner; null for an approval
   * @throws campaign.claimed where another admin reviews it
   */
  async decide(
    tx: Tx,
    campaign: CampaignEntity,
    state: Exclude<SubmissionState, 'waiting'>,
    by: string,
    message: string | null,
  ): Promise<void> {
    await this.requireReviewer(tx, campaign.id, by);
    await this.submissions.decide(tx, campaign.id, state, by, message);
    campaign.changesRequested = state === 'changes_requested';
    await tx.query('update campaign set changes_requested = $2 where id = $1', [
      campaign.id,
      campaign.changesRequested,
    ]);
  }

  /** @throws campaign.claimed where another admin reviews the submission that waits; one that nobody has claimed is anybody's */
  async requireReviewer(tx: Tx, campaignId: string, adminId: string): Promise<void> {
    const claim = await this.desk.claim(campaignId, tx);
    if (claim !== null && claim.id !== adminId) throw new DomainError('campaign.claimed', { by: claim.name });
  }

  /** @throws campaign.checks_open where points of the checklist are not ticked, and no reason is given */
  async requireChecked(tx: Tx, campaign: CampaignEntity, reason: string | null): Promise<void> {
    if (reason !== null) return;
    const checks = await this.checks(campaign, await this.waiting(tx, campaign), tx);
    if (checks.some(({ doneBy }) => doneBy === null)) throw fieldError('reason', 'campaign.checks_open');
  }

  /** The number of the submission that waits; one that was sent before submissions were kept becomes the first. The campaign is locked. */
  async waiting(tx: Tx, campaign: CampaignEntity): Promise<number> {
    const [newest] = await this.submissions.of(campaign.id, tx);
    if (newest?.state === 'waiting') return newest.number;
    await this.add(tx, campaign, campaign.ownerId);
    return (newest?.number ?? 0) + 1;
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
      notes: newest === undefined ? [] : await this.desk.notes(id, newest.number),
      versions: termsVersions(await this.versions.of(id)),
      templates: this.templates(ownerLanguage, campaign.name),
      checks: newest === undefined ? [] : await this.checks(campaign, newest.number),
      claim: await this.desk.claim(id),
    };
  }

  /** What its owner or team reads of the newest decision. */
  async answer(caller: Identity, campaignId: string): Promise<ReviewAnswer> {
    await this.campaigns.readable(caller, campaignId);
    const [newest] = await this.submissions.of(campaignId);
    if (newest === undefined || newest.state === 'waiting')
      return { state: newest?.state ?? null, message: null, notes: [] };
    const { state, message, number } = newest;
    return { state, message, notes: state === 'approved' ? [] : await this.desk.notes(campaignId, number) };
  }

  private async content(campaign: CampaignEntity, reader?: EntityManager): Promise<SubmissionContent> {
    const questions = await this.questions.of(campaign.id, COMPARED_IN, reader);
    return contentOf(campaign, { questions, ...(await this.submissions.beside(campaign.id, reader)) });
  }

  private async checks(
    { id, type }: CampaignEntity,
    submission: number,
    reader?: EntityManager,
  ): Promise<ReviewCheck[]> {
    const ticked = await this.desk.checks(id, submission, reader);
    return reviewChecksOf(type).map(
      (code) => ticked.find((check) => check.code === code) ?? { code, doneBy: null, doneAt: null },
    );
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
