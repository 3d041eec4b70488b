-- What the door to the books refuses, what a seal hashes, and what waits for one.

-- Two people correct a wallet: one asks, another approves, and exactly these postings (or this reversal) may be booked.
create table adjustment_request (
  id uuid primary key,
  -- as ledger.post takes them: [{"debit", "credit", "minor", "currency"}]
  postings jsonb,
  -- or the uid of the transaction that is to be taken back
  reverses_uid uuid,
  reason text not null check (length(btrim(reason)) > 0),
  requested_by uuid not null references app_user,
  requested_at timestamptz not null,
  approved_by uuid references app_user,
  approved_at timestamptz,
  check ((postings is null) <> (reverses_uid is null)),
  check ((approved_by is null) = (approved_at is null)),
  constraint adjustment_two_people check (approved_by is distinct from requested_by)
);
create index adjustment_request_open on adjustment_request (requested_at) where approved_at is null;
revoke delete on adjustment_request from cairn_app, cairn_worker;

-- What was approved stays what it was.
create function refuse_approved_change() returns trigger language plpgsql as $$
begin
  if old.approved_at is not null
     or (new.id, new.requested_by, new.requested_at, new.reason, new.postings, new.reverses_uid)
        is distinct from (old.id, old.requested_by, old.requested_at, old.reason, old.postings, old.reverses_uid) then
    raise exception 'an adjustment request cannot be changed' using errcode = 'CL004';
  end if;
  return new;
end $$;
create trigger adjustment_request_fixed before update on adjustment_request
  for each row execute function refuse_approved_change();

-- What a transaction of each kind may be about, and between which groups of accounts it may move money. A kind without
-- rows cannot be posted.
create table ledger.kind_source (
  kind text not null references ledger.tx_kind,
  source_type text not null,
  primary key (kind, source_type)
);
create table ledger.posting_rule (
  kind text not null references ledger.tx_kind,
  debit_group text not null references ledger.account_group,
  credit_group text not null references ledger.account_group,
  primary key (kind, debit_group, credit_group)
);

insert into ledger.kind_source values
  ('top_up', 'payment'), ('provider_fee', 'payment'), ('provider_fee', 'statement_line'),
  ('investment_wallet', 'investment'), ('investment_card', 'payment'),
  ('investment_return_wallet', 'investment'), ('investment_return_card', 'investment'),
  ('late_payment', 'payment'), ('quarantined_payment', 'payment'), ('quarantine_return', 'payment'),
  ('refund', 'refund'), ('refund_failed', 'refund'), ('refund_to_wallet', 'refund'),
  ('closing', 'campaign'), ('payout', 'payout'), ('payout_sent', 'payout'), ('payout_failed', 'payout'),
  ('receivable_netted', 'payout_request'), ('receivable_netted', 'debt'),
  ('repayment_wallet', 'repayment'), ('repayment_card', 'payment'), ('distribution', 'repayment_chunk'),
  ('withdrawal', 'withdrawal'), ('withdrawal_sent', 'withdrawal'),
  ('chargeback', 'dispute'), ('dispute_fee', 'dispute'), ('dispute_fee_returned', 'dispute'), ('dispute_won', 'dispute'),
  ('provider_exchange', 'payment'), ('provider_payout', 'statement_line'), ('provider_payout_failed', 'statement_line'),
  ('provider_top_up', 'statement_line'), ('provider_unmatched', 'statement_line'),
  ('adjustment', 'adjustment'), ('reversal', 'adjustment');

insert into ledger.posting_rule values
  ('top_up', 'A:clearing', 'L:wallet'), ('top_up', 'A:clearing', 'R:wallet_fee'),
  ('provider_fee', 'X:provider_fee', 'A:clearing'), ('provider_fee', 'A:clearing', 'X:provider_fee'),
  ('investment_wallet', 'L:wallet', 'L:escrow'), ('investment_card', 'A:clearing', 'L:escrow'),
  ('investment_return_wallet', 'L:escrow', 'L:wallet'), ('investment_return_card', 'L:escrow', 'L:refund_due'),
  ('late_payment', 'A:clearing', 'L:refund_due'), ('quarantined_payment', 'A:clearing', 'L:suspense'),
  ('quarantine_return', 'L:suspense', 'L:refund_due'),
  ('refund', 'L:refund_due', 'A:clearing'), ('refund_failed', 'A:clearing', 'L:refund_due'),
  ('refund_to_wallet', 'L:refund_due', 'L:wallet'),
  ('closing', 'L:escrow', 'R:platform_fee'), ('closing', 'L:escrow', 'L:payable'),
  ('payout', 'L:payable', 'L:transit'), ('payout_sent', 'L:transit', 'A:clearing'), ('payout_sent', 'L:transit', 'A:bank'),
  ('payout_failed', 'L:transit', 'L:payable'), ('receivable_netted', 'L:payable', 'A:recv'),
  ('receivable_netted', 'L:wallet', 'A:recv'),
  ('repayment_wallet', 'L:wallet', 'L:distribution'), ('repayment_card', 'A:clearing', 'L:distribution'),
  ('distribution', 'L:distribution', 'L:wallet'),
  ('withdrawal', 'L:wallet', 'L:transit'), ('withdrawal_sent', 'L:transit', 'A:bank'),
  ('withdrawal_sent', 'L:transit', 'R:wallet_fee'),
  ('chargeback', 'L:escrow', 'A:clearing'), ('chargeback', 'L:wallet', 'A:clearing'),
  ('chargeback', 'L:refund_due', 'A:clearing'), ('chargeback', 'A:recv', 'A:clearing'), ('chargeback', 'X:chargeback_loss', 'A:clearing'),
  ('dispute_fee', 'X:dispute_fee', 'A:clearing'), ('dispute_fee_returned', 'A:clearing', 'X:dispute_fee'),
  ('dispute_won', 'A:clearing', 'L:wallet'), ('dispute_won', 'A:clearing', 'A:recv'),
  ('dispute_won', 'A:clearing', 'L:payable'), ('dispute_won', 'A:clearing', 'X:chargeback_loss'),
  ('provider_exchange', 'A:fx', 'A:clearing'), ('provider_exchange', 'A:clearing', 'A:fx'),
  ('provider_payout', 'A:bank', 'A:clearing'), ('provider_payout', 'A:clearing', 'A:bank'),
  ('provider_payout_failed', 'A:bank', 'A:clearing'), ('provider_payout_failed', 'A:clearing', 'A:bank'),
  ('provider_top_up', 'A:bank', 'A:clearing'), ('provider_top_up', 'A:clearing', 'A:bank'),
  ('provider_unmatched', 'L:suspense', 'A:clearing'), ('provider_unmatched', 'A:clearing', 'L:suspense'),
  ('adjustment', 'X:adjustment', 'L:wallet'), ('adjustment', 'L:wallet', 'X:adjustment'),
  ('adjustment', 'L:wallet', 'L:wallet'),
  ('adjustment', 'X:adjustment', 'L:suspense'), ('adjustment', 'L:suspense', 'X:adjustment');
-- Each line of a provider's statement may carry the provider's fee.
insert into ledger.posting_rule
  select k.kind, v.debit, v.credit
  from ledger.kind_source k, (values ('X:provider_fee', 'A:clearing'), ('A:clearing', 'X:provider_fee')) v(debit, credit)
  where k.source_type = 'statement_line' and k.kind <> 'provider_fee';

grant usage on schema public to ledger_owner;
grant select on app_user, campaign, investment, payment, refund, payout, repayment, allocation, withdrawal, dispute,
  statement_line, adjustment_request to ledger_owner;

-- Whose an account is exists: asked once, when it is opened.
create function ledger.require_holder(p_group text, p_code text) returns void
  language plpgsql stable set search_path = ledger, pg_temp as $$
declare
  part text[] := string_to_array(p_code, ':');
  holder text := part[array_length(part, 1) - 1];
  known boolean;
begin
  if p_group = 'A:recv' then
    p_group := p_group || ':' || part[3];
  elsif p_group not in ('L:wallet', 'L:escrow', 'L:payable', 'L:distribution') then
    return;
  end if;
  if holder !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    raise exception 'the account % is nobody''s', p_code using errcode = 'CL005';
  end if;
  case p_group
    when 'L:wallet', 'A:recv:investor' then known := exists (select from public.app_user where id = holder::uuid);
    when 'L:escrow', 'L:payable', 'A:recv:owner' then known := exists (select from public.campaign where id = holder::uuid);
    when 'L:distribution' then known := exists (select from public.repayment where id = holder::uuid);
    else known := false;
  end case;
  if not known then raise exception 'the account % is nobody''s', p_code using errcode = 'CL005'; end if;
end $$;

create or replace function ledger.open_account(p_code text) returns bigint
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  part text[] := string_to_array(p_code, ':');
  g ledger.account_group;
  opened bigint;
begin
  select id into opened from ledger.account where code = p_code;
  if found then return opened; end if;
  select * into strict g from ledger.account_group where code = part[1] || ':' || part[2];
  perform ledger.require_holder(g.code, p_code);
  insert into ledger.account (code, group_code, class, currency, floor, stripes)
    values (p_code, g.code, g.class, part[array_length(part, 1)], g.floor, g.stripes)
    on conflict (code) do nothing returning id into opened;
  if opened is null then
    select id into strict opened from ledger.account where code = p_code;
    return opened;
  end if;
  insert into ledger.balance (account_id, stripe, guard)
    select opened, s, case when not g.floor then 0 when g.class in ('asset', 'expense') then 1 else -1 end
    from generate_series(0, g.stripes - 1) s;
  return opened;
end $$;

-- Whether what a transaction is about is there: one look-up by primary key.
create function ledger.source_exists(p_source_type text, p_source_id text) returns boolean
  language plpgsql stable set search_path = ledger, pg_temp as $$
declare
  -- a chunk is <repayment>:<n>, a request for a payout <campaign>:<its key>, a debt <person>:<n>
  head text := case when p_source_type in ('repayment_chunk', 'payout_request', 'debt') then split_part(p_source_id, ':', 1) else p_source_id end;
begin
  if p_source_type = 'statement_line' then
    return exists (select from public.statement_line s
      where s.provider = split_part(p_source_id, ':', 1) and s.line_id = substr(p_source_id, strpos(p_source_id, ':') + 1));
  end if;
  if head !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return false; end if;
  case p_source_type
    when 'investment' then return exists (select from public.investment where id = head::uuid);
    when 'payment' then return exists (select from public.payment where id = head::uuid);
    when 'refund' then return exists (select from public.refund where id = head::uuid);
    when 'payout' then return exists (select from public.payout where id = head::uuid);
    when 'withdrawal' then return exists (select from public.withdrawal where id = head::uuid);
    when 'top_up_return' then return exists (select from public.top_up_return where id = head::uuid);
    when 'repayment' then return exists (select from public.repayment where id = head::uuid);
    when 'repayment_chunk' then return exists (select from public.allocation where repayment_id = head::uuid);
    when 'debt' then return exists (select from public.app_user where id = head::uuid);
    when 'dispute' then return exists (select from public.dispute where id = head::uuid);
    when 'campaign', 'payout_request' then return exists (select from public.campaign where id = head::uuid);
    when 'adjustment' then return exists (select from public.adjustment_request where id = head::uuid and approved_at is not null);
    else return false;
  end case;
end $$;

-- What waits for a seal. Written by the transaction that posts and deleted by the one that seals, so that a late
-- committer's row appears when it commits and nothing else ever takes it away: no horizon to fall behind, and nothing to
-- search when nothing waits.
create table ledger.unsealed (
  tx_id bigint primary key,
  xid xid8 not null default pg_current_xact_id()
);
insert into ledger.unsealed (tx_id, xid)
  select t.id, t.xid from ledger.tx t where not exists (select 1 from ledger.sealed_tx s where s.tx_id = t.id);

-- The one door. p_postings: [{"debit": code, "credit": code, "minor": n, "currency": c}], each moving one amount
-- between two accounts, so that an unbalanced transaction cannot be written. The same uid with the same body gives the
-- first transaction back (replayed = true); with another body it raises CL001. Post and void take their lines from the
-- pending transaction when p_postings is null. What nobody may do is refused: CL005 a kind between other groups, about
-- another source, or with one account on both sides; CL006 a source that does not exist, or an adjustment that two
-- people have not approved; CL007 a date before the last seal or in the future; CL008 an amount beyond 9e15, above which
-- a double loses units.
create or replace function ledger.post(
  p_uid uuid, p_kind text, p_phase text, p_pending_uid uuid, p_source_type text, p_source_id text,
  p_actor text, p_reason text, p_effective_at timestamptz, p_postings jsonb, p_reverses_uid uuid default null
) returns table (tx_id bigint, replayed boolean)
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  body bytea := sha256(convert_to(jsonb_build_array(p_kind, p_phase, p_pending_uid, p_source_type, p_source_id, p_postings, p_reverses_uid)::text, 'utf8'));
  known bytea;
  pending ledger.tx;
  reversed bigint;
  made bigint;
  code text;
  wrong text;
  too_large boolean;
  broken text;
begin
  if p_pending_uid is not null then
    select * into pending from ledger.tx t where t.uid = p_pending_uid;
    if not found then raise exception 'no pending transaction %', p_pending_uid using errcode = 'CL002'; end if;
    if (pending.kind, pending.source_type, pending.source_id) is distinct from (p_kind, p_source_type, p_source_id) then
      raise exception 'a settlement is of the kind and about the source of what was pending' using errcode = 'CL005';
    end if;
  end if;
  if p_reverses_uid is not null then
    -- What is only pending has moved nothing: it is voided, never reversed.
    select t.id into reversed from ledger.tx t where t.uid = p_reverses_uid and t.phase in ('posted', 'post');
    if not found then raise exception 'no posted transaction % to reverse', p_reverses_uid using errcode = 'CL002'; end if;
  end if;
  if p_effective_at is not null and (
       p_effective_at > kernel.now() + interval '1 hour'
       -- A minute more than the two clocks may differ (2 s) and a command may last (8 s). Business time only ever runs
       -- ahead of the seal's real time.
       or p_effective_at < (select s.sealed_at + (kernel.now() - now()) - interval '1 minute'
                            from ledger.seal s order by s.block desc limit 1)) then
    raise exception 'a transaction cannot be dated %', p_effective_at using errcode = 'CL007';
  end if;
  insert into ledger.tx (uid, kind, phase, pending_id, reverses_id, source_type, source_id, effective_at, actor, reason, body_hash)
    values (p_uid, p_kind, p_phase, pending.id, reversed, p_source_type, p_source_id, coalesce(p_effective_at, kernel.now()), p_actor, p_reason, body)
    -- Every unique index counts: of two at once that name only the uid, the later one would break another index first.
    on conflict do nothing returning id into made;
  if made is null then
    select t.id, t.body_hash into made, known from ledger.tx t where t.uid = p_uid;
    if not found then
      broken := case
        when exists (select from ledger.tx t where (t.source_type, t.source_id, t.kind, t.phase)
                       = (p_source_type, p_source_id, p_kind, p_phase)) then 'tx_source_once'
        when pending.id is not null then 'tx_settle_once'
        else 'tx_reverses_id_key'
      end;
      raise unique_violation using constraint = broken, message = 'the transaction is posted already: ' || broken;
    end if;
    if known <> body then
      raise exception 'the key % was used for another transaction', p_uid using errcode = 'CL001';
    end if;
    return query select made, true;
    return;
  end if;

  if pending.id is null then
    if not exists (select from ledger.kind_source k where k.kind = p_kind and k.source_type = p_source_type)
       or (p_kind = 'reversal') <> (reversed is not null) then
      raise exception 'no transaction of the kind % is about a %', p_kind, p_source_type using errcode = 'CL005';
    end if;
    if not ledger.source_exists(p_source_type, p_source_id) then
      raise exception 'there is no % %', p_source_type, p_source_id using errcode = 'CL006';
    end if;
    if p_source_type = 'adjustment' and not exists (
         select from public.adjustment_request r where r.id = p_source_id::uuid
           and r.postings is not distinct from p_postings and r.reverses_uid is not distinct from p_reverses_uid) then
      raise exception 'the adjustment % was approved with another content', p_source_id using errcode = 'CL006';
    end if;
  end if;

  insert into ledger.unsealed (tx_id) values (made);
  if p_postings is null and coalesce(pending.id, reversed) is not null then
    -- A reversal swaps the sides of the lines it takes back.
    insert into ledger.line (tx_id, n, account_id, currency, side, amount)
      select made, l.n, l.account_id, l.currency,
             case when reversed is null then l.side when l.side = 'D' then 'C' else 'D' end, l.amount
      from ledger.line l where l.tx_id = coalesce(pending.id, reversed);
  else
    select p.d || ' to ' || p.c || ': ' || p.minor, p.minor > 9000000000000000 into wrong, too_large
      from jsonb_array_elements(p_postings) e, lateral (values (e ->> 'debit', e ->> 'credit', (e ->> 'minor')::numeric)) p(d, c, minor)
      where p.minor > 9000000000000000 or p.d = p.c or not exists (
        select from ledger.posting_rule r where r.kind = p_kind
          and r.debit_group = split_part(p.d, ':', 1) || ':' || split_part(p.d, ':', 2)
          and r.credit_group = split_part(p.c, ':', 1) || ':' || split_part(p.c, ':', 2))
      limit 1;
    if found and too_large then raise exception 'the amount is too large: %', wrong using errcode = 'CL008'; end if;
    if found then raise exception 'no % moves money so: %', p_kind, wrong using errcode = 'CL005'; end if;
    -- Accounts are opened in code order: two transactions that open the same accounts cannot wait for each other.
    for code in
      select distinct c from jsonb_array_elements(p_postings) e, lateral (values (e ->> 'debit'), (e ->> 'credit')) v(c)
      where not exists (select 1 from ledger.account a where a.code = c) order by c
    loop
      perform ledger.open_account(code);
    end loop;
    insert into ledger.line (tx_id, n, account_id, currency, side, amount)
      select made, (2 * (p.ord - 1) + v.k)::smallint, a.id, p.e ->> 'currency', v.side, (p.e ->> 'minor')::bigint
      from jsonb_array_elements(p_postings) with ordinality p(e, ord)
      cross join lateral (values (1, 'D', p.e ->> 'debit'), (2, 'C', p.e ->> 'credit')) v(k, side, account_code)
      join ledger.account a on a.code = v.account_code;
  end if;
  return query select made, false;
end $$;

-- Leaves of version 2 say whose the accounts are, not only their ids. Blocks that were sealed before keep version 1.
alter table ledger.seal add column leaf_version smallint not null default 1 check (leaf_version in (1, 2));
create function ledger.leaf_v2(p_tx bigint) returns bytea language sql stable set search_path = ledger, pg_temp as $$
  select sha256(convert_to(jsonb_build_array(
    2, t.id, t.uid, t.kind, t.phase, t.pending_id, t.reverses_id, t.source_type, t.source_id,
    extract(epoch from t.effective_at)::text, extract(epoch from t.recorded_at)::text, t.actor, t.reason,
    encode(t.body_hash, 'hex'),
    (select jsonb_agg(jsonb_build_array(l.n, l.account_id, a.code, a.group_code, a.class, a.currency, l.currency, l.side, l.amount)
                      order by l.n)
     from ledger.line l join ledger.account a on a.id = l.account_id where l.tx_id = t.id))::text, 'utf8'))
  from ledger.tx t where t.id = p_tx
$$;

-- Seals what has surely committed: identity order is not commit order, so the horizon is the oldest running
-- transaction, not the highest id. One sealer at a time; -1 says that another is at work.
create or replace function ledger.seal_block(p_most integer default 5000) returns integer
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  next_block bigint;
  last_hash bytea;
  block_hash bytea;
  sealed integer;
  members bigint[];
begin
  if not pg_try_advisory_xact_lock(4011002) then return -1; end if;
  select array_agg(q.tx_id order by q.tx_id) into members from (
    select u.tx_id from ledger.unsealed u where u.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by u.tx_id limit p_most) q;
  sealed := coalesce(array_length(members, 1), 0);
  if sealed = 0 then return 0; end if;
  select coalesce(max(s.block), 0) + 1 into next_block from ledger.seal s;
  select coalesce((select s.hash from ledger.seal s order by s.block desc limit 1), '\x00') into last_hash;
  select sha256(last_hash || string_agg(ledger.leaf_v2(m.id), ''::bytea order by m.position)) into block_hash
    from unnest(members) with ordinality m(id, position);
  insert into ledger.seal (block, transactions, prev, hash, leaf_version) values (next_block, sealed, last_hash, block_hash, 2);
  insert into ledger.sealed_tx (tx_id, block, position)
    select m.id, next_block, m.position from unnest(members) with ordinality m(id, position);
  delete from ledger.unsealed u where u.tx_id = any(members);
  return sealed;
end $$;

create or replace function ledger.verify_chain() returns table (block bigint, ok boolean) language sql stable as $$
  -- A deleted transaction has no leaf, and a block of nothing but such has no hash: null is not ok.
  select s.block, coalesce(
    s.hash = sha256(s.prev || (select string_agg(case s.leaf_version when 1 then ledger.leaf(x.tx_id) else ledger.leaf_v2(x.tx_id) end,
                                                 ''::bytea order by x.position)
                               from ledger.sealed_tx x where x.block = s.block))
    and s.prev = coalesce((select q.hash from ledger.seal q where q.block = s.block - 1), '\x00')
    and s.transactions = (select count(*) from ledger.sealed_tx x where x.block = s.block), false)
  from ledger.seal s order by s.block
$$;

do $$
declare t text;
begin
  foreach t in array array['kind_source', 'posting_rule', 'unsealed'] loop
    execute format('alter table ledger.%I owner to ledger_owner', t);
    execute format('grant select on ledger.%I to cairn_app, cairn_worker', t);
  end loop;
end $$;
alter function ledger.require_holder(text, text) owner to ledger_owner;
alter function ledger.source_exists(text, text) owner to ledger_owner;
revoke all on function ledger.require_holder(text, text), ledger.source_exists(text, text) from public;
