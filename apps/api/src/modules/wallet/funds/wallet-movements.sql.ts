/** The wallet's part of an investment beside a card belongs to the investment, as if the wallet paid all of it. */
const BESIDE_A_CARD = `left join payment b on b.id = case when t.kind = 'investment_wallet' and t.source_type = 'payment' then t.source_id::uuid end`;
const ORIGIN = `case when b.id is null then t.source_type else 'investment' end as source_type,
      coalesce(b.subject_id::text, t.source_id) as source_id`;

/**
 * SQL: the movements of the wallet `$1` (code of its account) in the order in which they were posted, with what of each
 * is card money. Rows of minor, origins, payment and parts; see `Movement`. What was only held and then released is a
 * debit and, later, a credit.
 */
export const MOVEMENTS = `
  with moved as (
    select t.id, ${ORIGIN}, case l.side when 'C' then l.amount else -l.amount end as minor
    from ledger.account a join ledger.line l on l.account_id = a.id join ledger.tx t on t.id = l.tx_id ${BESIDE_A_CARD}
    left join ledger.tx s on s.pending_id = t.id
    where a.code = $1 and t.phase in ('posted', 'pending')
      and (l.side = 'D' or t.phase = 'posted' or s.phase is not null and s.phase <> 'void')
    union all
    select s.id, ${ORIGIN}, l.amount
    from ledger.account a join ledger.line l on l.account_id = a.id and l.side = 'D' join ledger.tx t on t.id = l.tx_id ${BESIDE_A_CARD}
    join ledger.tx s on s.pending_id = t.id and s.phase = 'void'
    where a.code = $1 and t.phase = 'pending'
  ), movement as (
    -- The casts stand in a CASE: not every source is an id.
    select m.*, case when m.source_type in ('payment', 'refund', 'dispute', 'top_up_return') then m.source_id::uuid
      when m.source_type = 'repayment_chunk' then split_part(m.source_id, ':', 1)::uuid end as source
    from (select id, source_type, source_id, sum(minor) as minor from moved group by 1, 2, 3 having sum(minor) <> 0) m
  )
  select m.minor, p.id as "paymentId", array_remove(array[
      case when m.source_type = 'debt' then 'debt:' || (
          select a.code from ledger.line l join ledger.account a on a.id = l.account_id where l.tx_id = m.id and l.side = 'C')
        when f.subject_type = 'top_up_return' then 'top_up_return:' || f.subject_id
        else m.source_type || ':' || m.source_id end,
      -- What was owed after a dispute, and this wallet has paid meanwhile.
      case when d.borne_by = 'owner' then 'debt:A:recv:owner:' || coalesce(
          (select campaign_id from investment where id = p.subject_id),
          (select campaign_id from repayment where id = p.subject_id)) || ':' || p.currency
        when m.source_type = 'dispute' then 'debt:' || replace($1, 'L:wallet:', 'A:recv:investor:') end
    ], null) as origins,
    coalesce(c.parts, case when p.id is null then '[]' else jsonb_build_array(jsonb_build_object(
      'paymentId', p.id, 'rail', p.rail, 'collectedAt', p.collected_at, 'amount', m.minor::text)) end) as parts
  from movement m
  left join refund f on m.source_type = 'refund' and f.id = m.source
  left join dispute d on m.source_type = 'dispute' and d.id = m.source
  left join top_up_return o on m.source_type = 'top_up_return' and o.id = m.source
  left join lateral (
    select p.id, p.rail, p.collected_at, p.subject_id, p.currency from payment p
    where p.id = coalesce(case when m.source_type = 'payment' then m.source end, f.payment_id, d.payment_id)
    union all
    select p.id, p.rail, p.collected_at, p.subject_id, p.currency from payment p
    where p.purpose = 'top_up' and p.subject_id = o.top_up_id and p.state = 'collected'
  ) p on p.collected_at is not null
  left join lateral (
    -- The investor's part of the repayment's card money, pro rata; a fraction of a minor unit is card money.
    select jsonb_agg(jsonb_build_object('paymentId', null, 'rail', k.rail, 'collectedAt', k.collected_at,
      'amount', (ceil(m.minor * k.newer / k.whole) - ceil(m.minor * (k.newer - k.amount) / k.whole))::text)) as parts
    from (
      select c.amount, c.collected_at, c.rail, r.interest + r.principal as whole,
        sum(c.amount) over (order by c.collected_at desc, c.rail) as newer
      from repayment_card_money c join repayment r on r.id = c.repayment_id
      where m.source_type = 'repayment_chunk' and c.repayment_id = m.source
    ) k
  ) c on true
  order by m.id`;
