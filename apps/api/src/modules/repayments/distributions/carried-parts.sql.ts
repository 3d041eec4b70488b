/** Parts that are posted in one ledger transaction (kind `distribution`). */
export const CHUNK = 250;

/** Fractions of two amounts below 10^16 differ by more than this one's inverse: whole numbers then keep their order. */
const FINE = '1e32';

/**
 * Writes each investment's part of a repayment, and returns the sum and how many investments would get back more
 * than was paid for them. It is `allocateCarried` of the finance package in one statement, for interest and principal at
 * once: its comment explains the computation, and a test compares the two. What is
 * allocated and not posted yet counts as paid, so a repayment need not wait for the one before it to be posted.
 *
 * $1 repayment, $2 campaign, $3 interest, $4 principal
 */
export const WRITE_PARTS = `
  with waiting as (
    select a.investment_id, sum(a.interest) as interest, sum(a.principal) as principal
    from repayment r join allocation a on a.repayment_id = r.id and a.posted_at is null
    where r.campaign_id = $2 and r.state = 'distributing' group by a.investment_id),
  lot as (
    select i.id, i.investor_id, i.amount::numeric as weight, row_number() over (order by i.received_at, i.id) as place,
      i.income_received + coalesce(w.interest, 0) as income, i.principal_returned + coalesce(w.principal, 0) as returned
    from investment i left join waiting w on w.investment_id = i.id
    where i.campaign_id = $2 and i.state = 'settled'),
  paid as (
    select place, weight, kind, total, paid, sum(weight) over series as whole, total + sum(paid) over series as distributed
    from lot cross join lateral (values ('interest', $3::numeric, income), ('principal', $4::numeric, returned)) k(kind, total, paid)
    window series as (partition by kind)),
  entitled as (
    select *, div(distributed * weight, whole) as due, mod(distributed * weight, whole) as fraction from paid),
  claim as (
    select *, greatest(0, due - paid) as base, fraction > 0 and paid <= due as started,
      total - sum(greatest(0, due - paid)) over (partition by kind) as left_over
    from entitled),
  ordered as (
    select *, base > 0 as given,
      row_number() over (partition by kind, started
        order by div((whole - fraction) * ${FINE}, weight), fraction desc, place) as soonest,
      row_number() over latest as latest, count(*) over (partition by kind, base > 0) as holders,
      coalesce(sum(base - 1) over (latest rows between unbounded preceding and 1 preceding), 0) as before
    from claim
    window latest as (partition by kind, base > 0 order by div(fraction * ${FINE}, weight), place desc)),
  part as (
    select place, kind, base
      + case when started and soonest <= left_over then 1 else 0 end
      - case when given and latest <= -left_over then 1 else 0 end
      - case when given then least(base - 1, greatest(0, -left_over - holders - before)) else 0 end as amount
    from ordered),
  written as (
    insert into allocation (repayment_id, investment_id, investor_id, interest, principal, chunk)
    select $1, l.id, l.investor_id, i.amount, p.amount, (l.place - 1) / ${CHUNK}
    from lot l join part i on i.place = l.place and i.kind = 'interest'
      join part p on p.place = l.place and p.kind = 'principal'
    returning interest, principal)
  select coalesce(sum(interest), 0) as interest, coalesce(sum(principal), 0) as principal,
    (select count(*) from lot l join part p on p.place = l.place and p.kind = 'principal'
     where l.returned + p.amount > l.weight)::int as "aboveOwed"
  from written`;
