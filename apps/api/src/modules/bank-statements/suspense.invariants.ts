import type { VerifiedRecords } from '../ledger/index.js';

/** What lies in suspense, by what put it there, and the day of that. */
const KNOWN = `
  select currency, open as minor, booked_on as day from bank_line where state = 'open'
  union all
  select s.currency, s.amount, s.occurred_at::date from statement_line s join ledger.tx t on t.id = s.tx_id and t.kind = 'provider_unmatched'
  where s.state <> 'matched'
  union all
  select p.received_currency, p.received, coalesce(p.collected_at, p.created_at)::date from payment p
  where p.attention = 'amount_mismatch' and p.received_currency in (select currency from ledger.account where group_code = 'L:suspense')
  union all
  select a.currency, case l.side when 'C' then l.amount else -l.amount end, t.effective_at::date from ledger.tx t
  join ledger.line l on l.tx_id = t.id join ledger.account a on a.id = l.account_id
  where t.source_type = 'adjustment' and t.phase in ('posted', 'post') and a.group_code = 'L:suspense'`;

/**
 * Counts the currencies of which something lies in suspense that came there by the last day `$1` of a month: all of
 * suspense but what is known to be of a later day, so that nothing unknown is passed over.
 */
export const IN_SUSPENSE = `select count(*)::int as count from (
    select currency, sum(cr - dr) as minor from ledger.account_balance where group_code = 'L:suspense' group by currency) b
  left join (select currency, sum(minor) as minor from (${KNOWN}) k where day > $1::date group by currency) l
    on l.currency = b.currency
  where b.minor <> coalesce(l.minor, 0)`;

export const SUSPENSE: VerifiedRecords = {
  invariants: [
    {
      id: 'I44',
      claim:
        'suspense holds exactly the open lines of banks and providers, payments on hold, and what two people have adjusted',
      about: 'once',
      sql: `select coalesce(b.currency, k.currency) || ': ' || coalesce(b.minor, 0) || ' in suspense, ' ||
            coalesce(k.minor, 0) || ' open' as detail
          from (select currency, sum(cr - dr) as minor from ledger.account_balance
                where group_code = 'L:suspense' group by currency) b
          full join (select currency, sum(minor) as minor from (${KNOWN}) u group by currency) k on k.currency = b.currency
          where coalesce(b.minor, 0) <> coalesce(k.minor, 0)`,
    },
  ],
};
