import { keyedPage, movedBy, sourcesOf, type VerifiedRecords } from '../../ledger/index.js';

/** Withdrawals: each state with exactly the transactions it implies. */
export const WITHDRAWALS: VerifiedRecords = {
  invariants: [
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
                   then jsonb_build_object('withdrawal:post', w.amount)
                     -- one that the provider refused was never sent
                     || case when w.sent_at is null then '{}' else jsonb_build_object('withdrawal_sent:posted', w.amount) end
                   when w.state = 'released' then jsonb_build_object('withdrawal:post', w.amount)
                   when w.state in ('rejected', 'cancelled') then jsonb_build_object('withdrawal:void', w.amount) else '{}' end
              || case when w.state = 'failed' then jsonb_build_object('withdrawal_failed:posted', w.amount) else '{}' end
            or w.state = 'sent' and f.fee <> w.fee)`,
    },
  ],
  rows: { withdrawal: keyedPage('withdrawal') },
  touched: { withdrawal: sourcesOf('withdrawal') },
};
