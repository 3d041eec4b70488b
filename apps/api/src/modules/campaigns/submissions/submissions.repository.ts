import { Injectable } from '@nestjs/common';
import type { Submission } from '@cairn/contracts/campaigns/review/review.replies';
import type { SubmissionState } from '@cairn/contracts/campaigns/review/review-options';
import type { EntityManager } from 'typeorm';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { documentTitlesOf } from '../documents/documents.sql.js';
import { teamNamesOf } from '../team/membership.sql.js';
import type { Beside, SubmissionContent } from './submission-content.js';

export interface StoredSubmission extends Submission {
  content: SubmissionContent;
}

/** What was submitted of campaigns: rows are added, and each is decided once. */
@Injectable()
export class SubmissionsRepository {
  constructor(private readonly database: Database) {}

  /** Newest first, with what each was. */
  of(campaignId: string, reader: EntityManager = this.database.manager): Promise<StoredSubmission[]> {
    return reader.query<StoredSubmission[]>(
      `select s.number, s.submitted_at as "submittedAt", s.state, s.message, s.content, s.decided_at as "decidedAt",
         u.first_name || ' ' || u.last_name as "decidedBy",
         (select coalesce(json_agg(json_build_object('field', n.field, 'note', n.note) order by n.written_at, n.field), '[]')
          from submission_note n where n.campaign_id = s.campaign_id and n.submission = s.number) as notes
       from campaign_submission s left join app_user u on u.id = s.decided_by
       where s.campaign_id = $1 order by s.number desc`,
      [campaignId],
    );
  }

  /** Whoever asked for the changes goes on reviewing. */
  async add(tx: Tx, campaignId: string, content: SubmissionContent, submittedBy: string): Promise<void> {
    await tx.query(
      `with last as (select number, case when state = 'changes_requested' then claimed_by end as reviewer
         from campaign_submission where campaign_id = $1 order by number desc limit 1)
       insert into campaign_submission (campaign_id, number, content, submitted_by, submitted_at, state, claimed_by, claimed_at)
       select $1, coalesce(last.number, 0) + 1, $2, $3, kernel.now(), 'waiting', last.reviewer,
         case when last.reviewer is not null then kernel.now() end
       from (select 1) one left join last on true`,
      [campaignId, JSON.stringify(content), submittedBy],
    );
  }

  /** Whoever approves what nobody has claimed is its reviewer. */
  async decide(
    tx: Tx,
    campaignId: string,
    state: Exclude<SubmissionState, 'waiting'>,
    by: string,
    message: string | null,
  ): Promise<void> {
    await tx.query(
      `update campaign_submission set state = $2, decided_by = $3, message = $4, decided_at = kernel.now(),
         claimed_by = case when $5 then coalesce(claimed_by, $3) else claimed_by end,
         claimed_at = case when $5 then coalesce(claimed_at, kernel.now()) else claimed_at end
       where campaign_id = $1 and state = 'waiting'`,
      [campaignId, state, by, message, state === 'approved'],
    );
  }

  /** What is compared beside the campaign's own record. */
  async beside(campaignId: string, reader: EntityManager = this.database.manager): Promise<Omit<Beside, 'questions'>> {
    const [row] = await reader.query<Omit<Beside, 'questions'>[]>(
      `select ${documentTitlesOf('$1')} as documents, ${teamNamesOf('$1')} as team`,
      [campaignId],
    );
    return row ?? { documents: '', team: '' };
  }
}
