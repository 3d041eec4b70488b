import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { PortfolioQuery } from '@cairn/contracts/kernel/page-query.request';
import type { Distribution, Holding } from '@cairn/contracts/portfolio/portfolio.replies';
import type { CalendarDate, PaymentParts } from '@cairn/finance';
import { dayIn } from '@cairn/finance';
import { Clock } from '../../kernel/clock/clock.js';
import { limitOf, readPlace, toPage } from '../../kernel/database/cursor.js';
import { Database } from '../../kernel/database/in-tx.js';
import { SettingsService } from '../settings/index.js';
import { INVESTMENT_FIELDS, presentInvestment, REPAID, type InvestmentRow } from '../investments/index.js';
import { expectedParts, IN_ORDER, LOT, readParts, TO_COME, type Lot, type Payment } from './expected-payments.js';

/** C-01. */
const PAGE_SIZE = 10;

type HoldingRow = InvestmentRow & {
  principalReturned: string;
  incomeReceived: string;
  nextDistributionDate: string | null;
  /** The next instalment of the whole campaign. */
  next: Payment | null;
  lot: Lot | null;
};

const NOTHING: PaymentParts = { interest: 0n, principal: 0n };

type DistributionRow = Omit<Distribution, 'interest' | 'principal' | 'amount' | 'overdue'> & Payment;

/** @param today on which what is not credited yet may be overdue */
const withAmount = (
  row: DistributionRow,
  { interest, principal }: PaymentParts = NOTHING,
  today: CalendarDate | null = null,
): Distribution => ({
  ...row,
  overdue: today !== null && row.dueDate < today,
  interest,
  principal,
  amount: interest + principal,
});

const NEXT = `left join lateral (
    select r.due_on::text as due,
      json_build_object('interest', r.interest::text, 'principal', r.principal::text) as payment
    from repayment r where r.campaign_id = i.campaign_id and ${TO_COME} order by ${IN_ORDER} limit 1
  ) n on i.state = 'settled' ${LOT}`;

const HOLDING_FIELDS = `${INVESTMENT_FIELDS}, i.principal_returned as "principalReturned", i.income_received as "incomeReceived",
  n.due as "nextDistributionDate", n.payment as next, s.lot`;

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
    private readonly settings: SettingsService,
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
    const today = await this.today();
    const items = rows.map((row) => this.present(row, today));
    return toPage(items, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  }

  /** A holding of this investor, or of any investor where none is named. */
  async one(investorId: string | null, id: string): Promise<Holding | null> {
    const [row] = await this.database.query<HoldingRow>(
      `select ${HOLDING_FIELDS} from investment i join campaign c on c.id = i.campaign_id ${NEXT}
       where ($1::uuid is null or i.investor_id = $1) and i.id = $2`,
      [investorId, id],
    );
    return row === undefined ? null : this.present(row, await this.today());
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
         count(*) filter (where not ${REPAID})::int as holdings
       from investment i where investor_id = $1 and currency = $2 and state in ('received', 'settled')`,
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

  /** Amounts invested and amounts received, by day. */
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

  /** The outstanding payments of one settled investment, by the schedule; not a promise. */
  async coming(investmentId: string): Promise<Distribution[]> {
    const rows = await this.database.query<DistributionRow & { lot: Lot }>(
      `select r.id as "repaymentId", c.name as "campaignName", c.slug as "campaignSlug", r.due_on::text as "dueDate",
         r.interest, r.principal, r.currency, null as "creditedAt", s.lot
       from investment i ${LOT} join campaign c on c.id = i.campaign_id
       join repayment r on r.campaign_id = i.campaign_id and ${TO_COME}
       where i.id = $1 and i.state = 'settled' order by ${IN_ORDER}`,
      [investmentId],
    );
    const [first] = rows;
    if (first === undefined) return [];
    const parts = expectedParts([first.lot], rows);
    const today = await this.today();
    return rows.map(({ lot: _lot, ...row }, place) => withAmount(row, parts[place], today));
  }

  /** The amounts credited for one investment. */
  async credited(investmentId: string): Promise<Distribution[]> {
    const rows = await this.database.query<DistributionRow>(
      `select a.repayment_id as "repaymentId", c.name as "campaignName", c.slug as "campaignSlug", r.due_on::text as "dueDate",
         a.interest, a.principal, r.currency, a.posted_at as "creditedAt"
       from allocation a join repayment r on r.id = a.repayment_id join campaign c on c.id = r.campaign_id
       where a.investment_id = $1 and a.posted_at is not null order by a.posted_at desc limit 500`,
      [investmentId],
    );
    return rows.map((row) => withAmount(row, readParts(row)));
  }

  /** The next instalments of all holdings by schedule; not a promise. */
  async upcoming(investorId: string, currency: string, most: number): Promise<Distribution[]> {
    const rows = await this.database.query<DistributionRow & { campaignId: string; lots: Lot[] }>(
      `with coming as (
         select r.* from repayment r where ${TO_COME} and r.campaign_id in (
           select campaign_id from investment where investor_id = $1 and currency = $2 and state = 'settled')
         order by ${IN_ORDER} limit $3),
       held as materialized (
         select i.campaign_id, json_agg(s.lot) as lots from investment i ${LOT}
         where i.investor_id = $1 and i.state = 'settled' and i.campaign_id in (select campaign_id from coming)
         group by i.campaign_id)
       select r.id as "repaymentId", c.name as "campaignName", c.slug as "campaignSlug", r.due_on::text as "dueDate",
         r.interest, r.principal, r.currency, null as "creditedAt", r.campaign_id as "campaignId", h.lots
       from coming r join held h on h.campaign_id = r.campaign_id join campaign c on c.id = r.campaign_id
       order by ${IN_ORDER}`,
      [investorId, currency, most],
    );
    const today = await this.today();
    return rows.map(({ campaignId, lots, ...row }) => {
      const payments = rows.filter((other) => other.campaignId === campaignId);
      const place = payments.findIndex(({ repaymentId }) => repaymentId === row.repaymentId);
      return withAmount(row, expectedParts(lots, payments)[place], today);
    });
  }

  private async today(): Promise<CalendarDate> {
    const { timezone } = await this.settings.all();
    return dayIn(timezone, this.clock.now());
  }

  private present({ next, lot, ...row }: HoldingRow, today: CalendarDate): Holding {
    const [part] = next === null || lot === null ? [] : expectedParts([lot], [next]);
    return {
      ...presentInvestment(row, this.clock.now()),
      principalReturned: BigInt(row.principalReturned),
      incomeReceived: BigInt(row.incomeReceived),
      nextDistributionOverdue: row.nextDistributionDate !== null && row.nextDistributionDate < today,
      nextDistributionAmount: part === undefined ? null : part.interest + part.principal,
    };
  }
}
