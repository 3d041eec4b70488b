import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { MaterialChange, OpenedChange } from '@cairn/contracts/campaigns/changes/changes.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { heldBy } from '../../../kernel/database/rows.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { shownTo } from '../record/campaign-visibility.js';

/** C-01: lists of a campaign. */
const PAGE_SIZE = 10;

export type ChangeRow = Omit<MaterialChange, 'answers'> & {
  answers: (Omit<MaterialChange['answers'][number], 'amount'> & { amount: string })[];
};

/** Columns of MaterialChange (contracts), from change m, campaign c and its proposer u. */
export const CHANGE_FIELDS = `m.id, m.campaign_id as "campaignId", m.state, c.currency, m.reason, m.changes, m.proposed_at as "proposedAt",
  u.first_name || ' ' || u.last_name as "proposedBy", m.decided_at as "decidedAt", m.decline_reason as "declineReason",
  m.version, m.answer_until as "answerUntil",
  (select coalesce(json_agg(a order by a.state), '[]') from (
     select r.state, count(*)::int as investments, sum(i.amount)::text as amount
     from reconfirmation r join investment i on i.id = r.investment_id where r.change_id = m.id group by r.state) a) as answers`;
export const CHANGE_FROM =
  'material_change m join campaign c on c.id = m.campaign_id join app_user u on u.id = m.proposed_by';

/** As the contracts have it. */
export const shownChange = (row: ChangeRow): MaterialChange => ({
  ...row,
  answers: row.answers.map((one) => ({ ...one, amount: BigInt(one.amount) })),
});

/** Reads of changes, one statement each. */
@Injectable()
export class ChangesRepository {
  constructor(private readonly database: Database) {}

  async one(id: string, reader: Tx = this.database.manager): Promise<MaterialChange> {
    const [row] = await reader.query<ChangeRow[]>(`select ${CHANGE_FIELDS} from ${CHANGE_FROM} where m.id = $1`, [id]);
    if (row === undefined) throw notFound();
    return shownChange(row);
  }

  /** Newest first. */
  async list(campaignId: string, query: PageQuery): Promise<Page<MaterialChange>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<ChangeRow>(
      `select ${CHANGE_FIELDS} from ${CHANGE_FROM}
       where m.campaign_id = $1 and ($2::timestamptz is null or (m.proposed_at, m.id) < ($2, $3::uuid))
       order by m.proposed_at desc, m.id desc limit $4`,
      [campaignId, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    return toPage(rows.map(shownChange), limit, ({ proposedAt, id }) => ({ at: proposedAt, id }));
  }

  /**
   * Those that were opened, on the campaign's page.
   * @throws request.not_found where it is not shown to this reader
   */
  async opened(campaignId: string, query: PageQuery, readerId: string | null): Promise<Page<OpenedChange>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Omit<OpenedChange, 'id'> & { id: string | null }>(
      `select shown.* from campaign c left join lateral (
       select m.id, c.currency, m.reason, m.changes, m.version, m.decided_at as "openedAt", m.answer_until as "answerUntil",
         m.proposed_at as "proposedAt"
       from material_change m
       where m.campaign_id = c.id and m.version is not null and ($2::timestamptz is null or (m.proposed_at, m.id) < ($2, $3::uuid))
       order by m.proposed_at desc, m.id desc limit $4) shown on true
       where c.id = $1 and ${shownTo('$5::uuid')} order by shown."proposedAt" desc, shown.id desc`,
      [campaignId, place?.at ?? null, place?.id ?? null, limit + 1, readerId],
    );
    return toPage(heldBy<OpenedChange>(rows), limit, ({ proposedAt, id }) => ({ at: proposedAt, id }));
  }

  /** Whom a change of these terms would ask, and about how much. */
  async concerned(tx: Tx, campaignId: string): Promise<{ investors: number; amount: bigint }> {
    const [row] = await tx.query<{ investors: number; amount: string }[]>(
      `select count(distinct investor_id)::int as investors, coalesce(sum(amount), 0) as amount from investment
       where campaign_id = $1 and state in ('reserved', 'paying', 'received')`,
      [campaignId],
    );
    return { investors: row?.investors ?? 0, amount: BigInt(row?.amount ?? 0) };
  }
}
