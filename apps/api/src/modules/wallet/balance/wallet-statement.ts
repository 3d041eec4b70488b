import type { WithdrawalState } from '@cairn/contracts';
import type { PageRail } from '@cairn/contracts/rails/providers';
import { fieldError } from '../../../kernel/errors/domain-error.js';

/** A line of a wallet as the ledger has it. */
export interface LineRow {
  id: string;
  line: number;
  uid: string;
  kind: string;
  phase: string;
  settled: string | null;
  side: 'D' | 'C';
  amount: string;
  /** The amount it has moved: nothing while it is pending or was released. */
  moved: string | null;
  /** Posted balance of the wallet now; the same in every row. */
  posted: string;
  campaignName: string | null;
  campaignSlug: string | null;
  reference: string | null;
  subjectId: string | null;
  /** Of a top-up, or a part of one that is returned. */
  paymentType: PageRail | null;
  withdrawalState: WithdrawalState | null;
  /** A return to its source that the provider has not confirmed. */
  isReturning: boolean;
  /** Its source did not take it, and it was credited to the wallet again. */
  hasComeBack: boolean;
  at: Date;
}

/** Where the next page begins, and the balance of the wallet there. */
export interface StatementPlace {
  txId: string;
  line: number;
  balance: bigint;
}

/**
 * The lines of account $1 before line ($2, $3), newest first, at most $4: in the order of the ledger, along one index.
 * A settled hold moves what it was settled with, in the place of the hold. A refund or a dispute is about what its
 * payment was for.
 */
export const STATEMENT = `
  with wallet as (
    select a.id, (select sum(b.cr - b.dr) from ledger.balance b where b.account_id = a.id) as posted
    from ledger.account a where a.code = $1),
  lines as (
    select l.tx_id, l.n, l.side, l.amount, w.posted, t.uid, t.kind, t.phase, t.effective_at, t.source_type, t.source_id
    from wallet w join ledger.line l on l.account_id = w.id join ledger.tx t on t.id = l.tx_id
    where t.phase in ('posted', 'pending') and ($2::bigint is null or (l.tx_id, l.n) < ($2::bigint, $3::smallint))
    order by l.tx_id desc, l.n desc limit $4)
  select x.tx_id::text as id, x.n as line, x.uid, x.kind, x.phase, s.phase as settled, x.side, x.amount, x.posted,
    (case when x.phase = 'posted' then x.amount when s.phase = 'post' then m.amount end * case x.side when 'C' then 1 else -1 end)::text as moved,
    date_trunc('milliseconds', x.effective_at) as at, c.name as "campaignName", c.slug as "campaignSlug",
    coalesce(i.number, r.number, wd.number, tu.number) as reference,
    coalesce(i.id, r.id, wd.id, tu.id) as "subjectId",
    case when x.kind in ('top_up', 'top_up_return') then coalesce(p.rail, q.rail) end as "paymentType",
    case when x.kind = 'withdrawal' then wd.state end as "withdrawalState",
    exists (select 1 from refund o where o.subject_type = 'top_up_return' and o.subject_id = b.id
      and o.state <> 'succeeded' and o.resolved_at is null) as "isReturning",
    exists (select 1 from refund o where o.subject_type = 'top_up_return' and o.subject_id = b.id
      and o.resolution = 'wallet') as "hasComeBack"
  from lines x
  left join ledger.tx s on s.pending_id = x.tx_id
  left join ledger.line m on m.tx_id = s.id and m.n = x.n
  left join refund f on f.id = case when x.source_type = 'refund' then x.source_id::uuid end
  left join dispute d on d.id = case when x.source_type = 'dispute' then x.source_id::uuid end
  left join payment p on
    p.id = coalesce(case when x.source_type = 'payment' then x.source_id::uuid end, f.payment_id, d.payment_id)
  left join investment i on i.id =
    case when x.source_type = 'investment' then x.source_id::uuid when p.purpose = 'investment' then p.subject_id end
  left join repayment r on r.id = case
    when x.source_type in ('repayment', 'repayment_chunk') then split_part(x.source_id, ':', 1)::uuid
    when p.purpose = 'repayment' then p.subject_id end
  left join campaign c on c.id = coalesce(i.campaign_id, r.campaign_id)
  left join withdrawal wd on wd.id = case when x.source_type = 'withdrawal' then x.source_id::uuid end
  left join top_up_return b on b.id = case when x.source_type = 'top_up_return' then x.source_id::uuid end
  left join payment q on q.purpose = 'top_up' and q.subject_id = b.top_up_id and q.state = 'collected'
  left join top_up tu on tu.id = coalesce(b.top_up_id, case when p.purpose = 'top_up' then p.subject_id end)
  order by x.tx_id desc, x.n desc`;

export function readLine(cursor: string | undefined): StatementPlace | null {
  if (cursor === undefined) return null;
  const found = /^(\d{1,18})\.(\d{1,5})\.(-?\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (found === null) throw fieldError('cursor', 'validation.format');
  return { txId: found[1] ?? '', line: Number(found[2]), balance: BigInt(found[3] ?? 0) };
}

/**
 * Cuts `limit + 1` rows to a page and gives each line the balance after it, counted back from the balance now, or from
 * where the former page ended: no page reads more than its own lines.
 */
export function toStatement(
  rows: readonly LineRow[],
  limit: number,
  place: StatementPlace | null,
): { items: (Omit<LineRow, 'posted'> & { balance: bigint | null })[]; nextCursor: string | null } {
  let balance = place?.balance ?? BigInt(rows[0]?.posted ?? 0);
  const items = rows.slice(0, limit).map((row) => {
    const after = balance;
    balance -= BigInt(row.moved ?? 0);
    return { ...row, balance: row.moved === null ? null : after };
  });
  const last = items.at(-1);
  if (rows.length <= limit || last === undefined) return { items, nextCursor: null };
  return { items, nextCursor: Buffer.from(`${last.id}.${last.line}.${balance}`, 'utf8').toString('base64url') };
}
