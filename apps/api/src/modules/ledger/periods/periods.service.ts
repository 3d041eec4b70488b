import { Injectable } from '@nestjs/common';
import type { Period } from '@cairn/contracts/admin/periods';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { BALANCES_OF_MONTH } from '../trial-balance.sql.js';
import { PeriodObstacles } from './period-obstacles.js';

interface Row {
  month: string;
  lastDay: string;
  state: Period['state'];
  askedBy: string | null;
  askerId: string | null;
  closedBy: string | null;
}

/** The last months that are over, newest first. */
const MONTHS = `select to_char(m, 'YYYY-MM') as month, (m + interval '1 month - 1 day')::date::text as "lastDay",
    coalesce(p.state, 'open') as state, a.email as "askedBy", p.closed_by as "askerId", c.email as "closedBy"
  from (select kernel.now() at time zone 'UTC' as at) n
  cross join lateral generate_series(date_trunc('month', n.at) - interval '12 months', date_trunc('month', n.at) - interval '1 month', interval '1 month') m
  left join ledger.period p on p.month = m::date
  left join app_user a on a.id = p.closed_by left join app_user c on c.id = p.approved_by`;

/** The balance of each group that had accounts by the end of the month: {"L:escrow:USD": minor units, debits less credits}. */
const TOTALS = `select coalesce(jsonb_object_agg(b."group" || ':' || b.currency, (b.debit - b.credit)::text), '{}') as totals
  from (${BALANCES_OF_MONTH}) b where b.accounts > 0`;

/** One person asks for a month to be closed, another closes it; both only while nothing is open. */
@Injectable()
export class Periods {
  constructor(
    private readonly database: Database,
    private readonly obstacles: PeriodObstacles,
    private readonly audit: AuditLog,
  ) {}

  async list(admin: Identity): Promise<Period[]> {
    const rows = await this.database.query<Row>(`${MONTHS} order by m desc`);
    return Promise.all(rows.map((row) => this.present(admin, row, this.database.manager)));
  }

  /** @throws period.open with what stands in the way, period.bad_transition */
  ask(admin: Identity, month: string): Promise<Period> {
    return this.change(admin, month, 'asked', async (tx, row) => {
      await this.requireSettled(tx, row);
      return this.called(tx, 'ledger.ask_to_close($1, $2)', [`${month}-01`, admin.userId]);
    });
  }

  /** @throws period.open, period.second_person, period.bad_transition */
  close(admin: Identity, month: string): Promise<Period> {
    return this.change(admin, month, 'closed', async (tx, row) => {
      if (row.askerId === admin.userId) throw new DomainError('period.second_person');
      await this.requireSettled(tx, row);
      const [sums] = await tx.query<{ totals: object }[]>(TOTALS, [row.lastDay]);
      const totals = JSON.stringify(sums?.totals ?? {});
      return this.called(tx, 'ledger.close_month($1, $2, $3)', [`${month}-01`, admin.userId, totals]);
    });
  }

  /** @throws period.bad_transition */
  keepOpen(admin: Identity, month: string): Promise<Period> {
    return this.change(admin, month, 'kept_open', (tx) => this.called(tx, 'ledger.keep_open($1)', [`${month}-01`]));
  }

  private async change(
    admin: Identity,
    month: string,
    act: 'asked' | 'closed' | 'kept_open',
    work: (tx: Tx, row: Row) => Promise<boolean>,
  ): Promise<Period> {
    return this.database.inTx(async (tx) => {
      const before = await this.one(month, tx);
      if (!(await work(tx, before))) throw new DomainError('period.bad_transition', { from: before.state });
      const after = await this.one(month, tx);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: `period.${act}`,
        subjectType: 'period',
        subjectId: month,
        before: { state: before.state },
        after: { state: after.state },
      });
      return this.present(admin, after, tx);
    });
  }

  private async requireSettled(tx: Tx, { lastDay }: Row): Promise<void> {
    const open = await this.obstacles.of(lastDay, tx);
    if (open.length > 0) throw new DomainError('period.open', { what: open.map(({ code }) => code).join(', ') });
  }

  private async called(tx: Tx, call: string, parameters: unknown[]): Promise<boolean> {
    const [row] = await tx.query<{ done: boolean }[]>(`select ${call} as done`, parameters);
    return row?.done === true;
  }

  private async one(month: string, reader: EntityManager): Promise<Row> {
    const [row] = await reader.query<Row[]>(`select * from (${MONTHS}) q where month = $1`, [month]);
    if (row === undefined) throw notFound();
    return row;
  }

  private async present(
    admin: Identity,
    { month, lastDay, state, askedBy, askerId, closedBy }: Row,
    reader: EntityManager,
  ): Promise<Period> {
    const obstacles = state === 'closed' ? [] : await this.obstacles.of(lastDay, reader);
    const isFree = obstacles.length === 0;
    return {
      month,
      state,
      askedBy,
      closedBy,
      obstacles,
      mayAsk: state === 'open' && isFree,
      mayClose: state === 'closing' && isFree && askerId !== admin.userId,
      mayKeepOpen: state === 'closing',
    };
  }
}
