import { keyedPage, movedBy, sourcesOf, type VerifiedRecords } from '../ledger/index.js';

/** Payouts: each state with exactly the transactions it implies. */
export const PAYOUTS: VerifiedRecords = {
  invariants: [
    {
      id: 'I30',
      claim: 'a payout has exactly the transactions of its state, with its amount',
      about: 'payout',
      sql: `select p.number || ' (' || p.state || '): ' || m.moved as detail from payout p
          cross join lateral (select ${movedBy('payout', 'p.id')} as moved) m
          -- One by bank had left before it failed: the bank sent it back.
          where p.id = any($1::uuid[])
            and case when p.state = 'failed' then m.moved - 'payout_sent:posted' else m.moved end <>
              jsonb_build_object('payout:pending', p.amount)
            || case when p.state in ('released', 'paid', 'failed') then jsonb_build_object('payout:post', p.amount) else '{}' end
            || case p.state when 'paid' then jsonb_build_object('payout_sent:posted', p.amount)
                 when 'failed' then jsonb_build_object('payout_failed:posted', p.amount)
                 when 'rejected' then jsonb_build_object('payout:void', p.amount)
                 when 'cancelled' then jsonb_build_object('payout:void', p.amount) else '{}' end`,
    },
    {
      id: 'I10',
      claim: 'nothing has been in transit for longer than four days',
      about: 'once',
      isDelay: true,
      sql: `select 'payout ' || id as detail from payout
            where state = 'released' and released_at < kernel.now() - interval '4 days'`,
    },
  ],
  rows: { payout: keyedPage('payout') },
  touched: { payout: sourcesOf('payout') },
};
