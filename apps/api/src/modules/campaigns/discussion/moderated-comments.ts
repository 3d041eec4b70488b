import { Injectable } from '@nestjs/common';
import { COMMENT_STATES, type AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type {
  ModeratedComment,
  ModeratedCommentRow,
} from '@cairn/contracts/campaigns/discussion/comments.admin.replies';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import { versionOf } from '../../../kernel/text/version.js';

/** What a moderator is shown of earlier words. */
const EARLIER_SHOWN = 20;
const IS_REPORTED = `exists (select 1 from campaign_comment_report r where r.comment_id = m.id and r.state = 'open')`;

const person = (of: string): string =>
  `json_build_object('id', ${of}.id, 'name', trim(${of}.first_name || ' ' || ${of}.last_name), 'slug', ${of}.slug)`;
const FROM = `campaign_comment m join app_user a on a.id = m.author_id join campaign c on c.id = m.campaign_id`;
const ROW = `m.id, ${person('a')} as author, json_build_object('id', c.id, 'name', c.name, 'slug', c.slug,
    'coverUrl', '/media/' || coalesce(c.logo_file_id, c.cover_file_id), 'category', c.category) as campaign,
  case when m.parent_id is null then 'comment' else 'reply' end as "postType", m.text, m.state, m.disclosure,
  m.by_company as "isCompany", m.written_at as "writtenAt", case when m.state = 'pending' then m.written_at else
    (select min(r.created_at) from campaign_comment_report r where r.comment_id = m.id and r.state = 'open') end as "waitsSince",
  (select count(*)::int from campaign_comment_report r where r.comment_id = m.id and r.state = 'open') as reports`;
const DETAIL = `${ROW}, (select p.text from campaign_comment p where p.id = m.parent_id and p.removed_at is null) as "answersText",
  m.guideline, m.note, m.decided_at as "decidedAt", (select trim(d.first_name || ' ' || d.last_name) from app_user d where d.id = m.decided_by) as "decidedBy",
  (select coalesce(json_agg(json_build_object('reporter', ${person('b')}, 'reason', r.reason, 'detail', r.detail,
      'at', r.created_at) order by r.created_at, r.id), '[]')
    from campaign_comment_report r join app_user b on b.id = r.reporter_id
    where r.comment_id = m.id and r.state = 'open') as "openReports",
  (select coalesce(json_agg(json_build_object('text', e.text, 'at', e.at) order by e.at desc, e.id desc), '[]')
    from (select * from campaign_comment_edit e where e.comment_id = m.id order by e.at desc, e.id desc
      limit ${EARLIER_SHOWN}) e) as earlier`;

/** The version of a comment's words. */
export const wordsVersion = (text: string): string => versionOf({ text });

const dated = <Row extends { at: Date }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, at: new Date(row.at) }));

/** The comments of all campaigns, as moderators read them. */
@Injectable()
export class ModeratedComments {
  constructor(private readonly database: Database) {}

  async list(query: AdminListQuery): Promise<AdminPage<ModeratedCommentRow>> {
    const where = ['m.removed_at is null'];
    const parameters: unknown[] = [];
    if (query.state === 'reported') where.push(IS_REPORTED);
    else if (query.state === 'waiting') where.push(`(m.state = 'pending' or ${IS_REPORTED})`);
    else if (query.state) {
      if (!COMMENT_STATES.some((state) => state === query.state)) throw fieldError('state', 'validation.choice');
      where.push(`m.state = $${parameters.push(query.state)}`);
    }
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(
        `(m.text ilike ${place} or c.name ilike ${place} or a.first_name || ' ' || a.last_name ilike ${place})`,
      );
    }
    const page = await adminPage<Omit<ModeratedCommentRow, 'version'>>(this.database, query, {
      select: ROW,
      from: FROM,
      where,
      parameters,
      orders: ordersOf('comments', { writtenAt: byInstant('m.written_at') }),
      key: byId('m.id'),
    });
    return { ...page, items: page.items.map((row) => ({ ...row, version: wordsVersion(row.text) })) };
  }

  /** @throws request.not_found also for one whose author has removed it */
  async one(id: string): Promise<ModeratedComment> {
    const [row] = await this.database.query<Omit<ModeratedComment, 'version'>>(
      `select ${DETAIL} from ${FROM} where m.id = $1 and m.removed_at is null`,
      [id],
    );
    if (row === undefined) throw notFound();
    const { openReports, earlier } = row;
    return { ...row, openReports: dated(openReports), earlier: dated(earlier), version: wordsVersion(row.text) };
  }
}
