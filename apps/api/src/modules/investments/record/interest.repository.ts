import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { PublicInvestor } from '@cairn/contracts/investments/campaign-investors.replies';
import type { InterestedInvestor, TotalReservations } from '@cairn/contracts/investments/interest.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { heldBy } from '../../../kernel/database/rows.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { interestedAmountOf, interestRowsOf, openTo, roleIn } from '../../campaigns/index.js';

/** C-01. */
const PAGE_SIZE = 10;

const RESERVED = `('reserved', 'paying')`;
const PAID = `('received', 'settled')`;

/** Decision 48: who agreed to it is named, with the amount. */
const PUBLIC_NAME = `case when u.show_name then u.first_name || ' ' || u.last_name
  else left(u.first_name, 1) || '. ' || left(u.last_name, 1) || '.' end`;

/**
 * Everybody who has saved campaign $1, said what they would invest, or begun to invest in it without paying, once, by how
 * far they have come.
 */
const INTERESTED = `select distinct on (every.person) every.* from (
    select i.investor_id as person, i.id, i.state as step, i.amount, date_trunc('milliseconds', i.created_at) as at, 0 as rank
      from investment i where i.campaign_id = $1 and i.state in ('reserved', 'paying', 'failed', 'expired')
    union all
    select told.person, told.id, 'interested', null, told.at, 1 from ${interestRowsOf('$1')} told
    union all
    select s.user_id, s.id, 'saved', null, s.created_at, 2 from saved_campaign s where s.campaign_id = $1) every
  where not exists (select from investment paid where paid.campaign_id = $1 and paid.investor_id = every.person
    and paid.state in ${PAID})
  order by every.person, every.rank, every.at desc, every.id desc`;

type InterestedRow = Omit<InterestedInvestor, 'amount' | 'interestedAmount'> & {
  amount: string | null;
  interestedAmount: string | null;
};
const money = (amount: string | null): bigint | null => (amount === null ? null : BigInt(amount));
type ReservedRow = Omit<PublicInvestor, 'amount'> & { id: string; amount: string | null };

/** Who is interested, and what is reserved: reads of what is not money yet, one statement each. */
@Injectable()
export class InterestRepository {
  constructor(private readonly database: Database) {}

  /**
   * For the owner, the team, and any admin who is null here.
   * @throws request.not_found for somebody else's campaign
   */
  async interested(readerId: string | null, campaignId: string, query: PageQuery): Promise<Page<InterestedInvestor>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Omit<InterestedRow, 'id'> & { id: string | null }>(
      prepared(`select shown.* from campaign c left join lateral (
         select p.id, case when u.show_name then u.first_name || ' ' || u.last_name end as name,
           case when u.show_name then u.slug end as slug,
           case when u.show_name then '/media/' || u.photo_file_id end as photo, p.step, p.amount,
           ${interestedAmountOf('$1', 'p.person')} as "interestedAmount", p.at
         from (${INTERESTED}) p join app_user u on u.id = p.person and u.suspended_at is null
         where $3::timestamptz is null or (p.at, p.id) < ($3, $4::uuid)
         order by p.at desc, p.id desc limit $5) shown on true
       where c.id = $1 and ($2::uuid is null or c.owner_id = $2 or ${roleIn('c.id', '$2')} is not null)
       order by shown.at desc, shown.id desc`),
      [campaignId, readerId, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    const items = heldBy<InterestedRow>(rows).map((row) => ({
      ...row,
      amount: money(row.amount),
      interestedAmount: money(row.interestedAmount),
    }));
    return toPage(items, limit, ({ at, id }) => ({ at, id }));
  }

  /** @throws request.not_found where this reader may not open the campaign */
  async total(campaignId: string, reader: string | null): Promise<TotalReservations> {
    const [row] = await this.database.query<Omit<TotalReservations, 'amount'> & { amount: string }>(
      prepared(`select count(i.id)::int as reservations, coalesce(sum(i.amount), 0)::text as amount, c.currency
       from campaign c left join investment i on i.campaign_id = c.id and i.state in ${RESERVED}
       where c.id = $1 and ${openTo('$2::uuid')} group by c.id`),
      [campaignId, reader],
    );
    if (row === undefined) throw notFound();
    return { ...row, amount: BigInt(row.amount) };
  }

  /**
   * What is reserved, the newest first, named as on the public list of investors.
   * @throws request.not_found where this reader may not open the campaign
   */
  async reserved(campaignId: string, reader: string | null, query: PageQuery): Promise<Page<PublicInvestor>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Omit<ReservedRow, 'id'> & { id: string | null }>(
      prepared(`select shown.* from campaign c left join lateral (
         select i.id, ${PUBLIC_NAME} as name, case when u.show_name then i.amount end as amount,
           date_trunc('milliseconds', i.created_at) as at
         from investment i join app_user u on u.id = i.investor_id
         where i.campaign_id = c.id and i.state in ${RESERVED}
           and ($2::timestamptz is null or (date_trunc('milliseconds', i.created_at), i.id) < ($2, $3::uuid))
         order by date_trunc('milliseconds', i.created_at) desc, i.id desc limit $4) shown on true
       where c.id = $1 and ${openTo('$5::uuid')} order by shown.at desc, shown.id desc`),
      [campaignId, place?.at ?? null, place?.id ?? null, limit + 1, reader],
    );
    const { items, nextCursor } = toPage(heldBy<ReservedRow>(rows), limit, ({ at, id }) => ({ at, id }));
    return {
      nextCursor,
      items: items.map(({ name, amount, at }) => ({ name, at, amount: amount === null ? null : BigInt(amount) })),
    };
  }
}
