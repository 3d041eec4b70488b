import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type {
  LedgerAccountRow,
  LedgerTransaction,
  TrialBalance,
  TrialBalanceRow,
} from '@cairn/contracts/admin/admin.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { adminPage, containing } from '../../kernel/database/admin-page.js';
import { Database } from '../../kernel/database/in-tx.js';

type Amounts<T> = { [Key in keyof T]: T[Key] extends bigint ? string : T[Key] };

type TransactionRow = Omit<LedgerTransaction, 'lines'> & { lines: Amounts<LedgerTransaction['lines'][number]>[] };

/** What the console reads of the books. */
@Injectable()
export class LedgerReports {
  constructor(private readonly database: Database) {}

  /** Debits and credits of every group of accounts. */
  async trialBalance(): Promise<TrialBalance> {
    const rows = await this.database.query<Amounts<TrialBalanceRow>>(
      `select group_code as "group", class, currency, count(*)::int as accounts, sum(dr)::bigint as debit,
         sum(cr)::bigint as credit, sum(dr_pend)::bigint as "pendingDebit", sum(cr_pend)::bigint as "pendingCredit"
       from ledger.account_balance group by group_code, class, currency order by currency, group_code`,
    );
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
    return { rows: amounts, balanced: [...difference.values()].every((sum) => sum === 0n), at: new Date() };
  }

  async accounts(query: AdminListQuery): Promise<AdminPage<LedgerAccountRow>> {
    const page = await adminPage<Amounts<LedgerAccountRow>>(this.database, query, {
      select: `code, class, currency, dr as debit, cr as credit, dr_pend as "pendingDebit", cr_pend as "pendingCredit"`,
      from: 'ledger.account_balance',
      ...(query.q ? { where: ['code ilike $1'], parameters: [containing(query.q)] } : {}),
      orderBy: 'id',
    });
    return {
      total: page.total,
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
      where.push(
        `(t.source_id = $${parameters.push(query.q)} or exists (select 1 from ledger.line l
           join ledger.account a on a.id = l.account_id where l.tx_id = t.id and a.code ilike $${parameters.push(containing(query.q))}))`,
      );
    }
    const page = await adminPage<TransactionRow>(this.database, query, {
      select: `t.id::text as id, t.uid, t.kind, t.phase, t.source_type as "sourceType", t.source_id as "sourceId",
        t.actor, t.effective_at as "effectiveAt", exists (select 1 from ledger.sealed_tx s where s.tx_id = t.id) as sealed,
        (select json_agg(json_build_object('account', a.code, 'side', l.side, 'amount', l.amount::text, 'currency', l.currency)
                         order by l.n)
         from ledger.line l join ledger.account a on a.id = l.account_id where l.tx_id = t.id) as lines`,
      from: 'ledger.tx t',
      where,
      parameters,
      orderBy: 't.id',
    });
    return {
      total: page.total,
      items: page.items.map((row) => ({
        ...row,
        lines: row.lines.map((line) => ({ ...line, amount: BigInt(line.amount) })),
      })),
    };
  }
}
