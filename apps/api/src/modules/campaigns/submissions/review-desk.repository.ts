import { Injectable } from '@nestjs/common';
import type { ReviewCheckCode } from '@cairn/contracts';
import type { ReviewCheck, ReviewClaim, ReviewNote } from '@cairn/contracts/campaigns/review/review.replies';
import type { EntityManager } from 'typeorm';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';

/** Which submission of which campaign. */
interface Submitted {
  campaignId: string;
  submission: number;
}

/** What reviewers write while a submission waits: who reviews it, notes, and the points of the checklist. */
@Injectable()
export class ReviewDeskRepository {
  constructor(private readonly database: Database) {}

  /** Null where nobody has claimed the submission that waits. */
  async claim(campaignId: string, reader: EntityManager = this.database.manager): Promise<ReviewClaim | null> {
    const [row] = await reader.query<ReviewClaim[]>(
      `select u.id, u.first_name || ' ' || u.last_name as name, s.claimed_at as at
       from campaign_submission s join app_user u on u.id = s.claimed_by
       where s.campaign_id = $1 and s.state = 'waiting'`,
      [campaignId],
    );
    return row ?? null;
  }

  /** @param by null releases it */
  async setClaim(tx: Tx, { campaignId, submission }: Submitted, by: string | null): Promise<void> {
    await tx.query(
      `update campaign_submission set claimed_by = $3, claimed_at = case when $3::uuid is null then null else kernel.now() end
       where campaign_id = $1 and number = $2`,
      [campaignId, submission, by],
    );
  }

  /** The points that are ticked. */
  checks(
    campaignId: string,
    submission: number,
    reader: EntityManager = this.database.manager,
  ): Promise<ReviewCheck[]> {
    return reader.query<ReviewCheck[]>(
      `select k.code, u.first_name || ' ' || u.last_name as "doneBy", k.checked_at as "doneAt"
       from submission_check k join app_user u on u.id = k.checked_by where k.campaign_id = $1 and k.submission = $2`,
      [campaignId, submission],
    );
  }

  /** @returns false where it was so already */
  async check(
    tx: Tx,
    { campaignId, submission }: Submitted,
    { code, done, by }: { code: ReviewCheckCode; done: boolean; by: string },
  ): Promise<boolean> {
    const changed = await (done
      ? tx.query<unknown[]>(
          `insert into submission_check (campaign_id, submission, code, checked_by, checked_at)
           values ($1, $2, $3, $4, kernel.now()) on conflict do nothing returning code`,
          [campaignId, submission, code, by],
        )
      : tx.query<unknown[]>(
          `with gone as (delete from submission_check where campaign_id = $1 and submission = $2 and code = $3 returning code)
           select code from gone`,
          [campaignId, submission, code],
        ));
    return changed.length > 0;
  }

  notes(campaignId: string, submission: number, reader: EntityManager = this.database.manager): Promise<ReviewNote[]> {
    return reader.query<ReviewNote[]>(
      `select field, note from submission_note where campaign_id = $1 and submission = $2 order by written_at, field`,
      [campaignId, submission],
    );
  }

  /** Writes a note; an empty one takes it back. */
  async note(tx: Tx, { campaignId, submission, field, note }: ReviewNote & Submitted, by: string): Promise<void> {
    await (note === ''
      ? tx.query('delete from submission_note where campaign_id = $1 and submission = $2 and field = $3', [
          campaignId,
          submission,
          field,
        ])
      : tx.query(
          `insert into submission_note (campaign_id, submission, field, note, written_by, written_at)
           values ($1, $2, $3, $4, $5, kernel.now())
           on conflict (campaign_id, submission, field)
           do update set note = excluded.note, written_by = excluded.written_by, written_at = excluded.written_at`,
          [campaignId, submission, field, note, by],
        ));
  }
}
