import { balanceOf, movedBy, type Invariant } from './invariant.js';

/** Payouts, withdrawals and repayments: each state with exactly the transactions it implies. */
export const MONEY_OUT: readonly Invariant[] = [
  {
    id: 'I13',
    claim: 'a distributed repayment has been shared out to the last unit',
    about: 'repayment',
    sql: `select r.id::text as detail from repayment r
          left join lateral (select coalesce(sum(a.interest + a.principal), 0) as shared from allocation a
                             where a.repayment_id = r.id and a.posted_at is not null) a on true
          where r.id = any($1::uuid[]) and r.state = 'distributed' and a.shared <> r.interest + r.principal`,
  },
  {
    id: 'I28',
    claim: 'a repayment was paid in full when its state says so, and not before',
    about: 'repayment',
    sql: `select r.number || ' (' || r.state || ')' as detail from repayment r
          left join lateral ${balanceOf(`'L:distribution:' || r.id || ':' || r.currency`)} b on true
          where r.id = any($1::uuid[]) and b.cr <>
            case when r.state in ('distributing', 'distributed') then r.interest + r.principal else 0 end`,
  },
  {
    id: 'I29',
    claim: 'each investor’s wallet got what the allocation gives the investment',
    about: 'repayment',
    sql: `select r.number || ': ' || x.code as detail from repayment r
          cross join lateral (
            select coalesce(g.code, w.code) as code, g.minor as gives, w.minor as got from (
              select a.chunk, 'L:wallet:' || a.investor_id || ':' || r.currency as code, sum(a.interest + a.principal) as minor
              from allocation a where a.repayment_id = r.id and a.posted_at is not null group by 1, 2
              having sum(a.interest + a.principal) > 0) g
            full join (
              select k.chunk, a.code, sum(l.amount) as minor
              from (select distinct chunk from allocation where repayment_id = r.id) k
              join ledger.tx t on t.source_type = 'repayment_chunk' and t.source_id = r.id || ':' || k.chunk
              join ledger.line l on l.tx_id = t.id and l.side = 'C' join ledger.account a on a.id = l.account_id
              group by 1, 2) w on w.code = g.code and w.chunk = g.chunk
            union all
            select 'investment ' || i.id, 0, 1 from allocation a join investment i on i.id = a.investment_id
            where a.repayment_id = r.id and a.investor_id <> i.investor_id) x
          where r.id = any($1::uuid[]) and x.gives is distinct from x.got`,
  },
  {
    id: 'I39',
    claim: 'the card money of a repayment is the whole of one that a card paid, and at most the whole of another',
    about: 'repayment',
    sql: `select r.number || ': ' || m.card as detail from repayment r
          cross join lateral (select coalesce(sum(c.amount), 0) as card from repayment_card_money c where c.repayment_id = r.id) m
          where r.id = any($1::uuid[]) and (m.card > r.interest + r.principal
            or m.card < r.interest + r.principal and exists (
              select 1 from payment p join ledger.tx t on t.kind = 'repayment_card' and t.source_type = 'payment' and t.source_id = p.id::text
              where p.purpose = 'repayment' and p.subject_id = r.id))`,
  },
  {
    id: 'I30',
    claim: 'a payout has exactly the transactions of its state, with its amount',
    about: 'payout',
    sql: `select p.number || ' (' || p.state || '): ' || m.moved as detail from payout p
          cross join lateral (select ${movedBy('payout', 'p.id')} as moved) m
          -- One by bank had left before it failed: the bank sent it back.
          where p.id = any($1::uuid[])
            and case when p.state = 'failed' then m.moved - 'payout_sent:posted' else m.moved end <>
              jsonb_build_object('payout:pending', p.amount)
            || case when p.state in ('released', 'paid', 'failed') then jsonb_build_object('payout:post', p.amount) else '{}' end
            || case p.state when 'paid' then jsonb_build_object('payout_sent:posted', p.amount)
                 when 'failed' then jsonb_build_object('payout_failed:posted', p.amount)
                 when 'rejected' then jsonb_build_object('payout:void', p.amount)
                 when 'cancelled' then jsonb_build_object('payout:void', p.amount) else '{}' end`,
  },
  {
    id: 'I31',
    claim: 'a withdrawal has exactly the transactions of its state, with its amount and fee',
    about: 'withdrawal',
    sql: `select w.number || ' (' || w.state || '): ' || m.moved as detail from withdrawal w
          cross join lateral (select ${movedBy('withdrawal', 'w.id')} as moved) m
          cross join lateral (
            select coalesce(sum(l.amount), 0) as fee from ledger.tx t join ledger.line l on l.tx_id = t.id and l.side = 'C'
            join ledger.account a on a.id = l.account_id
            where t.source_type = 'withdrawal' and t.source_id = w.id::text and a.group_code = 'R:wallet_fee') f
          where w.id = any($1::uuid[]) and (
            m.moved <> jsonb_build_object('withdrawal:pending', w.amount)
              || case when w.state in ('sent', 'failed')
                   then jsonb_build_object('withdrawal:post', w.amount, 'withdrawal_sent:posted', w.amount)
                   when w.state in ('rejected', 'cancelled') then jsonb_build_object('withdrawal:void', w.amount) else '{}' end
              || case when w.state = 'failed' then jsonb_build_object('withdrawal_failed:posted', w.amount) else '{}' end
            or w.state = 'sent' and f.fee <> w.fee)`,
  },
  {
    id: 'I37',
    claim: 'what goes back to a card has left the wallet, and no more than the top-up brought',
    about: 'top_up',
    sql: `select u.number || ': ' || r.id as detail from top_up u join top_up_return r on r.top_up_id = u.id
          cross join lateral (select ${movedBy('top_up_return', 'r.id')} as moved) m
          cross join lateral (
            select coalesce(sum(f.amount) filter (where f.resolution is distinct from 'retried'), 0) as refunded
            from refund f where f.subject_type = 'top_up_return' and f.subject_id = r.id) f
          cross join lateral (
            select coalesce(sum(o.amount), 0) as whole from top_up_return o where o.top_up_id = u.id and not exists (
              select 1 from refund f where f.subject_type = 'top_up_return' and f.subject_id = o.id and f.resolution = 'wallet')) w
          where u.id = any($1::uuid[]) and (
            m.moved <> jsonb_build_object('top_up_return:posted', r.amount) or f.refunded <> r.amount
            or w.whole > u.amount or r.user_id <> u.user_id or r.currency <> u.currency)`,
  },
];
