import { Injectable } from '@nestjs/common';
import { packOf, type InvestingStep, type JurisdictionPack, type Page } from '@cairn/contracts';
import type { InvestmentProcess } from '@cairn/contracts/investments/steps/investment-process.reply';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { IS_CLEARING } from '../record/investment-reads.repository.js';
import { ANSWERS_THAT_COUNT } from './answers-that-count.sql.js';
import { isDone, nextStepOf } from './step-requirements.js';

/** C-01. */
const PAGE_SIZE = 10;

type Row = Omit<InvestmentProcess, 'amount' | 'units' | 'pricePerShare' | 'steps' | 'nextStep'> & {
  amount: string;
  units: string | null;
  pricePerShare: string | null;
  profile: string;
  answered: Answered[] | null;
  touchedAt: Date;
};

/** Of draft d: the investment that came of it has the amount and the state, from its first place on. */
const PROCESS = `select d.id, d.campaign_id as "campaignId", c.name as "campaignName", c.slug as "campaignSlug",
    '/media/' || c.cover_file_id as "coverUrl", c.category, c.type, coalesce(i.state, 'draft') as state,
    case when i.state is null or i.state = 'expired' then d.amount else i.amount end as amount, d.currency,
    case when i.state is null or i.state = 'expired' then d.units else i.units end as units,
    case when i.state is null or i.state = 'expired' then d.unit_price else i.unit_price end as "pricePerShare",
    d.terms_version as "termsVersion",
    (select a.id from investing_account a where a.id = d.account_id and a.ended_at is null) as "accountId",
    case when i.state in ('reserved', 'paying') then i.reserved_until end as "reservedUntil",
    d.touched_at + make_interval(days => (rules_in_force() ->> 'draft_days')::int) as "savedUntil", c.closes_at as "closesAt",
    date_trunc('milliseconds', d.touched_at) as "touchedAt",
    (select value #>> '{}' from site_setting where name = 'jurisdictionProfile') as profile,
    (select json_agg(json_build_object('step', s.step, 'version', s.version, 'at', s.answered_at))
     from ${ANSWERS_THAT_COUNT}) as answered
  from investment_draft d join campaign c on c.id = d.campaign_id left join investment i on i.id = d.id`;

const ONE = prepared(
  `${PROCESS} where d.id = $1 and ($2::uuid is null or d.investor_id = $2) and ($3::uuid is null or d.campaign_id = $3)`,
);
const SAVED = prepared(`${PROCESS} where d.investor_id = $1 and d.archived_at is null
    and (i.state is null or i.state in ('expired', 'reserved', 'paying')) and not ${IS_CLEARING}
    and ($2::timestamptz is null or (date_trunc('milliseconds', d.touched_at), d.id) < ($2, $3::uuid))
  order by date_trunc('milliseconds', d.touched_at) desc, d.id desc limit $4`);

/** How far investments are, one statement a page. */
@Injectable()
export class ProcessReads {
  constructor(private readonly database: Database) {}

  /**
   * Of an investor; of any where none is named.
   * @throws request.not_found for another person's, or of another campaign than is named
   */
  async one(investorId: string | null, id: string, campaignId: string | null = null): Promise<InvestmentProcess> {
    const [row] = await this.database.query<Row>(ONE, [id, investorId, campaignId]);
    if (row === undefined) throw notFound();
    return presentProcess(row);
  }

  /** What somebody has begun and not paid, the latest first. */
  async saved(investorId: string, query: PageQuery): Promise<Page<InvestmentProcess>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Row>(SAVED, [investorId, place?.at ?? null, place?.id ?? null, limit + 1]);
    const { items, nextCursor } = toPage(rows, limit, ({ touchedAt, id }) => ({ at: touchedAt, id }));
    return { items: items.map(presentProcess), nextCursor };
  }
}

/** A step as it was answered, as JSON of the database. */
export interface Answered {
  step: InvestingStep;
  version: string;
  at: string;
}

/** The steps of a pack in their order, with when each was done, and the first that is not. */
export function stepsOf(
  pack: JurisdictionPack,
  accountId: string | null,
  found: readonly Answered[],
): Pick<InvestmentProcess, 'steps' | 'nextStep'> {
  const state = {
    pack,
    accountId,
    answered: Object.fromEntries(found.map(({ step, version }) => [step, version])),
  };
  return {
    steps: pack.steps.map((step) => {
      const answer = found.find((one) => one.step === step);
      return { step, doneAt: answer !== undefined && isDone(step, state) ? new Date(answer.at) : null };
    }),
    nextStep: nextStepOf(state),
  };
}

function presentProcess({ profile, answered, touchedAt: _order, ...row }: Row): InvestmentProcess {
  return {
    ...row,
    amount: BigInt(row.amount),
    units: row.units === null ? null : Number(row.units),
    pricePerShare: row.pricePerShare === null ? null : BigInt(row.pricePerShare),
    ...stepsOf(packOf(profile), row.accountId, answered ?? []),
  };
}
