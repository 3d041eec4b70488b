/** Longer than this nothing is on its way (I10); of what is younger the provider's statement may not tell yet. */
const DAYS_ON_THE_WAY = 4;

/** The provider's id of what one of our transactions is about. */
const REF = `case t.source_type
    when 'payment' then (select p.provider_payment_id from payment p where p.id = t.source_id::uuid)
    when 'refund' then (select r.provider_refund_id from refund r where r.id = t.source_id::uuid)
    when 'payout' then (select p.provider_transfer_id from payout p where p.id = t.source_id::uuid)
    when 'withdrawal' then (select w.provider_money_ref from withdrawal w where w.id = t.source_id::uuid)
    when 'dispute' then (select d.ref from dispute d where d.id = t.source_id::uuid) end`;

/** Of a dispute: the payment, by which a statement may name it. */
const DISPUTED = `case when t.source_type = 'dispute' then
    (select p.provider_payment_id from dispute d join payment p on p.id = d.payment_id where d.id = t.source_id::uuid) end`;

/** Our transactions at a provider `$1` of whose movement its statement has no line, or one that is not matched yet. */
const WITHOUT_LINE = `select a.currency, sum(case l.side when 'D' then l.amount else -l.amount end) as minor
  from ledger.account a
  join ledger.line l on l.account_id = a.id
  join ledger.tx t on t.id = l.tx_id and t.phase in ('posted', 'post')
    and t.effective_at > kernel.now() - interval '${DAYS_ON_THE_WAY} days'
    and t.source_type in ('payment', 'refund', 'payout', 'dispute', 'withdrawal')
  cross join lateral (select ${REF} as ref, ${DISPUTED} as disputed) r
  where a.group_code = $2 and split_part(a.code, ':', 3) = $1 and not exists (
    select from statement_line s where s.provider = $1 and s.state <> 'new'
      -- What came back of a withdrawal has its id, and a line of its own.
      and (s.source_ref = r.ref and (t.source_type <> 'withdrawal' or (s.amount > 0) = (l.side = 'D')) or s.payment_ref = r.ref and s.kind = 'charge'
        or s.payment_ref = r.disputed and s.kind = 'dispute'))
  group by a.currency`;

/** Lines that are not in the ledger yet, and those of after the instant `$3` of which the balance is. */
const LINES = `select currency, coalesce(sum(net) filter (where state = 'new'), 0)
    - coalesce(sum(net) filter (where occurred_at > $3::timestamptz), 0) as minor
  from statement_line where provider = $1 and (state = 'new' or occurred_at > $3::timestamptz) group by currency`;

/**
 * The ledger's account at the provider `$1` in the group `$2`, by currency, those that were read before too, and what is known to be on its way: lines that
 * wait for their transaction, transactions that wait for their line, and what the provider holds back for what it is at.
 * @param holds SQL of `currency` and `minor`, which the provider has taken already
 */
export const expectedBalance = (holds: string): string => `
  with ours as (
    select currency, sum(minor) as minor from (
      select currency, dr - cr as minor from ledger.account_balance
      where group_code = $2 and split_part(code, ':', 3) = $1
      union all select currency, 0 from provider_balance where provider = $1) b group by currency),
  flight as (
    select currency, sum(minor) as minor from (
      select currency, minor from (${LINES}) n
      union all select currency, -minor from (${WITHOUT_LINE}) w
      union all select currency, -minor from (${holds}) h) f group by currency)
  select coalesce(o.currency, f.currency) as currency, coalesce(o.minor, 0) as ours, coalesce(f.minor, 0) as "inFlight"
  from ours o full join flight f on f.currency = o.currency`;
