import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { Reconfirmation } from '@cairn/contracts/investments/reconfirmations.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';

/** C-01: lists of investments. */
const PAGE_SIZE = 10;

type Row = Omit<Reconfirmation, 'amount' | 'units' | 'unitsBefore'> & {
  amount: string;
  units: string | null;
  unitsBefore: string | null;
};

const count = (value: string | null): number | null => (value === null ? null : Number(value));

const shown = (row: Row): Reconfirmation => ({
  ...row,
  amount: BigInt(row.amount),
  units: count(row.units),
  unitsBefore: count(row.unitsBefore),
});

/** Columns of Reconfirmation (contracts), from reconfirmation r with its investment, campaign, change and proposer. */
const FIELDS = `i.id, i.number, c.id as "campaignId", c.name as "campaignName", c.slug as "campaignSlug",
  '/media/' || c.cover_file_id as "coverUrl", c.category, c.type, r.state, i.amount, i.currency, i.payment_type as "paymentType",
  i.created_at as "investedAt", i.received_at as "receivedAt",
  r.units_before as "unitsBefore", i.units, m.reason, u.first_name || ' ' || u.last_name as "proposedBy", m.changes, m.version,
  r.asked_at as "askedAt", r.answer_until as "answerUntil", r.answered_at as "answeredAt",
  (select jsonb_build_object('businessDays', rules_in_force() -> 'reconfirm_business_days',
    'citation', citations_in_force() -> 'reconfirm_business_days')) as rule`;
const FROM = `reconfirmation r join investment i on i.id = r.investment_id join campaign c on c.id = i.campaign_id
  join material_change m on m.id = r.change_id join app_user u on u.id = m.proposed_by`;

/** What investors were asked, one statement a page. */
@Injectable()
export class ReconfirmationsRepository {
  constructor(private readonly database: Database) {}

  /** The latest about an investment, of an investor; of any where none is named. */
  async one(investorId: string | null, id: string): Promise<Reconfirmation> {
    const [row] = await this.database.query<Row>(
      `select ${FIELDS} from ${FROM} where i.id = $1 and ($2::uuid is null or i.investor_id = $2)
       order by r.asked_at desc, r.change_id desc limit 1`,
      [id, investorId],
    );
    if (row === undefined) throw notFound();
    return shown(row);
  }

  /** Those that wait for this investor, newest first. */
  async open(investorId: string, query: PageQuery): Promise<Page<Reconfirmation>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Row>(
      `select ${FIELDS} from ${FROM} where r.investor_id = $1 and r.state = 'open'
         and ($2::timestamptz is null or (r.asked_at, r.investment_id) < ($2, $3::uuid))
       order by r.asked_at desc, r.investment_id desc limit $4`,
      [investorId, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    return toPage(rows.map(shown), limit, ({ askedAt, id }) => ({ at: askedAt, id }));
  }
}
