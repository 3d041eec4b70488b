import { keyedPage, movedBy, NEW_TRANSACTIONS, type VerifiedRecords } from '../../ledger/index.js';

/** Top-ups and what of them went back to a card. */
export const TOP_UPS: VerifiedRecords = {
  invariants: [
    {
      id: 'I26',
      claim: 'a top-up has the amount and fee that its payment brought into its owner’s wallet, and its state',
      about: 'top_up',
      sql: `select u.number || ' (' || u.state || ')' as detail from top_up u
          cross join lateral (
            select coalesce(sum(l.amount) filter (where a.code = 'L:wallet:' || u.user_id || ':' || u.currency), 0) as credited,
              coalesce(sum(l.amount), 0) as came, coalesce(max(p.surcharge), 0) as surcharge
            from payment p join ledger.tx t on t.source_type = 'payment' and t.source_id = p.id::text and t.kind = 'top_up'
              and t.phase in ('posted', 'post')
            join ledger.line l on l.tx_id = t.id and l.side = 'C' join ledger.account a on a.id = l.account_id
            where p.purpose = 'top_up' and p.subject_id = u.id and p.state = 'collected') m
          where u.id = any($1::uuid[]) and (m.credited, m.came) is distinct from
            (case when u.state = 'received' then u.amount else 0 end, case when u.state = 'received' then u.amount + u.fee + m.surcharge else 0 end)`,
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
  ],
  rows: { top_up: keyedPage('top_up') },
  touched: {
    top_up: `select r.top_up_id::text as key from (${NEW_TRANSACTIONS}) n
      join top_up_return r on n.source_type = 'top_up_return' and r.id = n.source_id::uuid`,
  },
};
