import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import type {
  ProfileCampaign,
  ProfileInvestment,
  ProfilePerson,
  PublicProfile,
} from '@cairn/contracts/users/profile.replies';
import type { PeopleQuery } from '@cairn/contracts/users/profile.requests';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { PERSON_COLUMNS, pictureLink, presentPerson, VISIBLE, type PersonRow } from '../accounts/profile-rows.js';

/** C-01. */
const LIST_SIZE = 6;
const SEARCH_SIZE = 10;

type ProfileRow = Omit<PublicProfile, 'photo' | 'coverPhoto'> & PersonRow & { coverFileId: string | null };
type CampaignRow = Omit<ProfileCampaign, 'cover'> & { coverFileId: string | null };
type InvestmentRow = CampaignRow & { investmentId: string; investedAt: Date; amount: string | null; currency: string };

const CAMPAIGN_COLUMNS = `c.id, c.slug, c.name, c.type, c.status, c.tag_line as "tagLine", c.category,
  c.cover_file_id as "coverFileId", date_trunc('milliseconds', c.opens_at) as "openedAt"`;

/** Which investments `i` are listed, and counted beside the list. */
const PAID = `i.state in ('received', 'settled')`;

const presentCampaign = ({ coverFileId, ...row }: CampaignRow): ProfileCampaign => ({
  ...row,
  cover: pictureLink(coverFileId),
});

/** Public reads of people, one statement per page. */
@Injectable()
export class ProfileReadsRepository {
  constructor(private readonly database: Database) {}

  async profile(slug: string, viewer: Identity | undefined): Promise<PublicProfile> {
    const [row] = await this.database.query<ProfileRow>(
      `select ${PERSON_COLUMNS}, u.cover_file_id as "coverFileId", u.website, u.facebook, u.twitter, u.linkedin, u.youtube,
         to_char(u.created_at, 'YYYY-MM-DD') as "memberSince", u.id = $2 as "isMe",
         exists (select 1 from investor_profile p where p.user_id = u.id and p.state = 'approved') as "identityChecked",
         (select count(*) from campaign c where c.owner_id = u.id and c.is_public)::integer as "campaignCount",
         case when u.show_investments or u.id = $2 then (select count(*) from investment i
           join campaign c on c.id = i.campaign_id and c.is_public
           where i.investor_id = u.id and ${PAID})::integer end as "investmentCount",
         u.follower_count as "followerCount",
         case when u.show_following or u.id = $2 then u.following_count end as "followingCount"
       from app_user u where u.slug = lower($1) and ${VISIBLE}`,
      [slug, viewer?.userId ?? null],
    );
    if (row === undefined) throw notFound();
    const { photoFileId, coverFileId, isMe, ...shown } = row;
    // For a visitor the comparison is with null, which SQL answers with null.
    return { ...shown, isMe: isMe ?? false, photo: pictureLink(photoFileId), coverPhoto: pictureLink(coverFileId) };
  }

  async campaigns(id: string, query: PageQuery): Promise<Page<ProfileCampaign>> {
    const limit = limitOf(query, LIST_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<CampaignRow>(
      `select ${CAMPAIGN_COLUMNS} from campaign c join app_user u on u.id = c.owner_id and ${VISIBLE}
       where c.owner_id = $1 and c.is_public
         and ($2::timestamptz is null or (date_trunc('milliseconds', c.opens_at), c.id) < ($2, $3::uuid))
       order by date_trunc('milliseconds', c.opens_at) desc, c.id desc limit $4`,
      [id, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    const page = toPage(rows, limit, ({ openedAt, id: at }) => ({ at: openedAt, id: at }));
    return { nextCursor: page.nextCursor, items: page.items.map(presentCampaign) };
  }

  /** Only what their owner has made public: nothing, the companies, or the amounts too. One's own are whole. */
  async investments(id: string, query: PageQuery, viewer: Identity | undefined): Promise<Page<ProfileInvestment>> {
    const limit = limitOf(query, LIST_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<InvestmentRow>(
      `select ${CAMPAIGN_COLUMNS}, i.id as "investmentId", date_trunc('milliseconds', i.created_at) as "investedAt",
         i.currency, case when u.show_amounts or u.id = $2 then i.amount end as amount
       from investment i join app_user u on u.id = i.investor_id and ${VISIBLE}
         join campaign c on c.id = i.campaign_id and c.is_public
       where i.investor_id = $1 and ${PAID} and (u.show_investments or u.id = $2)
         and ($3::timestamptz is null or (date_trunc('milliseconds', i.created_at), i.id) < ($3, $4::uuid))
       order by date_trunc('milliseconds', i.created_at) desc, i.id desc limit $5`,
      [id, viewer?.userId ?? null, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    const page = toPage(rows, limit, ({ investedAt, investmentId }) => ({ at: investedAt, id: investmentId }));
    return {
      nextCursor: page.nextCursor,
      items: page.items.map(({ investmentId: _own, amount, investedAt, currency, ...campaign }) => ({
        ...presentCampaign(campaign),
        investedAt,
        currency,
        amount: amount === null ? null : BigInt(amount),
      })),
    };
  }

  /** By the beginning of the whole name or of the last name. */
  async search(query: PeopleQuery, viewer: Identity): Promise<Page<ProfilePerson>> {
    const beginning = `${query.q.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const rows = await this.database.query<PersonRow>(
      `select ${PERSON_COLUMNS} from app_user u
       where (lower(u.first_name || ' ' || u.last_name) like $1 or lower(u.last_name) like $1) and ${VISIBLE} and u.id <> $2
       order by lower(u.first_name || ' ' || u.last_name), u.id limit $3`,
      [beginning, viewer.userId, limitOf(query, SEARCH_SIZE)],
    );
    return { nextCursor: null, items: rows.map(presentPerson) };
  }
}
