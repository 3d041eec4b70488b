/**
 * What lines are, in one statement for all whose ids are `$1`: the payment that a wire transfer was made for; a transfer of
 * ours, going out or coming back, that no other line of its direction has; a payout of a provider; or what a rule says.
 * Of several lines for one record the first by day and id is it, so that no order of reading makes a difference.
 */
export const LINE_CLASSES = `
  with c as (select * from bank_line where id = any($1::uuid[])),
  ours as (
    select c.id, 'withdrawal' as type, w.id::text as ref from c join withdrawal w on w.number = c.our_ref and w.currency = c.currency
    where c.amount = case when c.amount < 0 then w.fee - w.amount else w.amount - w.fee end
      and w.sent_at is not null and (c.amount < 0 or w.state = 'failed')
    union all
    select c.id, 'payout', p.id::text from c join payout p on p.number = c.our_ref and p.currency = c.currency
    where p.method = 'bank_transfer' and abs(c.amount) = p.amount
      and exists (select 1 from ledger.tx t where t.source_type = 'payout' and t.source_id = p.id::text and t.kind = 'payout_sent')
      and (c.amount < 0 or p.state = 'failed')
    union all
    select c.id, 'bank_return', r.id::text from c join bank_return r on r.number = c.our_ref and r.currency = c.currency
    where abs(c.amount) = r.amount and r.sent_by is not null and (c.amount < 0 or r.state = 'failed')),
  provided as (
    select c.id, 'provider_payout' as type, s.provider || ':' || s.line_id as ref from c
    join statement_line s on s.kind in ('payout', 'payout_failure') and s.currency = c.currency and s.net = -c.amount
      and s.tx_id is not null and s.occurred_at between c.booked_on - 10 and c.booked_on + 3
    where c.our_ref is null
      and (c.remittance ilike '%' || s.provider || '%' or position(coalesce(s.source_ref, s.line_id) in coalesce(c.remittance, '')) > 0
        or c.end_to_end = s.source_ref)),
  candidates as (select * from ours union all select * from provided),
  free as (
    select k.*, row_number() over (partition by k.type, k.ref, c.amount > 0 order by c.booked_on, c.id) as line_place,
      row_number() over (partition by k.id order by k.type, k.ref) as record_place
    from candidates k join c on c.id = k.id
    where not exists (select 1 from bank_line b where b.matched_type = k.type and b.matched_id = k.ref and (b.amount > 0) = (c.amount > 0)))
  select c.id, c.currency, c.amount,
    coalesce(w.type, f.type) as type, coalesce(w.ref, f.ref) as ref, r.id as "ruleId", r.book_to as "bookTo"
  from c
  left join lateral (
    select 'payment' as type, i.payment_id::text as ref from wire_instruction i
    where i.reference = c.our_ref and i.currency = c.currency and c.amount > 0) w on true
  left join free f on f.id = c.id and f.line_place = 1 and f.record_place = 1
  left join lateral (
    select r.id, r.book_to from bank_rule r
    where r.retired_at is null and w.ref is null and f.ref is null
      and r.direction = case when c.amount > 0 then 'in' else 'out' end
      and position(lower(r.contains) in lower(concat_ws(' ', c.remittance, c.bank_ref, c.end_to_end))) > 0
    order by r.made_at, r.id limit 1) r on true
  order by c.booked_on, c.id`;
