import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { LeadInvestor } from '@cairn/contracts/campaigns/people/leads.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { EntityManager } from 'typeorm';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { heldBy } from '../../../kernel/database/rows.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { shownTo } from '../record/campaign-visibility.js';

/** C-01. */
const PAGE_SIZE = 10;

/** Columns of LeadInvestor (contracts), from lead l; decision 48 gives the name. */
const FIELDS = `l.id, l.type, case when u.id is null then l.name when u.show_name then u.first_name || ' ' || u.last_name
    else left(u.first_name, 1) || '. ' || left(u.last_name, 1) || '.' end as name,
  case when u.id is null then l.amount when u.show_name then held.amount end as amount, l.bio, l.reason,
  case when u.show_name then '/media/' || u.photo_file_id end as photo, case when u.show_name then u.slug end as slug,
  held.amount is not null as "hasInvested", date_trunc('milliseconds', l.created_at) as at`;
const FROM = `lead_investor l left join app_user u on u.id = l.user_id
  left join lateral (select sum(i.amount) as amount from investment i where i.campaign_id = l.campaign_id
    and i.investor_id = l.user_id and i.state in ('received', 'settled')) held on true`;

type Row = Omit<LeadInvestor, 'amount'> & { amount: string | null; at: Date };

const present = ({ amount, at: _at, ...row }: Row): LeadInvestor => ({
  ...row,
  amount: amount === null ? null : BigInt(amount),
});

/** Reads of lead investors, one statement each. */
@Injectable()
export class LeadsRepository {
  constructor(private readonly database: Database) {}

  /** @param reader undefined for whoever may see the campaign's own records */
  async list(campaignId: string, query: PageQuery, reader?: string | null): Promise<Page<LeadInvestor>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Omit<Row, 'id'> & { id: string | null }>(
      prepared(`select shown.* from campaign c left join lateral (
         select ${FIELDS} from ${FROM} where l.campaign_id = c.id
           and ($2::timestamptz is null or (date_trunc('milliseconds', l.created_at), l.id) > ($2, $3::uuid))
         order by date_trunc('milliseconds', l.created_at), l.id limit $4) shown on true
       where c.id = $1 and ($5::boolean or ${shownTo('$6::uuid')}) order by shown.at, shown.id`),
      [campaignId, place?.at ?? null, place?.id ?? null, limit + 1, reader === undefined, reader ?? null],
    );
    const page = toPage(heldBy<Row>(rows), limit, ({ at, id }) => ({ at, id }));
    return { ...page, items: page.items.map(present) };
  }

  async one(campaignId: string, id: string, reader: EntityManager): Promise<LeadInvestor> {
    const [row] = await reader.query<Row[]>(`select ${FIELDS} from ${FROM} where l.campaign_id = $1 and l.id = $2`, [
      campaignId,
      id,
    ]);
    if (row === undefined) throw notFound();
    return present(row);
  }
}
