import { Injectable } from '@nestjs/common';
import { commentLifecycle, type CommentState } from '@cairn/contracts';
import type { CommentGuideline } from '@cairn/contracts/campaigns/discussion/comment-options';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { answerersOf } from '../team/membership.sql.js';
import { CommentStore, type StoredComment } from './comment-store.js';
import { wordsVersion } from './moderated-comments.js';

interface Judgement {
  to: Exclude<CommentState, 'pending'>;
  /** Of the words that were read. */
  version: string;
  guideline?: CommentGuideline;
  note?: string | null | undefined;
}

interface About {
  campaign: string;
  slug: string;
  ownerId: string;
  parentAuthorId: string | null;
  isFirst: boolean;
  byCompany: boolean;
}

/** S-11: moderators decide what appears. */
@Injectable()
export class CommentModeration {
  constructor(
    private readonly database: Database,
    private readonly store: CommentStore,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /**
   * Approving one that was reported keeps it, and dismisses the reports.
   * @throws comment.overtaken where its author has edited it since it was read, comment.bad_transition,
   *   auth.forbidden for its author
   */
  async judge(admin: Identity, id: string, judgement: Judgement): Promise<void> {
    const { to } = judgement;
    await this.database.inTx(async (tx) => {
      const comment = await this.store.lock(tx, id);
      if (comment === null) throw notFound();
      requireAnotherPerson(admin, comment.authorId);
      if (judgement.version !== wordsVersion(comment.text)) throw new DomainError('comment.overtaken');
      const reports = await this.closeReports(tx, id, to);
      const keeps = comment.state === 'approved' && to === 'approved' && reports > 0;
      if (!keeps && !commentLifecycle.allows(comment.state, to)) {
        throw new DomainError('comment.bad_transition');
      }
      const about = await this.about(tx, id);
      await this.write(tx, admin, id, judgement);
      if (comment.parentId !== null) await this.store.recount(tx, comment.parentId);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: `comment.${to}`,
        subjectType: 'comment',
        subjectId: id,
        before: { state: comment.state },
        after: { state: to, guideline: judgement.guideline ?? null, text: comment.text },
        reason: judgement.note ?? null,
      });
      if (!keeps) await this.tell(tx, comment, about, to);
    });
  }

  private async write(tx: Tx, admin: Identity, id: string, { to, guideline, note }: Judgement): Promise<void> {
    await tx.query(
      `update campaign_comment set state = $2, guideline = $3, note = $4, decided_at = kernel.now(), decided_by = $5,
         first_approved_at = coalesce(first_approved_at, case when $2 = 'approved' then kernel.now() end)
       where id = $1`,
      [id, to, guideline ?? null, note || null, admin.userId],
    );
  }

  /** How many reports the decision answers. */
  private async closeReports(tx: Tx, id: string, to: CommentState): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      `with closed as (update campaign_comment_report set state = $2, decided_at = kernel.now()
         where comment_id = $1 and state = 'open' returning 1)
       select count(*)::int as count from closed`,
      [id, to === 'approved' ? 'dismissed' : 'upheld'],
    );
    return row?.count ?? 0;
  }

  private async about(tx: Tx, id: string): Promise<About> {
    const [row] = await tx.query<About[]>(
      `select c.name as campaign, c.slug, c.owner_id as "ownerId", p.author_id as "parentAuthorId",
         m.first_approved_at is null as "isFirst", m.by_company as "byCompany"
       from campaign_comment m join campaign c on c.id = m.campaign_id
         left join campaign_comment p on p.id = m.parent_id and p.removed_at is null
       where m.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    return row;
  }

  /** Its author, and those whom it is for when it appears for the first time. Of spam nobody is told. */
  private async tell(tx: Tx, comment: StoredComment, about: About, to: CommentState): Promise<void> {
    const { campaign, slug, ownerId, parentAuthorId, isFirst } = about;
    const { authorId } = comment;
    const told = { campaignId: comment.campaignId, campaign, slug, commentId: comment.id };
    if (to === 'declined') await this.events.emit(tx, 'comment.declined', { ...told, userId: authorId });
    if (to !== 'approved') return;
    await this.events.emit(tx, 'comment.approved', { ...told, userId: authorId });
    if (!isFirst) return;
    // Without a name: its author may have chosen not to show it.
    if (parentAuthorId !== null && parentAuthorId !== authorId) {
      await this.events.emit(tx, 'comment.answered', { ...told, userId: parentAuthorId });
    }
    if (about.byCompany) return;
    const answering = await tx.query<{ userId: string }[]>(
      `select company.user_id as "userId" from (select $2::uuid as user_id union ${answerersOf('$1')}) company
       where company.user_id <> all($3::uuid[])`,
      [comment.campaignId, ownerId, [authorId, parentAuthorId ?? authorId]],
    );
    await this.events.emitMany(
      tx,
      'comment.asked',
      answering.map(({ userId }) => ({ ...told, userId })),
    );
  }
}
