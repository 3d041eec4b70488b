import { Injectable } from '@nestjs/common';
import { CHANGE_STATES, type AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ReviewedChange, ReviewedChangeRow } from '@cairn/contracts/campaigns/changes/changes.admin.replies';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import { AnswerDeadlines } from './answer-deadline.js';
import { CHANGE_FIELDS, CHANGE_FROM, shownChange, type ChangeRow } from './changes.repository.js';

/** Whom a change asks: while it waits, those who have invested; afterwards, those who were asked. */
const askedAbout = (what: string): string => `(case when m.state = 'proposed' then (
    select ${what} from investment i where i.campaign_id = m.campaign_id and i.state in ('reserved', 'paying', 'received'))
  else (select ${what} from reconfirmation r join investment i on i.id = r.investment_id where r.change_id = m.id) end)`;
const INVESTORS = askedAbout('count(distinct i.investor_id)::int');
const AMOUNT = askedAbout('coalesce(sum(i.amount), 0)');

/** Of the campaign: its name and its owner o. */
const NAMES = `c.name as "campaignName", c.owner_id as "ownerId", o.first_name || ' ' || o.last_name as "ownerName"`;
const OWNER = 'join app_user o on o.id = c.owner_id';

type Row = Omit<ReviewedChangeRow, 'amount'> & { amount: string };
type Read = ChangeRow &
  Pick<ReviewedChange, 'campaignName' | 'ownerId' | 'ownerName' | 'investors' | 'closesAt'> & {
    investedAmount: string;
  };

/** Changes of the terms as an admin decides about them. */
@Injectable()
export class ReviewedChanges {
  constructor(
    private readonly database: Database,
    private readonly deadlines: AnswerDeadlines,
  ) {}

  async list(query: AdminListQuery): Promise<AdminPage<ReviewedChangeRow>> {
    const parameters: unknown[] = [];
    const where: string[] = [];
    if (query.state) {
      if (!CHANGE_STATES.some((state) => state === query.state)) throw fieldError('state', 'validation.choice');
      where.push(`m.state = $${parameters.push(query.state)}`);
    }
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(
        `(c.name ilike ${place} or o.email ilike ${place} or o.first_name || ' ' || o.last_name ilike ${place})`,
      );
    }
    const page = await adminPage<Row>(this.database, query, {
      select: `m.id, m.campaign_id as "campaignId", ${NAMES}, m.state, m.changes, m.proposed_at as "proposedAt", c.currency,
        ${INVESTORS} as investors, ${AMOUNT} as amount`,
      from: `material_change m join campaign c on c.id = m.campaign_id ${OWNER}`,
      where,
      parameters,
      orders: ordersOf('campaign-changes', { proposedAt: byInstant('m.proposed_at') }),
      key: byId('m.id'),
    });
    return { ...page, items: page.items.map((row) => ({ ...row, amount: BigInt(row.amount) })) };
  }

  async one(id: string): Promise<ReviewedChange> {
    const [row] = await this.database.query<Read>(
      `select ${CHANGE_FIELDS}, ${NAMES}, ${INVESTORS} as investors, ${AMOUNT} as "investedAmount", c.closes_at as "closesAt"
       from ${CHANGE_FROM} ${OWNER} where m.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    const wanted = row.changes.find(({ field }) => field === 'closingDate')?.after ?? null;
    const deadline = await this.deadlines.of(row.closesAt, wanted);
    const waits = row.state === 'proposed';
    return {
      ...row,
      ...shownChange(row),
      investedAmount: BigInt(row.investedAmount),
      wouldAnswerUntil: waits ? deadline.answerUntil : null,
      wouldCloseAt: waits ? deadline.closesAt : null,
      rule: deadline.rule,
    };
  }
}
