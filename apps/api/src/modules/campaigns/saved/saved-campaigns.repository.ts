import { Injectable } from '@nestjs/common';
import type { CampaignFollowers, NamedFollower, SavedMark } from '@cairn/contracts/campaigns/saved-campaigns.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { limitOf, placeOf, readPlace } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { JsonText } from '../../../kernel/http/envelope.js';
import { PagePayments } from '../public/page-payments.js';
import { CARD_FIELDS } from '../public/public-campaign.sql.js';
import { openTo } from '../record/campaign-visibility.js';
import { followersOf } from './followers.sql.js';

/** C-01. */
const PAGE_SIZE = 6;
/** The newest names of a campaign's followers; the rest are a number. */
const NAMES = 10;

interface ListRow {
  items: string;
  results: number;
  at: Date | null;
  id: string | null;
}

/** Reads of saved campaigns, one statement each, whose JSON the database writes. */
@Injectable()
export class SavedCampaignsRepository {
  constructor(
    private readonly database: Database,
    private readonly payments: PagePayments,
  ) {}

  /** The newest first. One that its reader may not open any more is left out. */
  async list(userId: string, query: PageQuery): Promise<JsonText> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const [row] = await this.database.query<ListRow>(
      prepared(`with page as (
         ${this.savedBy('$1::uuid')} and ($2::timestamptz is null or (s.created_at, s.id) < ($2, $3::uuid))
         order by s.created_at desc, s.id desc limit $4 + 1),
       shown as (select *, row_number() over (order by "savedAt" desc, id desc) as nth from page)
       select coalesce(json_agg(to_jsonb(shown) - 'nth' order by nth) filter (where nth <= $4), '[]')::text as items,
         least(count(*), $4)::int as results,
         case when count(*) > $4 then max("savedAt") filter (where nth = $4) end as at,
         case when count(*) > $4 then (array_agg(id) filter (where nth = $4))[1] end as id
       from shown`),
      [userId, place?.at ?? null, place?.id ?? null, limit],
    );
    const next = row?.at && row.id ? placeOf({ at: row.at, id: row.id }) : null;
    return new JsonText(row?.items ?? '[]', { results: row?.results ?? 0, nextCursor: next });
  }

  /** Null where the caller has no such record, or may not open its campaign any more. */
  async read(userId: string, id: string): Promise<JsonText | null> {
    const [row] = await this.database.query<{ saved: string }>(
      `select to_json(one)::text as saved from (${this.savedBy('$1::uuid')} and s.id = $2) one`,
      [userId, id],
    );
    return row === undefined ? null : new JsonText(row.saved);
  }

  marks(userId: string): Promise<SavedMark[]> {
    return this.database.query<SavedMark>(
      prepared(`select id, campaign_id as "campaignId" from saved_campaign where user_id = $1`),
      [userId],
    );
  }

  /** Null where nobody may see the campaign. */
  async followers(campaignId: string, reader: string | null): Promise<CampaignFollowers | null> {
    const [row] = await this.database.query<{ followers: number; named: NamedFollower[] }>(
      `select ${followersOf('c.id')} as followers, (select coalesce(json_agg(named order by named.at desc), '[]') from (
         select u.id, u.slug, u.first_name || ' ' || u.last_name as name, '/media/' || u.photo_file_id as photo, s.created_at as at
         from saved_campaign s join app_user u on u.id = s.user_id
         where s.campaign_id = c.id and u.show_name and u.suspended_at is null
         order by s.created_at desc, s.id desc limit ${NAMES}) named) as named
       from campaign c where c.id = $1 and ${openTo('$2::uuid')}`,
      [campaignId, reader],
    );
    if (row === undefined) return null;
    return { ...row, named: row.named.map(({ id, slug, name, photo }) => ({ id, slug, name, photo })) };
  }

  private savedBy(userId: string): string {
    return `select s.id, s.campaign_id as "campaignId", s.created_at as "savedAt", to_json(card) as campaign
      from saved_campaign s join campaign c on c.id = s.campaign_id join campaign_capacity k on k.campaign_id = c.id
        cross join lateral (select ${CARD_FIELDS}, ${this.payments.cardColumn}) card
      where s.user_id = ${userId} and ${openTo(userId)}`;
  }
}
