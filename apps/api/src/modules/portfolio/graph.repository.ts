import { Injectable } from '@nestjs/common';
import type { GraphPeriod, InvestmentGraph } from '@cairn/contracts/portfolio/transactions.replies';
import { dayIn } from '@cairn/finance';
import { Clock } from '../../kernel/clock/clock.js';
import { Database } from '../../kernel/database/in-tx.js';
import { prepared } from '../../kernel/database/prepared.js';
import { SettingsService } from '../settings/index.js';

/** By month, in the time zone $3: what was paid in and what came back. */
const MONTHS = prepared(`select to_char(at at time zone $3, 'YYYY-MM') as period, sum(invested) as invested,
    sum(principal) as "principalReturned", sum(income) as "incomeReceived"
  from (
    select received_at as at, amount as invested, 0::bigint as principal, 0::bigint as income from investment
    where investor_id = $1 and currency = $2 and state in ('received', 'settled')
    union all
    select a.posted_at, 0, a.principal, a.interest from allocation a join repayment r on r.id = a.repayment_id
    where a.investor_id = $1 and r.currency = $2 and a.posted_at is not null) f
  group by 1 order by 1`);

type Row = Record<Exclude<keyof GraphPeriod, 'period'>, string> & { period: string };

const NOTHING = { invested: 0n, principalReturned: 0n, incomeReceived: 0n };

const added = (period: string, parts: readonly GraphPeriod[]): GraphPeriod =>
  parts.reduce(
    (sum, part) => ({
      period,
      invested: sum.invested + part.invested,
      principalReturned: sum.principalReturned + part.principalReturned,
      incomeReceived: sum.incomeReceived + part.incomeReceived,
    }),
    { period, ...NOTHING },
  );

/** What was invested and what came back, by year and month. */
@Injectable()
export class GraphRepository {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** @param year by default the latest in which money moved, and this one where none has */
  async read(investorId: string, currency: string, year: number | undefined): Promise<InvestmentGraph> {
    const { timezone } = await this.settings.all();
    const rows = await this.database.query<Row>(MONTHS, [investorId, currency, timezone]);
    const moved = rows.map(({ period, ...row }) => ({
      period,
      invested: BigInt(row.invested),
      principalReturned: BigInt(row.principalReturned),
      incomeReceived: BigInt(row.incomeReceived),
    }));
    const yearOf = (period: string): string => period.slice(0, 4);
    const years = [...new Set(moved.map(({ period }) => yearOf(period)))];
    const shown = year ?? Number(years.at(-1) ?? yearOf(dayIn(timezone, this.clock.now())));
    const months = Array.from({ length: 12 }, (_, month) => `${shown}-${String(month + 1).padStart(2, '0')}`);
    return {
      currency,
      year: shown,
      years: years.map((name) =>
        added(
          name,
          moved.filter(({ period }) => yearOf(period) === name),
        ),
      ),
      months: months.map((name) => moved.find(({ period }) => period === name) ?? { period: name, ...NOTHING }),
    };
  }
}
