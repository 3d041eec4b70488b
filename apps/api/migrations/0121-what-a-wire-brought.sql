-- What has come with the reference of a wire transfer so far, whether it is enough or not: the payer is told, and the
-- pages show it.
alter table wire_instruction add column arrived bigint not null default 0 check (arrived >= 0);
update wire_instruction w set arrived = (
  select coalesce(sum(l.amount), 0) from bank_line l where l.matched_type = 'payment' and l.matched_id = w.payment_id::text);
