/** What the ledger moved in clearing accounts after the month's last day `$1`, by provider and currency. */
const LATER_IN_LEDGER = `select split_part(a.code, ':', 3) as provider, a.currency,
    sum(case l.side when 'D' then l.amount else -l.amount end) as minor
  from ledger.tx t join ledger.line l on l.tx_id = t.id join ledger.account a on a.id = l.account_id
  where t.effective_at >= $1::date + 1 and t.phase in ('posted', 'post') and a.group_code = 'A:clearing' group by 1, 2`;

const LATER_AT_PROVIDER = `select provider, currency, sum(net) as minor from statement_line
  where occurred_at >= $1::date + 1 group by 1, 2`;

/**
 * Counts providers and currencies whose clearing account is not what their statement says; the bank's own is empty. A
 * month that is over is settled when both agree as of its end, or as of now: money of today is always on its way to a
 * statement, and what a provider dates across midnight agrees a little later. `$1` is the month's last day.
 */
export const CLEARING_DIFFERS = `select count(*)::int as count from (
    select split_part(code, ':', 3) as provider, currency, sum(dr - cr) as minor from ledger.account_balance
    where group_code = 'A:clearing' group by 1, 2) c
  left join (select provider, currency, sum(net) as minor from statement_line group by 1, 2) s
    on s.provider = c.provider and s.currency = c.currency
  left join (${LATER_IN_LEDGER}) lc on lc.provider = c.provider and lc.currency = c.currency
  left join (${LATER_AT_PROVIDER}) ls on ls.provider = c.provider and ls.currency = c.currency
  where (s.minor is not null or c.provider = 'bank') and c.minor <> coalesce(s.minor, 0)
    and c.minor - coalesce(lc.minor, 0) <> coalesce(s.minor, 0) - coalesce(ls.minor, 0)`;
