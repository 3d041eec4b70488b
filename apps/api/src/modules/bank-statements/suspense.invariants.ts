import type { VerifiedRecords } from '../ledger/index.js';

/** What lies in suspense, by what put it there. */
const KNOWN = `
  select currency, open as minor from bank_line where state = 'open'
  union all
  select s.currency, s.amount from statement_line s join ledger.tx t on t.id = s.tx_id and t.kind = 'provider_unmatched'
  where s.state <> 'matched'
  union all
  select p.received_currency, p.received from payment p
  where p.attention = 'amount_mismatch' and p.received_currency in (select currency from ledger.account where group_code = 'L:suspense')
  union all
  select a.currency, case l.side when 'C' then l.amount else -l.amount end from ledger.tx t
  join ledger.line l on l.tx_id = t.id join ledger.account a on a.id = l.account_id
  where t.source_type = 'adjustment' and t.phase in ('posted', 'post') and a.group_code = 'L:suspense'`;

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
