/**
 * A transaction's leaf in a seal, computed here and not by the database's own function, which whoever owns the database
 * can replace. `m` gives the members (block, position, tx_id); both versions of the leaf are known. The database's function
 * writes jsonb; json has the same text of such arrays and takes half the time.
 */
const LEAVES = `
  select m.block, m.position, s.leaf_version, sha256(convert_to(
    case s.leaf_version
      when 1 then json_build_array(t.id, t.uid, t.kind, t.phase, t.pending_id, t.reverses_id, t.source_type, t.source_id,
        extract(epoch from t.effective_at)::text, extract(epoch from t.recorded_at)::text, t.actor, t.reason,
        encode(t.body_hash, 'hex'),
        (select json_agg(json_build_array(l.n, l.account_id, l.currency, l.side, l.amount) order by l.n)
         from ledger.line l where l.tx_id = t.id))
      else json_build_array(2, t.id, t.uid, t.kind, t.phase, t.pending_id, t.reverses_id, t.source_type, t.source_id,
        extract(epoch from t.effective_at)::text, extract(epoch from t.recorded_at)::text, t.actor, t.reason,
        encode(t.body_hash, 'hex'),
        (select json_agg(json_build_array(l.n, l.account_id, a.code, a.group_code, a.class, a.currency, l.currency, l.side, l.amount)
                          order by l.n)
         from ledger.line l join ledger.account a on a.id = l.account_id where l.tx_id = t.id))
    end::text, 'utf8')) as leaf
  from ledger.sealed_tx m join ledger.seal s on s.block = m.block join ledger.tx t on t.id = m.tx_id
  where m.block > $1::bigint and m.block <= $2::bigint`;

/** Blocks $1 < block <= $2 whose content differs from their seal. */
export const BROKEN_BLOCKS = `
  with hashed as (
    select block, string_agg(leaf, ''::bytea order by position) as leaves, count(*) as members from (${LEAVES}) l group by block)
  select 'block ' || b.block as detail
  from generate_series($1::bigint + 1, $2::bigint) b(block)
  left join ledger.seal s on s.block = b.block
  left join ledger.seal p on p.block = b.block - 1
  left join hashed h on h.block = b.block
  where s.block is null or h.block is null or s.hash <> sha256(s.prev || h.leaves) or s.transactions <> h.members
    or s.prev <> case when b.block = 1 then '\\x00'::bytea else coalesce(p.hash, ''::bytea) end`;

/** Each line's effect on its account's balance, as the ledger's trigger adds it, for transactions of \`members\`. */
export const movedBy = (members: string, where = 'true'): string => `
  select l.account_id,
    coalesce(sum(l.amount) filter (where l.side = 'D' and t.phase in ('posted', 'post')), 0) as dr,
    coalesce(sum(l.amount) filter (where l.side = 'C' and t.phase in ('posted', 'post')), 0) as cr,
    coalesce(sum(case when t.phase = 'pending' then l.amount when t.phase in ('post', 'void') then -p.amount end)
      filter (where l.side = 'D'), 0) as dr_pend,
    coalesce(sum(case when t.phase = 'pending' then l.amount when t.phase in ('post', 'void') then -p.amount end)
      filter (where l.side = 'C'), 0) as cr_pend
  from (${members}) m join ledger.tx t on t.id = m.tx_id join ledger.line l on l.tx_id = t.id
  left join ledger.line p on p.tx_id = t.pending_id and p.n = l.n
  where ${where} group by l.account_id`;

/**
 * Transactions behind a block, and those that no block holds yet. As an array, of which the planner expects a few: it
 * could not estimate how many rows a comparison with a block finds, and would read the whole table.
 */
export const afterBlock = (block: string): string => `
  select unnest(array(select tx_id from ledger.sealed_tx where block > ${block} union all select tx_id from ledger.unsealed)) as tx_id`;

/** Adds blocks $1 < block <= $2 to the sums of run $3, by account and by group. */
export const FOLD = `
  with moved as materialized (${movedBy('select tx_id from ledger.sealed_tx where block > $1::bigint and block <= $2::bigint')}),
  summed as (
    insert into verification.account_sum as v (run_id, account_id, dr, cr, dr_pend, cr_pend)
    select $3::bigint, m.* from moved m
    on conflict (run_id, account_id) do update set dr = v.dr + excluded.dr, cr = v.cr + excluded.cr,
      dr_pend = v.dr_pend + excluded.dr_pend, cr_pend = v.cr_pend + excluded.cr_pend
    returning account_id, xmax = 0 as is_first)
  insert into verification.group_total as v (run_id, group_code, currency, accounts, dr, cr, dr_pend, cr_pend)
  select $3::bigint, a.group_code, a.currency, count(*) filter (where s.is_first), sum(m.dr), sum(m.cr), sum(m.dr_pend), sum(m.cr_pend)
  from moved m join summed s on s.account_id = m.account_id join ledger.account a on a.id = m.account_id
  group by a.group_code, a.currency
  on conflict (run_id, group_code, currency) do update set accounts = v.accounts + excluded.accounts, dr = v.dr + excluded.dr,
    cr = v.cr + excluded.cr, dr_pend = v.dr_pend + excluded.dr_pend, cr_pend = v.cr_pend + excluded.cr_pend`;

/**
 * Accounts $1 whose balance is not the sum of their lines: what run $2 has summed, and what is not in its blocks yet. One
 * statement, so that all of it is of one instant.
 */
export const DRIFTED = `
  with run as (select upto_block from verification.run where id = $2::bigint),
  rest as (${movedBy(afterBlock('(select upto_block from run)'), 'l.account_id = any($1::bigint[])')}),
  balance as (select account_id, sum(dr) as dr, sum(cr) as cr, sum(dr_pend) as dr_pend, sum(cr_pend) as cr_pend
              from ledger.balance where account_id = any($1::bigint[]) group by account_id)
  select a.code as detail from ledger.account a
  left join balance b on b.account_id = a.id
  left join verification.account_sum v on v.account_id = a.id and v.run_id = $2::bigint
  left join rest r on r.account_id = a.id
  where a.id = any($1::bigint[])
    and (coalesce(b.dr, 0), coalesce(b.cr, 0), coalesce(b.dr_pend, 0), coalesce(b.cr_pend, 0)) is distinct from (
      coalesce(v.dr, 0) + coalesce(r.dr, 0), coalesce(v.cr, 0) + coalesce(r.cr, 0),
      coalesce(v.dr_pend, 0) + coalesce(r.dr_pend, 0), coalesce(v.cr_pend, 0) + coalesce(r.cr_pend, 0))`;

/** The end of the next page of blocks after $1: about $2 transactions, at most 500 blocks; null when there is none. */
export const NEXT_BLOCKS = `
  select max(block) as upto from (
    select block, sum(transactions) over (order by block) - transactions as before
    from (select block, transactions from ledger.seal where block > $1::bigint order by block limit 500) s) n
  where before < $2::int`;
