import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { Follower } from '@cairn/contracts/campaigns/desk/followers.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { roleIn } from '../team/membership.sql.js';

/** C-01. */
const PAGE_SIZE = 10;

/** Names of those who show theirs (decision `captions of people`), of saved_campaign s. */
const FOLLOWER = `s.id, case when u.show_name then u.first_name || ' ' || u.last_name end as name,
  case when u.show_name then u.slug end as slug, case when u.show_name then '/media/' || u.photo_file_id end as photo,
  s.created_at as at`;

/** A campaign's followers one by one, the newest first. */
@Injectable()
export class FollowersRepository {
  constructor(private readonly database: Database) {}

  /**
   * For the owner, the team, and any admin who is null here.
   * @throws request.not_found for somebody else's campaign
   */
  async list(readerId: string | null, campaignId: string, query: PageQuery): Promise<Page<Follower>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Omit<Follower, 'id'> & { id: string | null }>(
      prepared(`select shown.* from campaign c left join lateral (
         select ${FOLLOWER} from saved_campaign s join app_user u on u.id = s.user_id and u.suspended_at is null
         where s.campaign_id = c.id and ($3::timestamptz is null or (s.created_at, s.id) < ($3, $4::uuid))
         order by s.created_at desc, s.id desc limit $5) shown on true
       where c.id = $1 and ($2::uuid is null or c.owner_id = $2 or ${roleIn('c.id', '$2')} is not null)
       order by shown.at desc, shown.id desc`),
      [campaignId, readerId, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    if (rows.length === 0) throw notFound();
    return toPage(
      rows.filter((row): row is Follower => row.id !== null),
      limit,
      ({ at, id }) => ({ at, id }),
    );
  }

  /** All of them, for the owner alone. @throws request.not_found for a campaign that is not theirs */
  async all(ownerId: string, campaignId: string): Promise<Follower[]> {
    const rows = await this.database.query<Omit<Follower, 'id'> & { id: string | null }>(
      `select shown.* from campaign c left join lateral (
         select ${FOLLOWER} from saved_campaign s join app_user u on u.id = s.user_id and u.suspended_at is null
         where s.campaign_id = c.id) shown on true
       where c.id = $1 and c.owner_id = $2 order by shown.at desc, shown.id desc`,
      [campaignId, ownerId],
    );
    if (rows.length === 0) throw notFound();
    return rows.filter((row): row is Follower => row.id !== null);
  }
}
