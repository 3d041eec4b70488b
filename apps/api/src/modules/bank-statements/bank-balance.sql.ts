/** What the ledger moved this long before the end of a month may be on its way to the bank's statement. */
const DAYS_ON_THE_WAY = 4;

/**
 * What the operator's banks say has changed from the first statement of each account to the last one that begins by the
 * month's last day `$1`, by currency.
 */
const SAID = `select currency, sum(closing - opening) as minor from (
    select account, currency, (array_agg(opening order by first_on, imported_at, id))[1] as opening,
      (array_agg(closing order by last_on desc, imported_at desc, id desc))[1] as closing
    from bank_statement where first_on <= $1::date group by account, currency) s group by currency`;

/** What lines moved that only statements of later have: they are of later months. */
const LATER = `select l.currency, sum(l.amount) as minor from bank_line l join bank_statement s on s.id = l.statement_id
  where s.first_on > $1::date and l.state <> 'new' group by l.currency`;

/** What the ledger moved at the bank of which no statement has a line yet, though it is not late: `$1` is the month's last day. */
const UNSEEN = `select a.currency, sum(case l.side when 'D' then l.amount else -l.amount end) as minor
  from ledger.account a
  join ledger.line l on l.account_id = a.id
  join ledger.tx t on t.id = l.tx_id and t.phase in ('posted', 'post')
    and t.effective_at > $1::date - ${DAYS_ON_THE_WAY} and t.source_type in ('withdrawal', 'payout', 'statement_line')
  where a.group_code = 'A:bank' and not exists (
    select from bank_line b where b.matched_id = t.source_id and (b.amount > 0) = (l.side = 'D')
      and b.matched_type = case t.source_type when 'statement_line' then 'provider_payout' else t.source_type end)
  group by a.currency`;

/**
 * Counts the currencies in which the bank's last closing balance is not that of the ledger's bank account: both counted
 * from the first statement on, lines that are not read yet, statements of later months and what is on its way aside. What an account held before its
 * first statement is not in the ledger. `$1` is the last day of the month that is to be closed.
 */
export const BANK_BALANCE_DIFFERS = `select count(*)::int as count from (${SAID}) s
  left join (select l.currency, sum(l.amount) as minor from bank_line l
    join bank_statement s on s.id = l.statement_id and s.first_on <= $1::date where l.state = 'new' group by l.currency) n on n.currency = s.currency
  left join (select currency, sum(dr - cr) as minor from ledger.account_balance where group_code = 'A:bank' group by currency) b
    on b.currency = s.currency
  left join (${UNSEEN}) u on u.currency = s.currency
  left join (${LATER}) f on f.currency = s.currency
  where s.minor - coalesce(n.minor, 0) <> coalesce(b.minor, 0) - coalesce(u.minor, 0) - coalesce(f.minor, 0)`;
