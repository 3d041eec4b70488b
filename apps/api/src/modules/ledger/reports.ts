import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type {
  LedgerAccountRow,
  LedgerTransaction,
  TrialBalance,
  TrialBalanceRow,
} from '@cairn/contracts/admin/ledger.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { LedgerEntryQuery } from '@cairn/contracts/admin/ledger.requests';
import { Clock } from '../../kernel/clock/clock.js';
import { byInstant, byNumber, byText, ordersOf } from '../../kernel/database/admin-orders.js';
import { adminPage } from '../../kernel/database/admin-page.js';
import { Database } from '../../kernel/database/in-tx.js';
import { fieldError } from '../../kernel/errors/domain-error.js';
import { accountWords, ENTRIES_OF, entryWords, IN_STATE, LISTED_ACCOUNTS, ofAmount } from './ledger-search.sql.js';
import { BALANCES, IS_FUTURE, TRIAL_BALANCE } from './trial-balance.sql.js';

/** Whose account `a` is, by the id in its code; null for the platform's own. A person is looked for first: no id is both. */
const HOLDER = `(select case
    when u.id is not null then json_build_object('kind', 'user', 'id', u.id, 'name', u.first_name || ' ' || u.last_name)
    when c.id is not null then json_build_object('kind', 'campaign', 'id', c.id, 'name', c.name) end
  from (select substring(a.code from ':([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):')::uuid as id) h
  left join app_user u on u.id = h.id left join campaign c on c.id = h.id)`;

/** The user who caused transaction t; null where a process did. */
const ACTOR_NAME = `(select u.first_name || ' ' || u.last_name from app_user u
  where u.id = substring(t.actor from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid)`;

type Amounts<T> = { [Key in keyof T]: T[Key] extends bigint ? string : T[Key] };

type TransactionRow = Omit<LedgerTransaction, 'lines'> & { lines: Amounts<LedgerTransaction['lines'][number]>[] };

interface SummedRun {
  id: string;
  upto: string;
  /** Whether the run has summed anything: only then does a missing row mean that it has moved on. */
  any: boolean;
}

/** The ledger's reports for the console. */
@Injectable()
export class LedgerReports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws ledger.future_day where the day has not begun by the site's clock */
  async refuseFuture(day: string): Promise<void> {
    const [{ future } = { future: false }] = await this.database.query<{ future: boolean }>(IS_FUTURE, [day]);
    if (future) throw fieldError('on', 'ledger.future_day');
  }

  /** Debits and credits of every group of accounts, of now or of the end of a day by the site's clock. */
  async trialBalance(day: string | null = null): Promise<TrialBalance> {
    const rows = await this.totals(day);
    // A group without a line on that day is not in its books yet.
    const amounts = rows
      .filter(({ accounts }) => day === null || accounts > 0)
      .map((row) => ({
        ...row,
        debit: BigInt(row.debit),
        credit: BigInt(row.credit),
        pendingDebit: BigInt(row.pendingDebit),
        pendingCredit: BigInt(row.pendingCredit),
      }));
    const difference = new Map<string, bigint>();
    for (const { currency, debit, credit } of amounts) {
      difference.set(currency, (difference.get(currency) ?? 0n) + debit - credit);
    }
    return { rows: amounts, balanced: [...difference.values()].every((sum) => sum === 0n), at: this.clock.now() };
  }

  private accountsOf(q: string): Promise<string[]> {
    return this.ids(LISTED_ACCOUNTS, accountWords(q));
  }

  /**
   * Resolves a search first and reads the rows afterwards: in one statement the planner would scan the whole list.
   */
  private async ids(sql: string, parameters: unknown[]): Promise<string[]> {
    return (await this.database.query<{ id: string }>(sql, parameters)).map(({ id }) => id);
  }

  private async totals(day: string | null): Promise<Amounts<TrialBalanceRow>[]> {
    for (;;) {
      const [run] = await this.database.query<SummedRun>(
        `select r.id, r.upto_block as upto, exists (select from verification.group_total where run_id = r.id) as any
         from verification.run r where r.kind = 'whole' and r.state <> 'running' order by r.id desc limit 1`,
      );
      if (run === undefined || !run.any) return this.database.query<Amounts<TrialBalanceRow>>(BALANCES, [day]);
      const rows = await this.database.query<Amounts<TrialBalanceRow>>(TRIAL_BALANCE, [run.id, run.upto, day]);
      if (rows.length > 0) return rows;
    }
  }

  async accounts(query: AdminListQuery): Promise<AdminPage<LedgerAccountRow>> {
    const page = await adminPage<Amounts<LedgerAccountRow>>(this.database, query, {
      select: `a.code, ${HOLDER} as holder, a.class, a.currency, b.dr as debit, b.cr as credit, b.dr_pend as "pendingDebit", b.cr_pend as "pendingCredit"`,
      from: `ledger.account a cross join lateral (
        select sum(dr)::bigint as dr, sum(cr)::bigint as cr, sum(dr_pend)::bigint as dr_pend, sum(cr_pend)::bigint as cr_pend
        from ledger.balance where account_id = a.id) b`,
      ...(query.q ? { where: ['a.id = any($1::bigint[])'], parameters: [await this.accountsOf(query.q)] } : {}),
      counted: 'ledger.account a',
      orders: ordersOf('ledger-accounts', { openedAt: byNumber('a.id'), code: byText('a.code') }),
      period: byInstant('a.opened_at'),
      key: byNumber('a.id'),
    });
    return {
      ...page,
      items: page.items.map((row) => ({
        ...row,
        debit: BigInt(row.debit),
        credit: BigInt(row.credit),
        pendingDebit: BigInt(row.pendingDebit),
        pendingCredit: BigInt(row.pendingCredit),
      })),
    };
  }

  async transactions(query: LedgerEntryQuery): Promise<AdminPage<LedgerTransaction>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.kind) where.push(`t.kind = $${parameters.push(query.kind)}`);
    if (query.entryState) where.push(IN_STATE[query.entryState]);
    if (query.amount) where.push(ofAmount(parameters.push(query.amount)));
    if (query.q) {
      const found = await this.ids(ENTRIES_OF, entryWords(query.q));
      where.push(`t.id = any($${parameters.push(found)}::bigint[])`);
    }
    const page = await adminPage<TransactionRow>(this.database, query, {
      select: `t.id::text as id, t.uid, t.kind, t.phase, t.pending_id::text as "pendingId", t.reverses_id::text as "reversesId",
        (select json_build_object('id', e.id::text, 'phase', e.phase) from ledger.tx e where e.pending_id = t.id) as "settledBy",
        t.source_type as "sourceType", t.source_id as "sourceId",
        t.actor, ${ACTOR_NAME} as "actorName", t.effective_at as "effectiveAt", exists (select 1 from ledger.sealed_tx s where s.tx_id = t.id) as sealed,
        (select json_agg(json_build_object('account', a.code, 'holder', ${HOLDER}, 'side', l.side, 'amount', l.amount::text, 'currency', l.currency)
                         order by l.n)
         from ledger.line l join ledger.account a on a.id = l.account_id where l.tx_id = t.id) as lines`,
      from: 'ledger.tx t',
      where,
      parameters,
      // Entries are numbered as they are made; a separate order by the instant would cost every posting an index.
      orders: ordersOf('ledger-transactions', { effectiveAt: byNumber('t.id') }),
      period: byInstant('t.effective_at'),
      key: byNumber('t.id'),
    });
    return {
      ...page,
      items: page.items.map((row) => ({
        ...row,
        lines: row.lines.map((line) => ({ ...line, amount: BigInt(line.amount) })),
      })),
    };
  }
}
