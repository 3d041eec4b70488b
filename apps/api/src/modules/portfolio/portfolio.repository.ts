import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { PortfolioQuery } from '@cairn/contracts/kernel/page-query.request';
import type { Distribution, Holding } from '@cairn/contracts/portfolio/portfolio.replies';
import { Clock } from '../../kernel/clock/clock.js';
import { limitOf, readPlace, toPage } from '../../kernel/database/cursor.js';
import { Database } from '../../kernel/database/in-tx.js';
import { INVESTMENT_FIELDS, presentInvestment, type InvestmentRow } from '../investments/index.js';

/** C-01. */
const PAGE_SIZE = 10;

type HoldingRow = InvestmentRow & {
  principalReturned: string;
  incomeReceived: string;
  nextDistributionDate: string | null;
  nextDistributionAmount: string | null;
};

/**
 * This lot's part of the campaign's next instalment: by outstanding principal, rounded down, so that the figure is never
 * more than what will come.
 */
const NEXT = `left join lateral (
    select r.due_on::text as due, floor((r.interest + r.principal)::numeric * (i.amount - i.principal_returned)
        / nullif((select sum(v.amount - v.principal_returned) from investment v where v.campaign_id = i.campaign_id and v.state = 'settled'), 0)
      )::bigint as part
    from repayment r where r.campaign_id = i.campaign_id and r.state in ('due', 'paying') order by r.due_on, r.instalment limit 1
  ) n on i.state = 'settled'`;

const HOLDING_FIELDS = `${INVESTMENT_FIELDS}, i.principal_returned as "principalReturned", i.income_received as "incomeReceived",
  n.due as "nextDistributionDate", n.part as "nextDistributionAmount"`;

export interface Flow {
  date: string;
  minor: bigint;
}

export interface Totals {
  invested: bigint;
  outstanding: bigint;
  principalReturned: bigint;
  incomeReceived: bigint;
  holdings: number;
}

@Injectable()
export class PortfolioRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Every investment of one currency, newest first, with what has come back. */
  async list(investorId: string, query: PortfolioQuery): Promise<Page<Holding>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<HoldingRow>(
      `select ${HOLDING_FIELDS} from investment i join campaign c on c.id = i.campaign_id ${NEXT}
       where i.investor_id = $1 and ($2::text is null or i.currency = $2)
         and ($3::timestamptz is null or (date_trunc('milliseconds', i.created_at), i.id) < ($3, $4::uuid))
       order by date_trunc('milliseconds', i.created_at) desc, i.id desc limit $5`,
      [investorId, query.currency ?? null, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    const items = rows.map((row) => this.present(row));
    return toPage(items, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  }

  async one(investorId: string, id: string): Promise<Holding | null> {
    const [row] = await this.database.query<HoldingRow>(
      `select ${HOLDING_FIELDS} from investment i join campaign c on c.id = i.campaign_id ${NEXT}
       where i.investor_id = $1 and i.id = $2`,
      [investorId, id],
    );
    return row === undefined ? null : this.present(row);
  }

  async currencies(investorId: string): Promise<string[]> {
    const rows = await this.database.query<{ currency: string }>(
      'select distinct currency from investment where investor_id = $1 order by currency',
      [investorId],
    );
    return rows.map(({ currency }) => currency);
  }

  async totals(investorId: string, currency: string): Promise<Totals> {
    const [row] = await this.database.query<{
      invested: string;
      outstanding: string;
      principalReturned: string;
      incomeReceived: string;
      holdings: number;
    }>(
      `select coalesce(sum(amount), 0) as invested, coalesce(sum(amount - principal_returned), 0) as outstanding,
         coalesce(sum(principal_returned), 0) as "principalReturned", coalesce(sum(income_received), 0) as "incomeReceived",
         count(*)::int as holdings
       from investment where investor_id = $1 and currency = $2 and state in ('received', 'settled')`,
      [investorId, currency],
    );
    return {
      invested: BigInt(row?.invested ?? 0),
      outstanding: BigInt(row?.outstanding ?? 0),
      principalReturned: BigInt(row?.principalReturned ?? 0),
      incomeReceived: BigInt(row?.incomeReceived ?? 0),
      holdings: row?.holdings ?? 0,
    };
  }

  /** What was paid in and what has come back, by day. */
  async flows(investorId: string, currency: string): Promise<Flow[]> {
    const rows = await this.database.query<{ date: string; minor: string }>(
      `select date::text, sum(minor) as minor from (
         select received_at::date as date, -amount as minor from investment
         where investor_id = $1 and currency = $2 and state in ('received', 'settled')
         union all
         select a.posted_at::date, a.interest + a.principal from allocation a join repayment r on r.id = a.repayment_id
         where a.investor_id = $1 and r.currency = $2 and a.posted_at is not null) f
       group by date order by date`,
      [investorId, currency],
    );
    return rows.map(({ date, minor }) => ({ date, minor: BigInt(minor) }));
  }

  /** What has been credited for one investment. */
  async credited(investorId: string, investmentId: string): Promise<Distribution[]> {
    return this.distributions(
      `select a.repayment_id as "repaymentId", c.name as "campaignName", c.slug as "campaignSlug", r.due_on::text as "dueDate",
         a.interest, a.principal, r.currency, a.posted_at as "creditedAt"
       from allocation a join repayment r on r.id = a.repayment_id join campaign c on c.id = r.campaign_id
       where a.investor_id = $1 and a.investment_id = $2 and a.posted_at is not null order by a.posted_at desc limit 500`,
      [investorId, investmentId],
    );
  }

  /** The next instalments of everything held, by the schedule; not a promise. */
  async upcoming(investorId: string, currency: string, most: number): Promise<Distribution[]> {
    return this.distributions(
      `with held as (
         select i.campaign_id, sum(i.amount - i.principal_returned) as mine,
           (select sum(v.amount - v.principal_returned) from investment v where v.campaign_id = i.campaign_id and v.state = 'settled') as total
         from investment i where i.investor_id = $1 and i.currency = $2 and i.state = 'settled' group by i.campaign_id)
       select r.id as "repaymentId", c.name as "campaignName", c.slug as "campaignSlug", r.due_on::text as "dueDate",
         floor(r.interest::numeric * h.mine / nullif(h.total, 0))::bigint as interest,
         floor(r.principal::numeric * h.mine / nullif(h.total, 0))::bigint as principal, r.currency, null as "creditedAt"
       from held h join repayment r on r.campaign_id = h.campaign_id and r.state in ('due', 'paying')
       join campaign c on c.id = r.campaign_id where h.mine > 0 order by r.due_on, r.id limit $3`,
      [investorId, currency, most],
    );
  }

  private async distributions(sql: string, parameters: unknown[]): Promise<Distribution[]> {
    const rows = await this.database.query<
      Omit<Distribution, 'interest' | 'principal' | 'amount'> & { interest: string; principal: string }
    >(sql, parameters);
    return rows.map((row) => ({
      ...row,
      interest: BigInt(row.interest),
      principal: BigInt(row.principal),
      amount: BigInt(row.interest) + BigInt(row.principal),
    }));
  }

  private present(row: HoldingRow): Holding {
    return {
      ...presentInvestment(row, this.clock.now()),
      principalReturned: BigInt(row.principalReturned),
      incomeReceived: BigInt(row.incomeReceived),
      nextDistributionAmount: row.nextDistributionAmount === null ? null : BigInt(row.nextDistributionAmount),
    };
  }
}
