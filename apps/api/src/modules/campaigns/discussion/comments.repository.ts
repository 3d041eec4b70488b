import { Injectable } from '@nestjs/common';
import type { Comment } from '@cairn/contracts/campaigns/discussion/comments.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { EntityManager } from 'typeorm';
import { limitOf, placeOf, readPlace } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { JsonText } from '../../../kernel/http/envelope.js';
import { openTo } from '../record/campaign-visibility.js';
import { commentJson, isSeen, KEEPS_PLACE, repliesJson } from './comments.sql.js';

/** C-01. */
const PAGE_SIZE = 10;
const READER = '$2::uuid';
const COMMENT = commentJson('m', 'a', READER);
const THREAD = `${COMMENT} || jsonb_build_object('replies', ${repliesJson(READER)})`;
const BY_DATE = { order: 'm.created_at desc, m.id desc', behind: '(m.created_at, m.id) < ($3, $4::uuid)' };
/** Where it stands in this order is read of the row itself, since the cursor has its date and id alone. */
const WAITING_FIRST = {
  order: 'm.waits desc, m.created_at desc, m.id desc',
  behind: `(m.waits, m.created_at, m.id) < (select p.waits, p.created_at, p.id from campaign_comment p where p.id = $4::uuid)`,
};

interface ListRow {
  open: boolean;
  items: string;
  results: number;
  at: Date | null;
  id: string | null;
}

interface List {
  json: string;
  where: string;
  by: typeof BY_DATE;
  /** Who may read it, of campaign c; whoever may open its page unless it is given. */
  open?: string;
}

/** Reads of a discussion, one statement each, whose JSON the database writes. */
@Injectable()
export class CommentsRepository {
  constructor(private readonly database: Database) {}

  /** Comments and replies alike. Null where this reader may not open the campaign. */
  list(campaignId: string, query: PageQuery, reader: string | null): Promise<JsonText | null> {
    return this.page(campaignId, query, reader, { json: COMMENT, where: isSeen('m', READER), by: BY_DATE });
  }

  /** Comments with their replies. */
  threads(campaignId: string, query: PageQuery, reader: string | null): Promise<JsonText | null> {
    const where = `m.parent_id is null and (${isSeen('m', READER)} or ${KEEPS_PLACE})`;
    return this.page(campaignId, query, reader, { json: THREAD, where, by: BY_DATE });
  }

  /** What is on the page, for the company: comments that nobody of it has answered come first. */
  owned(campaignId: string, query: PageQuery, reader: string): Promise<JsonText | null> {
    const json = `${THREAD} || jsonb_build_object('waits', m.waits)`;
    const where = `m.parent_id is null and m.state = 'approved' and (m.removed_at is null or ${KEEPS_PLACE})`;
    // Whoever asks may see the campaign before it is public.
    return this.page(campaignId, query, reader, { json, where, by: WAITING_FIRST, open: 'true' });
  }

  /** One comment as its author reads it. */
  async own(reader: EntityManager, authorId: string, id: string): Promise<Comment | null> {
    const [row] = await reader.query<{ comment: Comment & { createdAt: string; editedAt: string | null } }[]>(
      `select ${COMMENT} as comment from campaign_comment m join app_user a on a.id = m.author_id
         join campaign c on c.id = m.campaign_id where m.id = $1 and m.author_id = ${READER}`,
      [id, authorId],
    );
    if (row === undefined) return null;
    const { createdAt, editedAt } = row.comment;
    return { ...row.comment, createdAt: new Date(createdAt), editedAt: editedAt === null ? null : new Date(editedAt) };
  }

  private async page(
    campaignId: string,
    query: PageQuery,
    reader: string | null,
    { json, where, by, open = openTo(READER) }: List,
  ): Promise<JsonText | null> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const [row] = await this.database.query<ListRow>(
      prepared(`with c as (select c.id from campaign c where c.id = $1 and ${open}),
       page as (select m.*, row_number() over (order by ${by.order}) as nth from campaign_comment m
         where m.campaign_id = $1 and ${where} and ($3::timestamptz is null or ${by.behind})
         order by ${by.order} limit $5 + 1)
       select exists (select from c) as open, coalesce(jsonb_agg(${json} order by m.nth) filter (where m.nth <= $5), '[]')::text as items,
         least(count(*), $5)::int as results,
         case when count(*) > $5 then max(m.created_at) filter (where m.nth = $5) end as at,
         case when count(*) > $5 then (array_agg(m.id) filter (where m.nth = $5))[1] end as id
       from page m join c on true join app_user a on a.id = m.author_id`),
      [campaignId, reader, place?.at ?? null, place?.id ?? null, limit],
    );
    if (row?.open !== true) return null;
    const next = row.at && row.id ? placeOf({ at: row.at, id: row.id }) : null;
    return new JsonText(row.items, { results: row.results, nextCursor: next });
  }
}
