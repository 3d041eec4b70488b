import { keyedPage, movedBy, NEW_TRANSACTIONS, sourcesOf, type VerifiedRecords } from '../../ledger/index.js';

/** Kinds of transactions beside a payment's own money: the hold of an open page, the provider's fee, an exchange. */
const BESIDE = `array[x0.kind || ':pending', x0.kind || ':void', 'investment_wallet:pending', 'investment_wallet:void',
  'wire_received:posted', 'provider_fee:posted', 'provider_exchange:posted']`;

const behindPayments = (purpose: string): string =>
  `select distinct p.subject_id::text as key from (${NEW_TRANSACTIONS}) n
   join payment p on n.source_type = 'payment' and p.id = n.source_id::uuid where p.purpose = '${purpose}'`;

/** Money from and to payers through a provider: each state with exactly the transactions it implies. */
export const PAYMENTS: VerifiedRecords = {
  invariants: [
    {
      id: 'I8',
      claim: 'a payment has exactly the transactions of its state, with its amount',
      about: 'payment',
      sql: `select p.id::text || ' (' || p.state || '): ' || x.moved as detail from payment p
          cross join lateral (select case p.purpose when 'top_up' then 'top_up' else 'investment_' || p.rail end as kind) x0
          cross join lateral (select b.moved - ${BESIDE} as moved, b.moved as whole from (select ${movedBy('payment', 'p.id')} as moved) b) x
          where p.id = any($1::uuid[]) and (
            case p.state
              when 'collected' then x.moved <> jsonb_build_object(case p.purpose when 'investment' then x0.kind || ':post'
                when 'top_up' then case when x.whole ? 'top_up:pending' then 'top_up:post' else 'top_up:posted' end else 'repayment_' || p.rail || ':posted' end, p.amount + p.surcharge)
                || case when p.wallet_part = 0 then '{}' else jsonb_build_object('investment_wallet:post', p.wallet_part) end
              when 'late' then x.moved <> jsonb_build_object('late_payment:posted', p.amount + p.surcharge)
              when 'returned' then x.moved not in (jsonb_build_object('late_payment:posted', p.amount + p.surcharge),
                jsonb_build_object('quarantined_payment:posted', p.received, 'quarantine_return:posted', p.received))
              when 'quarantined' then x.moved not in ('{}', jsonb_build_object('quarantined_payment:posted', p.received),
                jsonb_build_object('quarantined_payment:posted', p.received, 'quarantine_return:posted', p.received))
              else x.moved <> '{}' end
            or x.whole ? (x0.kind || ':pending') and (x.whole ->> (x0.kind || ':pending'))::bigint <> p.amount + p.surcharge
            or x.whole ? (x0.kind || ':pending') and p.state not in ('planned', 'open', 'clearing')
              and not x.whole ?| array[x0.kind || ':post', x0.kind || ':void']
            or coalesce((x.whole ->> 'investment_wallet:pending')::bigint, 0)
              <> case when x.whole ? (x0.kind || ':pending') then p.wallet_part else 0 end
            or p.wallet_part > 0 and (x.whole ? (x0.kind || ':void')) <> (x.whole ? 'investment_wallet:void'))`,
    },
    {
      id: 'I23',
      claim: 'a payment says what was refunded of it and what the provider kept',
      about: 'payment',
      sql: `select p.id::text as detail from payment p
          cross join lateral (select coalesce(sum(r.amount), 0) as refunded from refund r
                              where r.payment_id = p.id and r.state = 'succeeded') r
          cross join lateral (select (${movedBy('payment', 'p.id')} ->> 'provider_fee:posted')::bigint as fee) f
          where p.id = any($1::uuid[]) and (p.refunded <> r.refunded or coalesce(p.fee, 0) <> coalesce(f.fee, 0))`,
    },
    {
      id: 'I24',
      claim: 'a refund has exactly the transactions of its state, with its amount',
      about: 'refund',
      sql: `select r.id::text || ' (' || r.state || '): ' || m.moved as detail from refund r
          cross join lateral (select ${movedBy('refund', 'r.id')} as moved) m
          where r.id = any($1::uuid[]) and (
            case r.state
              when 'succeeded' then m.moved <> jsonb_build_object('refund:posted', r.amount)
              when 'failed' then m.moved - array['refund_to_wallet:posted', 'refund_charged_back:posted', 'refund_made_elsewhere:posted'] not in ('{}',
                jsonb_build_object('refund:posted', r.amount, 'refund_failed:posted', r.amount))
              else m.moved <> '{}' end
            or (r.resolution is not distinct from 'wallet') <> (m.moved ? 'refund_to_wallet:posted')
            or (m.moved ->> 'refund_to_wallet:posted')::bigint <> r.amount - r.taken_by_bank - r.taken_elsewhere
            or coalesce((m.moved ->> 'refund_made_elsewhere:posted')::bigint, 0) <> r.taken_elsewhere
            or coalesce((m.moved ->> 'refund_charged_back:posted')::bigint, 0) <> r.taken_by_bank)`,
    },
    {
      id: 'I25',
      claim: 'a dispute has exactly the transactions of its state, with its amount and fee',
      about: 'dispute',
      sql: `select d.ref || ' (' || d.state || '): ' || m.moved as detail from dispute d
          cross join lateral (select ${movedBy('dispute', 'd.id')} as moved) m
          where d.id = any($1::uuid[]) and (
            m.moved - array['dispute_fee:posted', 'dispute_fee_returned:posted'] <>
              case when d.withdrawn_at is null then '{}' else jsonb_build_object('chargeback:posted', d.amount) end
              || case when d.withdrawn_at is not null and d.state = 'won' then jsonb_build_object('dispute_won:posted', d.amount) else '{}' end
            or coalesce((m.moved ->> 'dispute_fee:posted')::bigint, 0)
               - coalesce((m.moved ->> 'dispute_fee_returned:posted')::bigint, 0) <> d.fee)`,
    },
    {
      id: 'I27',
      claim: 'a matched line of a provider’s statement moved our account at the provider by its amount',
      about: 'statement_line',
      // A payment, refund or transfer moves its amount; the provider's own transactions are booked with their fee.
      sql: `select s.provider || ' ' || s.line_id as detail from statement_line s
          join lateral (
            select sum(case l.side when 'D' then l.amount else -l.amount end) as moved from ledger.line l
            join ledger.account a on a.id = l.account_id
            where l.tx_id = s.tx_id
              and a.code in ('A:clearing:' || s.provider || ':' || s.currency, 'A:emoney:' || s.provider || ':' || s.currency)) m on true
          where s.line_id = any($1::text[]) and s.state = 'matched' and s.decided_at is null and s.tx_id is not null and m.moved is distinct from null
            and m.moved <> case when s.kind in ('charge', 'refund', 'refund_failure', 'transfer', 'transfer_return') then s.amount else s.amount - s.fee end`,
    },
    {
      id: 'I38',
      claim: 'what is due for refunds is the sum of the refunds that the payers do not have yet',
      about: 'once',
      sql: `select coalesce(b.currency, r.currency) || ': ' || coalesce(b.due, 0) || ' due, ' || coalesce(r.owed, 0) || ' owed' as detail
          from (select currency, sum(cr - dr) as due from ledger.account_balance where group_code = 'L:refund_due' group by currency) b
          full join (select currency, sum(amount) as owed from refund
                     where state in ('planned', 'sent') or (state = 'failed' and resolved_at is null) group by currency) r
            on r.currency = b.currency
          where coalesce(b.due, 0) <> coalesce(r.owed, 0)`,
    },
    {
      id: 'I10',
      claim: 'nothing has been in transit for longer than four days',
      about: 'once',
      isDelay: true,
      sql: `select 'refund ' || id as detail from refund
            where state in ('planned', 'sent') and created_at < kernel.now() - interval '4 days'`,
    },
  ],
  rows: {
    payment: keyedPage('payment'),
    refund: keyedPage('refund'),
    dispute: keyedPage('dispute'),
    statement_line: keyedPage('statement_line', 'line_id', 'text'),
  },
  touched: {
    payment: `${sourcesOf('payment')} union
      select r.payment_id::text from (${NEW_TRANSACTIONS}) n join refund r on n.source_type = 'refund' and r.id = n.source_id::uuid`,
    refund: sourcesOf('refund'),
    dispute: sourcesOf('dispute'),
    statement_line: `select s.line_id as key from (${NEW_TRANSACTIONS}) n join statement_line s on s.tx_id = n.id`,
    investment: behindPayments('investment'),
    top_up: behindPayments('top_up'),
    repayment: behindPayments('repayment'),
  },
};
