import { Injectable } from '@nestjs/common';
import { commentLifecycle } from '@cairn/contracts';
import type { Comment } from '@cairn/contracts/campaigns/discussion/comments.replies';
import type { PostCommentRequest, ReportCommentRequest } from '@cairn/contracts/campaigns/discussion/comments.requests';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import { pageOfText, wholeOf } from '../../../kernel/exports/list-file.js';
import type { JsonText } from '../../../kernel/http/envelope.js';
import { readableOwner, type Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { CommentStore, type StoredComment } from './comment-store.js';
import type { ToldThread } from './discussion-file.js';
import { CommentsRepository } from './comments.repository.js';

/** Replies to one comment, which are read with it. */
const MOST_REPLIES = 100;

/** What people say about a campaign. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly reads: CommentsRepository,
    private readonly store: CommentStore,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  /** @throws request.not_found where this reader may not open the campaign */
  async list(campaignId: string, query: PageQuery, reader: Identity | undefined): Promise<JsonText> {
    return found(await this.reads.list(campaignId, query, reader?.userId ?? null));
  }

  /** @throws as `list` */
  async threads(campaignId: string, query: PageQuery, reader: Identity | undefined): Promise<JsonText> {
    return found(await this.reads.threads(campaignId, query, reader?.userId ?? null));
  }

  async owned(caller: Identity, campaignId: string, query: PageQuery): Promise<JsonText> {
    const { ownerId } = await this.campaigns.readable(caller, campaignId, 'member');
    // An admin reads as the owner does; whoever is in the team sees answers of their own that wait.
    return found(await this.reads.owned(campaignId, query, readableOwner(caller) ?? ownerId));
  }

  /** All of them, for a file. @throws request.not_found for a campaign that is not the caller's own */
  async all(caller: Identity, campaignId: string): Promise<ToldThread[]> {
    const { ownerId } = await this.campaigns.owned(caller, campaignId);
    return wholeOf(async (page) => pageOfText<ToldThread>(found(await this.reads.owned(campaignId, page, ownerId))));
  }

  /**
   * S-11: it waits for a moderator.
   * @throws comment.closed where nobody may comment, comment.parent beside `parentId`, comment.replies_limit
   */
  async post({ userId }: Identity, campaignId: string, body: PostCommentRequest): Promise<Comment> {
    const { text, disclosure, parentId = null, clientKey = null } = body;
    await this.limits.spend('comment', userId);
    return this.database.inTx(async (tx) => {
      const campaign = found(await this.store.campaign(tx, campaignId, userId));
      if (!campaign.isOpen) throw new DomainError('comment.closed');
      if (parentId) await this.requireParent(tx, campaignId, parentId);
      const { id, isNew } = await this.store.add(tx, {
        campaignId,
        authorId: userId,
        parentId,
        clientKey,
        text,
        disclosure,
        byCompany: campaign.speaks,
        waits: !parentId && !campaign.speaks,
      });
      if (isNew) {
        if (parentId) await this.store.recount(tx, parentId);
        const about = { campaignId, campaign: campaign.name, slug: campaign.slug };
        await this.events.emit(tx, 'comment.posted', { ...about, userId, commentId: id });
      }
      return found(await this.reads.own(tx, userId, id));
    });
  }

  /**
   * What it said before is kept for moderators, and it waits for one again.
   * @throws request.not_found for a comment that is not the caller's, comment.closed
   */
  async change({ userId }: Identity, campaignId: string, id: string, text: string): Promise<Comment> {
    await this.limits.spend('comment', userId);
    return this.database.inTx(async (tx) => {
      const campaign = found(await this.store.campaign(tx, campaignId, userId));
      const comment = await this.lockOwn(tx, userId, campaignId, id);
      if (!campaign.isOpen) throw new DomainError('comment.closed');
      if (text !== comment.text) {
        if (comment.state !== 'pending' && !commentLifecycle.allows(comment.state, 'pending')) throw notFound();
        await this.store.rewrite(tx, comment, text);
      }
      return found(await this.reads.own(tx, userId, id));
    });
  }

  /** @throws request.not_found for a comment that is not the caller's */
  async remove({ userId }: Identity, campaignId: string, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      await this.lockOwn(tx, userId, campaignId, id);
      await this.store.remove(tx, 'id', id);
    });
  }

  /**
   * A second report while the first is open changes nothing.
   * @throws request.not_found for one's own comment, and for one that is not on the page
   */
  async report({ userId }: Identity, campaignId: string, id: string, request: ReportCommentRequest): Promise<void> {
    await this.limits.spend('report', userId);
    await this.database.inTx(async (tx) => {
      found(await this.store.campaign(tx, campaignId, userId));
      const comment = found(await this.store.lock(tx, id));
      if (comment.campaignId !== campaignId || comment.state !== 'approved' || comment.authorId === userId) {
        throw notFound();
      }
      await tx.query(
        `insert into campaign_comment_report (id, comment_id, reporter_id, reason, detail, created_at)
         values ($1, $2, $3, $4, $5, date_trunc('milliseconds', kernel.now())) on conflict do nothing`,
        [newId(), id, userId, request.reason, request.detail ?? null],
      );
    });
  }

  private async requireParent(tx: Tx, campaignId: string, parentId: string): Promise<void> {
    const replies = await this.store.lockParent(tx, campaignId, parentId);
    if (replies === null) throw fieldError('parentId', 'comment.parent');
    if (replies >= MOST_REPLIES) throw new DomainError('comment.replies_limit', { limit: MOST_REPLIES });
  }

  /** Spam is not there for its author. */
  private async lockOwn(tx: Tx, userId: string, campaignId: string, id: string): Promise<StoredComment> {
    const comment = await this.store.lock(tx, id);
    const isOwn = comment?.authorId === userId && comment.campaignId === campaignId && comment.state !== 'spam';
    if (comment === null || !isOwn) throw notFound();
    return comment;
  }
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}
