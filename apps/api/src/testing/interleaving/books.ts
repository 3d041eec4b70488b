import { walletOf } from '../people.js';
import type { TestApp } from '../test-app.js';
import type { Told } from './payers.js';

/** Sums of what was posted, and of what is held, by account; of everything that is about one payment. */
const LINES = `
  with about as (
    select $1::text as id union select id::text from refund where payment_id::text = $1
    union select id::text from dispute where payment_id::text = $1 union select $2::text)
  select replace(replace(replace(a.code, $3, 'payer'), $4, 'campaign'), $2, 'subject') as account,
    sum(case when t.phase in ('posted', 'post') then s.minor else 0 end)::text as posted,
    sum(case t.phase when 'pending' then s.minor when 'posted' then 0 else -s.minor end)::text as held
  from ledger.tx t join ledger.line l on l.tx_id = t.id join ledger.account a on a.id = l.account_id,
    lateral (select case l.side when 'D' then l.amount else -l.amount end as minor) s
  where t.source_id in (select id from about)
  group by 1 order by 1`;

const STATES = `
  select p.state, p.attention, p.failure_code as "failureCode", p.received::text, p.fee::text, p.refunded::text,
    coalesce(i.state, w.state) as subject,
    (select jsonb_agg(jsonb_build_array(r.state, r.amount, r.origin, r.attempt, r.failure_code) order by r.amount, r.state)
     from refund r where r.payment_id = p.id) as refunds,
    (select jsonb_agg(jsonb_build_array(d.state, d.amount, d.fee, d.borne_by) order by d.amount) from dispute d
     where d.payment_id = p.id) as disputes
  from payment p left join investment i on i.id = p.subject_id left join top_up w on w.id = p.subject_id
  where p.id = $1`;

export interface Books {
  state: string;
  /** What went back, and what a payer's bank took back: null where nothing did. */
  refunds: unknown;
  disputes: unknown;
  wallet: bigint;
  lines: unknown[];
}

/** Everything that the books say of a payment, with words instead of ids. */
export async function booksOf(t: TestApp, { paymentId, subjectId, payer }: Told, campaignId: string): Promise<Books> {
  const [states] = await t.db.query<Pick<Books, 'state' | 'refunds' | 'disputes'>>(STATES, [paymentId]);
  const lines = await t.db.query<{ posted: string; held: string }>(LINES, [paymentId, subjectId, payer.id, campaignId]);
  if (states === undefined) throw new Error('There is no such payment');
  return {
    ...states,
    wallet: await walletOf(t, payer.id),
    lines: lines.filter(({ posted, held }) => posted !== '0' || held !== '0'),
  };
}
