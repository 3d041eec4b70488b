import { Injectable } from '@nestjs/common';
import { packOf, type AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { LawChangeEffect } from '@cairn/contracts/investments/steps/law-change.reply';
import type { SavedInvestment, SavedInvestmentRow } from '@cairn/contracts/investments/steps/saved-investment.replies';
import { SAVED_STATES } from '@cairn/contracts/investments/steps/saved-states';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { ANSWERS_THAT_COUNT } from './answers-that-count.sql.js';
import { stepsOf, type Answered } from './process-reads.js';

const FIELDS = `d.id, d.number, d.investor_id as "investorId", u.first_name || ' ' || u.last_name as "investorName",
  d.campaign_id as "campaignId", c.name as "campaignName", d.amount::text as amount, d.currency,
  case when d.archived_at is null then 'open' else 'archived' end as state, d.touched_at as "touchedAt"`;
const FROM = `investment_draft d join campaign c on c.id = d.campaign_id join app_user u on u.id = d.investor_id`;
/** One that was paid is an investment, and no draft any more. */
const UNPAID = `not exists (select from investment i where i.id = d.id and i.state not in ('expired', 'reserved', 'paying'))`;
const IS: Readonly<Record<(typeof SAVED_STATES)[number], string>> = {
  open: 'd.archived_at is null',
  archived: 'd.archived_at is not null',
};

const ONE = `select ${FIELDS}, d.units::text as units, d.begun_at as "begunAt",
    d.touched_at + make_interval(days => (rules_in_force() ->> 'draft_days')::int) as "savedUntil",
    exists (select from investment i where i.id = d.id and i.state in ('reserved', 'paying')) as "holdsPlace",
    d.archived_at as "archivedAt", d.archive_reason as "archiveReason", d.archive_note as "archiveNote",
    (select a.id from investing_account a where a.id = d.account_id and a.ended_at is null) as "accountId",
    (select value #>> '{}' from site_setting where name = 'jurisdictionProfile') as profile,
    (select json_agg(json_build_object('step', s.step, 'version', s.version, 'at', s.answered_at))
     from ${ANSWERS_THAT_COUNT}) as answered
  from ${FROM} where d.id = $1 and ${UNPAID}`;

const LAW_CHANGE = `select count(*)::int as drafts,
    count(*) filter (where exists (select from investing_answer s
      where s.draft_id = d.id and s.step = 'investor-questionnaire'))::int as questionnaires,
    count(*) filter (where exists (select from investment i where i.id = d.id and i.state in ('reserved', 'paying')))::int as held
  from investment_draft d where ${IS.open} and ${UNPAID}`;

type Row = Omit<SavedInvestmentRow, 'amount'> & { amount: string };
type OneRow = Omit<SavedInvestment, 'amount' | 'units' | 'steps'> & {
  amount: string;
  units: string | null;
  accountId: string | null;
  profile: string;
  answered: Answered[] | null;
};

/** Saved investments as the console lists them. */
@Injectable()
export class SavedInvestmentsDeskReads {
  constructor(private readonly database: Database) {}

  async list(query: AdminListQuery): Promise<AdminPage<SavedInvestmentRow>> {
    const where = [UNPAID];
    const parameters: unknown[] = [];
    const state = SAVED_STATES.find((known) => known === query.state);
    if (state !== undefined) where.push(IS[state]);
    if (query.q) {
      const text = `$${parameters.push(containing(query.q))}`;
      where.push(
        `(d.number ilike ${text} or c.name ilike ${text} or u.first_name || ' ' || u.last_name ilike ${text})`,
      );
    }
    const page = await adminPage<Row>(this.database, query, {
      select: FIELDS,
      from: FROM,
      where,
      parameters,
      orders: ordersOf('saved-investments', { touchedAt: byInstant('d.touched_at') }),
      key: byId('d.id'),
    });
    return { ...page, items: page.items.map((row) => ({ ...row, amount: BigInt(row.amount) })) };
  }

  /** What another law of the site would ask anew. */
  async lawChange(): Promise<LawChangeEffect> {
    const [row] = await this.database.query<LawChangeEffect>(LAW_CHANGE);
    if (row === undefined) throw new Error('A row of counts was expected');
    return row;
  }

  /** @throws request.not_found for one that was paid, which is an investment */
  async one(id: string): Promise<SavedInvestment> {
    const [row] = await this.database.query<OneRow>(ONE, [id]);
    if (row === undefined) throw notFound();
    const { profile, answered, accountId, ...shown } = row;
    return {
      ...shown,
      amount: BigInt(row.amount),
      units: row.units === null ? null : Number(row.units),
      steps: stepsOf(packOf(profile), accountId, answered ?? []).steps,
    };
  }
}
