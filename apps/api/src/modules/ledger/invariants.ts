export interface Invariant {
  id: string;
  /** What must hold. */
  claim: string;
  /** A query whose every row breaks the claim; `detail` says what is wrong. */
  sql: string;
}

/** I1 to I14 of the ledger's design, as far as the product has what they speak of. Zero rows each. */
export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    claim: 'debits equal credits in every currency',
    sql: `select currency || ': ' || sum(case side when 'D' then amount else -amount end) as detail
          from ledger.line group by currency having sum(case side when 'D' then amount else -amount end) <> 0`,
  },
  {
    id: 'I2',
    claim: 'each transaction is balanced and has two lines or more',
    sql: `select 'transaction ' || t.id as detail from ledger.tx t left join ledger.line l on l.tx_id = t.id
          group by t.id
          having count(l.n) < 2 or sum(case l.side when 'D' then l.amount else -l.amount end) <> 0`,
  },
  {
    id: 'I3',
    claim: 'each balance is the sum of its lines, posted and pending',
    sql: `with sums as (
            select l.account_id,
              coalesce(sum(l.amount) filter (where l.side = 'D' and t.phase in ('posted', 'post')), 0) as dr,
              coalesce(sum(l.amount) filter (where l.side = 'C' and t.phase in ('posted', 'post')), 0) as cr,
              coalesce(sum(l.amount) filter (where l.side = 'D' and t.phase = 'pending' and s.id is null), 0) as dr_pend,
              coalesce(sum(l.amount) filter (where l.side = 'C' and t.phase = 'pending' and s.id is null), 0) as cr_pend
            from ledger.line l join ledger.tx t on t.id = l.tx_id left join ledger.tx s on s.pending_id = t.id
            group by l.account_id)
          select b.code as detail from ledger.account_balance b left join sums s on s.account_id = b.id
          where (b.dr, b.cr, b.dr_pend, b.cr_pend)
            is distinct from (coalesce(s.dr, 0), coalesce(s.cr, 0), coalesce(s.dr_pend, 0), coalesce(s.cr_pend, 0))`,
  },
  {
    id: 'I4',
    claim: 'no account with a floor is below zero',
    sql: `select code as detail from ledger.account_balance
          where floor and case when class in ('asset', 'expense') then dr - cr - cr_pend else cr - dr - dr_pend end < 0`,
  },
  {
    id: 'I5',
    claim: 'a pending transaction is settled at most once',
    sql: `select 'pending ' || pending_id as detail from ledger.tx where pending_id is not null
          group by pending_id having count(*) > 1`,
  },
  {
    id: 'I6',
    claim: 'capacity taken equals the live investments and never passes the most',
    sql: `select c.campaign_id::text as detail from campaign_capacity c
          left join lateral (
            select coalesce(sum(i.capacity_units), 0) as live from investment i
            where i.campaign_id = c.campaign_id and i.state in ('reserved', 'paying', 'received', 'settled')) l on true
          where c.taken <> l.live or c.taken > c.max_units`,
  },
  {
    id: 'I7',
    claim: 'a source has each kind and phase once',
    sql: `select source_type || ' ' || source_id || ' ' || kind as detail from ledger.tx
          group by source_type, source_id, kind, phase having count(*) > 1`,
  },
  {
    id: 'I8',
    claim: 'each collected payment has exactly one transaction, and no other payment has one',
    sql: `select p.id::text as detail from payment p
          left join lateral (
            select count(*) as posted from ledger.tx t
            where t.source_type = 'payment' and t.source_id = p.id::text and t.phase in ('posted', 'post')
              and t.kind in ('top_up', 'investment_card', 'repayment_card', 'late_payment')) x on true
          where x.posted <> case when p.state in ('collected', 'late', 'returned') then 1 else 0 end`,
  },
  {
    id: 'I9',
    claim: 'the escrow of a campaign is what its received investments say',
    sql: `select c.id::text as detail from campaign c
          left join lateral (select coalesce(sum(i.amount), 0) as held from investment i
                             where i.campaign_id = c.id and i.state = 'received') i on true
          left join lateral (select coalesce(sum(b.cr - b.dr), 0) as escrow from ledger.account_balance b
                             where b.code = 'L:escrow:' || c.id || ':' || c.currency) e on true
          where c.currency is not null and i.held <> e.escrow`,
  },
  {
    id: 'I10',
    claim: 'nothing has been in transit for longer than four days',
    sql: `select 'payout ' || id as detail from payout
            where state = 'released' and released_at < kernel.now() - interval '4 days'
          union all
          select 'refund ' || id from refund where state in ('planned', 'sent') and created_at < kernel.now() - interval '4 days'`,
  },
  {
    id: 'I11',
    claim: 'no message has waited for longer than five minutes beyond its next try',
    sql: `select topic || ' ' || id as detail from kernel.outbox
          where done_at is null and due_at < clock_timestamp() - interval '5 minutes'`,
  },
  {
    id: 'I12',
    claim: 'the chain of seals verifies',
    sql: `select 'block ' || block as detail from ledger.verify_chain() where not ok`,
  },
  {
    id: 'I13',
    claim: 'a distributed repayment has been shared out to the last unit',
    sql: `select r.id::text as detail from repayment r
          left join lateral (select coalesce(sum(a.interest + a.principal), 0) as shared from allocation a
                             where a.repayment_id = r.id and a.posted_at is not null) a on true
          where r.state = 'distributed' and a.shared <> r.interest + r.principal`,
  },
  {
    id: 'I14',
    claim: 'the rounding account is empty',
    sql: `select code as detail from ledger.account_balance where group_code = 'X:rounding' and dr <> cr`,
  },
];
