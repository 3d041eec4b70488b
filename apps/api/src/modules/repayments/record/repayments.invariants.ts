import { balanceOf, keyedPage, NEW_TRANSACTIONS, type VerifiedRecords } from '../../ledger/index.js';

const REPAID = `select distinct r.id from (${NEW_TRANSACTIONS}) n join repayment r on r.id = split_part(n.source_id, ':', 1)::uuid
  where n.source_type in ('repayment', 'repayment_chunk')`;

/** Repayments and what was shared out of them, each state with exactly the transactions it implies. */
export const REPAYMENTS: VerifiedRecords = {
  invariants: [
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
      id: 'I32',
      claim: 'a paid repayment is shared out within an hour',
      about: 'once',
      isDelay: true,
      sql: `select number || ' since ' || paid_at as detail from repayment
          where state = 'distributing' and paid_at < kernel.now() - interval '1 hour'`,
    },
  ],
  rows: { repayment: keyedPage('repayment') },
  touched: {
    repayment: `select id::text as key from (${REPAID}) r`,
    investment: `select a.investment_id::text as key from (${REPAID}) r join allocation a on a.repayment_id = r.id`,
  },
};
