import {
  balanceOf,
  keyedPage,
  movedBy,
  NEW_TRANSACTIONS,
  sourcesOf,
  type VerifiedRecords,
} from '../../ledger/index.js';

/** Campaigns, their capacity and the investments in them against the ledger. */
export const INVESTMENTS: VerifiedRecords = {
  invariants: [
    {
      id: 'I6',
      claim: 'capacity taken equals the live investments and never passes the most',
      about: 'campaign',
      sql: `select c.campaign_id::text as detail from campaign_capacity c
          left join lateral (
            select coalesce(sum(i.capacity_units), 0) as live from investment i
            where i.campaign_id = c.campaign_id and i.state in ('reserved', 'paying', 'received', 'settled')) l on true
          where c.campaign_id = any($1::uuid[]) and (c.taken <> l.live or c.taken > c.max_units)`,
    },
    {
      id: 'I9',
      claim:
        'the escrow of a campaign is what its received investments say, and what is on its way back after an allotment',
      about: 'campaign',
      sql: `select c.id::text as detail from campaign c
          left join lateral (select coalesce(sum(i.amount), 0) as held from investment i
                             where i.campaign_id = c.id and i.state = 'received') i on true
          left join lateral (select coalesce(sum(a.committed - a.allotted), 0) as due from allotment a
                             where a.campaign_id = c.id and a.allotted > 0 and a.returned_at is null) a on true
          left join lateral ${balanceOf(`'L:escrow:' || c.id || ':' || c.currency`)} e on true
          where c.id = any($1::uuid[]) and c.currency is not null and i.held + a.due <> e.cr - e.dr`,
    },
    {
      id: 'I18',
      claim:
        'an investment has the amount, units, investor and campaign that its money came with, less what was not allotted, and its state',
      about: 'investment',
      sql: `select i.id::text || ' (' || i.state || '): came in ' || m.came || ' times, went back: ' || (r.went + d.taken) as detail from investment i
          cross join lateral (
            select coalesce(max(a.committed - a.allotted), 0) as beyond,
              coalesce(max(a.committed - a.allotted) filter (where a.returned_at is not null), 0) as sent
            from allotment a where a.investment_id = i.id and a.allotted > 0) a
          cross join lateral (
            select coalesce(sum(l.amount), 0) as sent from ledger.tx t join ledger.line l on l.tx_id = t.id and l.side = 'D'
            where t.source_type = 'investment' and t.source_id = i.id::text
              and t.kind in ('investment_excess_wallet', 'investment_excess_card')) x
          cross join lateral (
            select count(*) as came from (
              select t.id, 'L:wallet:' || i.investor_id || ':' || i.currency as payer, i.amount + a.beyond as paid, null as beside from ledger.tx t
              where t.source_type = 'investment' and t.source_id = i.id::text and t.kind = 'investment_wallet'
              union all
              select t.id, null, i.amount + a.beyond - p.wallet_part, case when p.wallet_part > 0 then p.id::text end from payment p
              join ledger.tx t on t.source_type = 'payment' and t.source_id = p.id::text and t.kind = 'investment_' || p.rail and t.phase = 'post'
              where p.purpose = 'investment' and p.subject_id = i.id and p.state = 'collected' and p.user_id = i.investor_id) t
            join ledger.line d on d.tx_id = t.id and d.side = 'D' and d.amount = t.paid and d.currency = i.currency
            join ledger.line e on e.tx_id = t.id and e.side = 'C'
            join ledger.account da on da.id = d.account_id join ledger.account ea on ea.id = e.account_id
            where ea.code = 'L:escrow:' || i.campaign_id || ':' || i.currency and (t.payer is null or da.code = t.payer)
              and (t.beside is null or exists (
                select 1 from ledger.tx w join ledger.line wd on wd.tx_id = w.id and wd.side = 'D'
                join ledger.account wa on wa.id = wd.account_id join ledger.line we on we.tx_id = w.id and we.side = 'C'
                where w.source_type = 'payment' and w.source_id = t.beside and w.kind = 'investment_wallet' and w.phase = 'post'
                  and wa.code = 'L:wallet:' || i.investor_id || ':' || i.currency and we.account_id = e.account_id))) m
          cross join lateral (
            select coalesce(sum(l.amount), 0) as went from ledger.tx t join ledger.line l on l.tx_id = t.id and l.side = 'D'
            join ledger.account a on a.id = l.account_id and a.group_code <> 'R:wire_fee'
            where t.source_type = 'investment' and t.source_id = i.id::text
              and t.kind in ('investment_return_wallet', 'investment_return_card')) r
          cross join lateral (
            select coalesce(max(p.amount), 0) as taken from dispute d join payment p on p.id = d.payment_id
            where p.purpose = 'investment' and p.subject_id = i.id and d.borne_by = 'escrow') d
          where i.id = any($1::uuid[]) and (
            m.came <> case when i.state in ('received', 'settled', 'refunding', 'refunded') then 1 else 0 end
            or r.went + d.taken <> case when i.state in ('refunding', 'refunded') then i.amount else 0 end
            or x.sent <> a.sent
            or i.units * i.unit_price <> i.amount or i.capacity_units <> coalesce(i.units, i.amount))`,
    },
    {
      id: 'I19',
      claim: 'what an investor got back is the sum of the parts that were shared out',
      about: 'investment',
      sql: `select i.id::text as detail from investment i
          left join lateral (
            select coalesce(sum(a.principal), 0) as principal, coalesce(sum(a.interest), 0) as interest
            from allocation a where a.investment_id = i.id and a.posted_at is not null) a on true
          where i.id = any($1::uuid[]) and (i.principal_returned, i.income_received) is distinct from (a.principal, a.interest)`,
    },
    {
      id: 'I20',
      claim: 'a campaign’s stored totals, and those of its days, are those of its investments',
      about: 'campaign',
      sql: `select k.campaign_id::text as detail from campaign_capacity k
          left join lateral (
            select coalesce(sum(i.amount) filter (where i.state in ('received', 'settled')), 0) as received,
              coalesce(sum(i.amount) filter (where i.state in ('reserved', 'paying')), 0) as committed,
              count(distinct i.investor_id) filter (where i.state in ('received', 'settled')) as investors
            from investment i where i.campaign_id = k.campaign_id) i on true
          left join lateral (
            select coalesce(sum(d.received), 0) as received, coalesce(sum(d.committed), 0) as committed
            from campaign_day d where d.campaign_id = k.campaign_id) d on true
          where k.campaign_id = any($1::uuid[])
            and ((k.received, k.committed, k.investors) is distinct from (i.received, i.committed, i.investors)
              or (k.received, k.committed) is distinct from (d.received, d.committed))`,
    },
    {
      id: 'I21',
      claim: 'a campaign’s capacity is what its terms offer',
      about: 'campaign',
      sql: `select c.id::text as detail from campaign c join campaign_capacity k on k.campaign_id = c.id
          where c.id = any($1::uuid[]) and k.opens_at is not null and k.max_units <>
            case when c.allocation_method = 'pro_rata' and c.commitment_limit is not null
                   then c.commitment_limit / case when c.type = 'equity' then c.price_per_share else 1 end
                 when c.type = 'equity' then least(c.available_shares, c.max_offering / nullif(c.price_per_share, 0))
                 else c.max_offering end`,
    },
    {
      id: 'I22',
      claim:
        'a campaign that closed with money, as a whole or in part, has booked its closings, with the fee and the owner’s part, and no other has',
      about: 'campaign',
      sql: `select c.id::text || ' (status ' || c.status || ')' as detail from campaign c
          cross join lateral (select coalesce((${movedBy('campaign', 'c.id')} ->> 'closing:posted')::bigint, 0) as closing) b
          cross join lateral (select coalesce(sum(i.amount), 0) as settled from investment i
                              where i.campaign_id = c.id and i.state = 'settled') i
          cross join lateral (
            select coalesce(sum(r.amount), 0) as closed, coalesce(sum((${movedBy('rolling_closing', 'r.id')} ->> 'rolling_closing:posted')::bigint), 0) as booked
            from rolling_closing r where r.campaign_id = c.id) r
          where c.id = any($1::uuid[]) and (
            b.closing + r.booked <> i.settled
            or c.closed_amount <> r.closed or r.booked <> r.closed
            or c.status in (4, 5) and b.closing > 0 and c.closed_at is null
            or c.status not in (4, 5) and b.closing > 0
            or c.status = 4 and b.closing + r.booked < coalesce(c.goal, 0)
            or c.status = 5 and b.closing + r.booked >= coalesce(c.goal, 0) and b.closing + r.booked > 0)`,
    },
    {
      id: 'I40',
      claim: 'a campaign’s terms are those of its newest version, and its investments are on one of them',
      about: 'campaign',
      sql: `select c.id::text || ' (version ' || coalesce(c.terms_version, 0) || ')' as detail from campaign c
          left join lateral (
            select v.version, v.terms from campaign_version v where v.campaign_id = c.id order by v.version desc limit 1) v on true
          where c.id = any($1::uuid[]) and (
            v.version is distinct from c.terms_version
            or v.version is not null and (v.terms ->> 'maxOfferingAmount') is distinct from c.max_offering::text
            or v.version is not null and c.type = 'equity'
              and (v.terms ->> 'pricePerShare') is distinct from c.price_per_share::text
            or exists (select 1 from investment i where i.campaign_id = c.id and i.campaign_version > coalesce(v.version, 0)))`,
    },
  ],
  rows: { campaign: keyedPage('campaign'), investment: keyedPage('investment') },
  touched: {
    campaign: `select distinct split_part(a.code, ':', 3) as key from (${NEW_TRANSACTIONS}) n join ledger.line l on l.tx_id = n.id
      join ledger.account a on a.id = l.account_id where a.group_code in ('L:escrow', 'L:payable')`,
    investment: sourcesOf('investment'),
  },
};
