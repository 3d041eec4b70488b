import { SECOND_WALLET_PROVIDER } from '@cairn/contracts/rails/providers';
import { keyedPage, movedBy, NEW_TRANSACTIONS, sourcesOf, type VerifiedRecords } from '../ledger/index.js';

/** Second wallets: each record with exactly the transactions of its state, and the provider's side as large as the people's. */
export const SECOND_WALLETS: VerifiedRecords = {
  invariants: [
    {
      id: 'I41',
      claim:
        'a top-up of a second wallet has credited its owner with what was received, taken what was given back, and nothing otherwise',
      about: 'second_wallet_top_up',
      sql: `select u.number || ' (' || u.state || '): ' || m.moved as detail from second_wallet_top_up u
          cross join lateral (select ${movedBy('second_wallet_top_up', 'u.id')} as moved) m
          cross join lateral (
            select coalesce(sum(l.amount), 0) as credited from ledger.tx t
            join ledger.line l on l.tx_id = t.id and l.side = 'C' join ledger.account a on a.id = l.account_id
            where t.source_type = 'second_wallet_top_up' and t.source_id = u.id::text
              and a.code = 'L:second_wallet:' || u.user_id || ':' || u.currency) c
          cross join lateral (
            select coalesce(sum(l.amount), 0) as taken from statement_line s
            join ledger.tx t on t.source_type = 'statement_line' and t.source_id = s.provider || ':' || s.line_id
              and t.kind = 'second_wallet_refund'
            join ledger.line l on l.tx_id = t.id and l.side = 'D' join ledger.account a on a.id = l.account_id
            where s.provider = '${SECOND_WALLET_PROVIDER}' and s.payment_ref = u.ref
              and a.code = 'L:second_wallet:' || u.user_id || ':' || u.currency) b
          where u.id = any($1::uuid[]) and (c.credited <> u.received or b.taken <> u.refunded or m.moved <>
            case when u.state = 'received' then jsonb_build_object('second_wallet_top_up:posted', u.received) else '{}' end)`,
    },
    {
      id: 'I42',
      claim: 'a payout of a second wallet has exactly the transactions of its state, with its amount',
      about: 'second_wallet_payout',
      sql: `select p.number || ' (' || p.state || '): ' || m.moved as detail from second_wallet_payout p
          cross join lateral (select ${movedBy('second_wallet_payout', 'p.id')} as moved) m
          where p.id = any($1::uuid[]) and m.moved <> jsonb_build_object('second_wallet_payout:pending', p.amount)
            || case when p.state in ('paid', 'returned') then jsonb_build_object('second_wallet_payout:post', p.amount)
                 when p.state = 'failed' then jsonb_build_object('second_wallet_payout:void', p.amount) else '{}' end
            || case when p.state = 'returned'
                 then jsonb_build_object('second_wallet_payout_returned:posted', p.amount) else '{}' end`,
    },
  ],
  rows: {
    second_wallet_top_up: keyedPage('second_wallet_top_up'),
    second_wallet_payout: keyedPage('second_wallet_payout'),
  },
  touched: {
    second_wallet_top_up: `${sourcesOf('second_wallet_top_up')} union
      select u.id::text from (${NEW_TRANSACTIONS}) n
      join statement_line s on n.source_type = 'statement_line' and s.provider = split_part(n.source_id, ':', 1)
        and s.line_id = substr(n.source_id, strpos(n.source_id, ':') + 1)
      join second_wallet_top_up u on u.ref = s.payment_ref`,
    second_wallet_payout: sourcesOf('second_wallet_payout'),
  },
};
