import type { Invariant } from './invariant.js';

const RANGE = 't.id > $1::bigint and t.id <= $2::bigint';

/** I1 to I7, I12, I14 and the posting functions. The chain of seals (I12) is read beside the sums. */
export const BOOKS: readonly Invariant[] = [
  {
    id: 'I1',
    claim: 'debits equal credits in every currency',
    about: 'transaction',
    sql: `select l.currency || ': ' || sum(case l.side when 'D' then l.amount else -l.amount end) as detail
          from ledger.line l where l.tx_id > $1::bigint and l.tx_id <= $2::bigint
          group by l.currency having sum(case l.side when 'D' then l.amount else -l.amount end) <> 0`,
  },
  {
    id: 'I2',
    claim: 'each transaction is balanced and has two lines or more',
    about: 'transaction',
    sql: `select 'transaction ' || t.id as detail from ledger.tx t
          left join (select l.tx_id, count(*) as lines, sum(case l.side when 'D' then l.amount else -l.amount end) as rest
                     from ledger.line l where l.tx_id > $1::bigint and l.tx_id <= $2::bigint group by l.tx_id) s on s.tx_id = t.id
          where ${RANGE} and (s.tx_id is null or s.lines < 2 or s.rest <> 0)`,
  },
  {
    id: 'I4',
    claim: 'no account with a floor is below zero',
    about: 'account',
    sql: `select code as detail from ledger.account_balance
          where id = any($1::bigint[]) and floor
            and case when class in ('asset', 'expense') then dr - cr - cr_pend else cr - dr - dr_pend end < 0`,
  },
  {
    id: 'I5',
    claim: 'a pending transaction is settled at most once',
    about: 'transaction',
    sql: `select 'pending ' || t.pending_id as detail from ledger.tx t where ${RANGE} and t.pending_id is not null
            and exists (select from ledger.tx o where o.pending_id = t.pending_id and o.id <> t.id)`,
  },
  {
    id: 'I7',
    claim: 'a source has each kind and phase once',
    about: 'transaction',
    sql: `select t.source_type || ' ' || t.source_id || ' ' || t.kind as detail from ledger.tx t
          where ${RANGE} and exists (select from ledger.tx o where o.source_type = t.source_type and o.source_id = t.source_id
            and o.kind = t.kind and o.phase = t.phase and o.id <> t.id)`,
  },
  {
    id: 'I14',
    claim: 'the rounding account is empty',
    about: 'account',
    sql: `select code as detail from ledger.account_balance where id = any($1::bigint[]) and group_code = 'X:rounding' and dr <> cr`,
  },
  {
    id: 'I15',
    claim: 'each account is what its group says: class, floor, stripes and guard',
    about: 'account',
    sql: `select a.code as detail from ledger.account a left join ledger.account_group g on g.code = a.group_code
          where a.id = any($1::bigint[]) and (
            g.code is null or (a.class, a.floor, a.stripes) is distinct from (g.class, g.floor, g.stripes)
            or a.code not like a.group_code || ':%' or a.code not like '%:' || a.currency
            or (select count(*) from ledger.balance b where b.account_id = a.id and b.guard =
                  case when not a.floor then 0 when a.class in ('asset', 'expense') then 1 else -1 end) <> a.stripes)`,
  },
  {
    id: 'I16',
    claim: 'each transaction is sealed or waits for it',
    about: 'transaction',
    sql: `select 'transaction ' || t.id as detail from ledger.tx t
          where ${RANGE} and not exists (select from ledger.sealed_tx s where s.tx_id = t.id)
            and not exists (select from ledger.unsealed u where u.tx_id = t.id)`,
  },
  {
    id: 'I17',
    claim: 'each transaction moves money as its kind may, and an adjustment as two people approved',
    about: 'transaction',
    // A reversal has the sides of what it takes back; a settlement the lines of what was pending.
    sql: `select 'transaction ' || t.id || ' (' || t.kind || ')' as detail from ledger.tx t
          where ${RANGE} and t.pending_id is null and (
            not exists (select from ledger.kind_source k where k.kind = t.kind and k.source_type = t.source_type)
            or t.source_type = 'adjustment' and not exists (
              select from adjustment_request r where r.approved_at is not null and r.id =
                case when t.source_type = 'adjustment' and pg_input_is_valid(t.source_id, 'uuid') then t.source_id::uuid end))
          union all
          select distinct 'transaction ' || t.id || ' (' || t.kind || ')' from ledger.tx t
          join ledger.line d on d.tx_id = t.id and d.side = 'D' and d.tx_id > $1::bigint and d.tx_id <= $2::bigint
          join ledger.line c on c.tx_id = t.id and c.n = d.n + 1 and c.tx_id > $1::bigint and c.tx_id <= $2::bigint
          join ledger.account da on da.id = d.account_id join ledger.account ca on ca.id = c.account_id
          where ${RANGE} and t.pending_id is null and t.reverses_id is null
            and (t.kind, da.group_code, ca.group_code) not in (select r.kind, r.debit_group, r.credit_group from ledger.posting_rule r)`,
  },
];
