import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type {
  LedgerAccountRow,
  LedgerTransaction,
  TrialBalance,
  TrialBalanceRow,
} from '@cairn/contracts/admin/ledger.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { Clock } from '../../kernel/clock/clock.js';
import { byInstant, byNumber, byText, ordersOf } from '../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../kernel/database/admin-page.js';
import { Database } from '../../kernel/database/in-tx.js';
import { afterBlock, movedBy } from './verification/seal-walk.sql.js';

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

/** As many accounts, and entries of each, are searched: the console shows a thousand rows at most. */
const MOST_ACCOUNTS = 50;
const MOST_ENTRIES = 1_000;
const MOST_LISTED = 100;
const MOST_HOLDERS = 20;

/**
 * Accounts by the beginning of their code, by their owner (an id or a name), or a word of their group: each by index,
 * so that the planner cannot take the whole table instead.
 */
const ACCOUNTS_OF = (first: number, most: number): string => `
  select id from (select id from ledger.account where code like $${first} limit ${most}) begins
  union select id from (select id from ledger.account where split_part(code, ':', 3) = $${first + 1} limit ${most}) holder
  union select id from (select a.id from ledger.account_group g cross join lateral (
    select id from ledger.account where group_code = g.code order by id desc limit ${most}) a
    where g.code ilike $${first + 2}) word
  union select id from (select a.id from (
      (select u.id from app_user u where u.email ilike $${first + 2} or u.first_name || ' ' || u.last_name ilike $${first + 2}
        limit ${MOST_HOLDERS})
      union all (select c.id from campaign c where c.name ilike $${first + 2} limit ${MOST_HOLDERS})) named
    join ledger.account a on split_part(a.code, ':', 3) = named.id::text limit ${most}) held`;
const accountWords = (q: string): string[] => [containing(q).slice(1), q, containing(q)];

/** Entries of a source, and the newest of each account that was meant. The source is the parameter before \`first\`. */
const ENTRIES_OF = (first: number): string => `
  select id from (
    select o.id from ledger.tx o where o.source_id = $${first - 1}
    union
    select e.tx_id from (select id from (${ACCOUNTS_OF(first, MOST_ACCOUNTS)}) found limit ${MOST_ACCOUNTS}) m
    cross join lateral (
      select l.tx_id from ledger.line l where l.account_id = m.id order by l.tx_id desc, l.n desc limit ${MOST_ENTRIES}) e) entry
  order by id desc limit ${MOST_ENTRIES}`;

/** Every balance: until the verifier has been through the ledger once. */
const BALANCES = `
  select group_code as "group", class, currency, count(*) filter (where dr + cr + dr_pend + cr_pend > 0)::int as accounts, sum(dr)::bigint as debit, sum(cr)::bigint as credit,
    sum(dr_pend)::bigint as "pendingDebit", sum(cr_pend)::bigint as "pendingCredit"
  from ledger.account_balance group by group_code, class, currency order by currency, group_code`;

/**
 * Sums of run $1, moved on every minute, here to block $2, and the lines of what is newer. No row when the run has moved on
 * meanwhile: then it is asked again.
 */
const TRIAL_BALANCE = `
  with newer as (
    select a.group_code, a.currency, count(*) filter (where not exists (
        select from verification.account_sum v where v.run_id = $1::bigint and v.account_id = m.account_id)) as accounts,
      sum(m.dr) as dr, sum(m.cr) as cr, sum(m.dr_pend) as dr_pend, sum(m.cr_pend) as cr_pend
    from (${movedBy(afterBlock('$2::bigint'))}) m join ledger.account a on a.id = m.account_id group by 1, 2),
  total as (
    select group_code, currency, accounts, dr, cr, dr_pend, cr_pend from verification.group_total where run_id = $1::bigint
    union all select * from newer)
  select t.group_code as "group", g.class, t.currency, sum(t.accounts)::int as accounts, sum(t.dr)::bigint as debit, sum(t.cr)::bigint as credit,
    sum(t.dr_pend)::bigint as "pendingDebit", sum(t.cr_pend)::bigint as "pendingCredit"
  from total t join ledger.account_group g on g.code = t.group_code
  where (select max(id) from verification.run where kind = 'whole' and state <> 'running') = $1::bigint
    and (select upto_block from verification.run where id = $1::bigint) = $2::bigint
  group by t.group_code, g.class, t.currency order by t.currency, t.group_code`;

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

  /** Debits and credits of every group of accounts: what the verifier has summed, and what is newer. */
  async trialBalance(): Promise<TrialBalance> {
    const rows = await this.totals();
    const amounts = rows.map((row) => ({
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
    return this.ids(`select id from (${ACCOUNTS_OF(1, MOST_LISTED)}) found limit ${MOST_LISTED}`, accountWords(q));
  }

  /**
   * Resolves a search first and reads the rows afterwards: in one statement the planner would scan the whole list.
   */
  private async ids(sql: string, parameters: unknown[]): Promise<string[]> {
    return (await this.database.query<{ id: string }>(sql, parameters)).map(({ id }) => id);
  }

  private async totals(): Promise<Amounts<TrialBalanceRow>[]> {
    for (;;) {
      const [run] = await this.database.query<SummedRun>(
        `select r.id, r.upto_block as upto, exists (select from verification.group_total where run_id = r.id) as any
         from verification.run r where r.kind = 'whole' and r.state <> 'running' order by r.id desc limit 1`,
      );
      if (run === undefined || !run.any) return this.database.query<Amounts<TrialBalanceRow>>(BALANCES);
      const rows = await this.database.query<Amounts<TrialBalanceRow>>(TRIAL_BALANCE, [run.id, run.upto]);
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

  async transactions(query: AdminListQuery): Promise<AdminPage<LedgerTransaction>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`t.kind = $${parameters.push(query.state)}`);
    if (query.q) {
      const found = await this.ids(ENTRIES_OF(2), [query.q, ...accountWords(query.q)]);
      where.push(`t.id = any($${parameters.push(found)}::bigint[])`);
    }
    const page = await adminPage<TransactionRow>(this.database, query, {
      select: `t.id::text as id, t.uid, t.kind, t.phase, t.source_type as "sourceType", t.source_id as "sourceId",
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
