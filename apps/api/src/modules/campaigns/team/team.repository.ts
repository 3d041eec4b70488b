import { Injectable } from '@nestjs/common';
import { TEAM_LINK_DAYS, type Page } from '@cairn/contracts';
import type { PublicTeamMember, TeamMember, TeamMembership } from '@cairn/contracts/campaigns/people/team.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { EntityManager } from 'typeorm';
import { limitOf } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { heldBy } from '../../../kernel/database/rows.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import { shownTo } from '../record/campaign-visibility.js';

/** C-01. */
const PAGE_SIZE = 10;

/**
 * Columns of PublicTeamMember (contracts), from member m and their account u. Who has accepted is shown under the name
 * of the account, and its identity as confirmed only where it was confirmed under this name.
 */
const PUBLIC_FIELDS = `m.id, coalesce(u.first_name || ' ' || u.last_name, m.full_name) as "fullName",
  m.role_title as "roleTitle", m.bio, '/media/' || coalesce(m.photo_file_id, u.photo_file_id) as photo, u.slug,
  (select date_trunc('milliseconds', p.decided_at) from investor_profile p where p.user_id = u.id and p.state = 'approved'
    and lower(p.legal_first_name) = lower(u.first_name) and lower(p.legal_last_name) = lower(u.last_name)) as "identityCheckedAt"`;

/** How the invitation of member m stands. */
const STATE = `case when m.accepted_at is not null then 'accepted' when m.declined_at is not null then 'declined'
  when m.invited_at < kernel.now() - interval '${TEAM_LINK_DAYS} days' then 'expired' else 'invited' end`;

const FIELDS = `${PUBLIC_FIELDS}, m.email, m.role, m.position, ${STATE} as state,
  date_trunc('milliseconds', m.invited_at) as "invitedAt", date_trunc('milliseconds', m.accepted_at) as "acceptedAt"`;

const MEMBERSHIP = `select m.id, m.campaign_id as "campaignId", c.name as campaign, c.slug, m.role_title as "roleTitle", m.role
  from team_member m join campaign c on c.id = m.campaign_id`;

/** A cursor is the place of the last member. */
function placeIn(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,3}$/.test(cursor)) throw fieldError('cursor', 'validation.format');
  return Number(cursor);
}

function pageOf<Row extends { place: number }>(rows: Row[], limit: number): Page<Omit<Row, 'place'>> {
  const last = rows[limit - 1];
  return {
    items: rows.slice(0, limit).map(({ place: _place, ...item }) => item),
    nextCursor: rows.length > limit && last !== undefined ? String(last.place) : null,
  };
}

/** Reads of teams, one statement each. */
@Injectable()
export class TeamRepository {
  constructor(private readonly database: Database) {}

  /** All members in their order, for whoever may see the campaign's own records. */
  async list(campaignId: string, query: PageQuery): Promise<Page<TeamMember>> {
    const limit = limitOf(query, PAGE_SIZE);
    const rows = await this.database.query<TeamMember & { place: number }>(
      `select ${FIELDS}, m.position as place from team_member m left join app_user u on u.id = m.user_id
       where m.campaign_id = $1 and m.position > $2 order by m.position limit $3`,
      [campaignId, placeIn(query.cursor), limit + 1],
    );
    return pageOf(rows, limit);
  }

  /**
   * Those who have accepted, as everybody sees them.
   * @throws request.not_found where this reader may not see the campaign's page
   */
  async front(campaignId: string, reader: string | null, query: PageQuery): Promise<Page<PublicTeamMember>> {
    const limit = limitOf(query, PAGE_SIZE);
    const rows = await this.database.query<Omit<PublicTeamMember, 'id'> & { id: string | null; place: number }>(
      prepared(`select shown.* from campaign c left join lateral (
         select ${PUBLIC_FIELDS}, m.position as place from team_member m join app_user u on u.id = m.user_id
         where m.campaign_id = c.id and m.position > $2 order by m.position limit $3) shown on true
       where c.id = $1 and ${shownTo('$4::uuid')} order by shown.place`),
      [campaignId, placeIn(query.cursor), limit + 1, reader],
    );
    return pageOf(heldBy<PublicTeamMember & { place: number }>(rows), limit);
  }

  /** @throws request.not_found for a member of another campaign */
  async one(campaignId: string, id: string, reader: EntityManager = this.database.manager): Promise<TeamMember> {
    const [row] = await reader.query<TeamMember[]>(
      `select ${FIELDS} from team_member m left join app_user u on u.id = m.user_id where m.campaign_id = $1 and m.id = $2`,
      [campaignId, id],
    );
    if (row === undefined) throw notFound();
    return row;
  }

  /** The campaigns in whose team somebody is, the newest first. */
  memberships(userId: string): Promise<TeamMembership[]> {
    return this.database.query<TeamMembership>(
      prepared(
        `${MEMBERSHIP} where m.user_id = $1 and c.owner_id <> $1 order by m.accepted_at desc, m.id desc limit 100`,
      ),
      [userId],
    );
  }

  async membership(id: string, reader: EntityManager): Promise<TeamMembership> {
    const [row] = await reader.query<TeamMembership[]>(`${MEMBERSHIP} where m.id = $1`, [id]);
    if (row === undefined) throw notFound();
    return row;
  }
}
