-- Double entry, append-only. Written through ledger.post() alone; balances move in the same transaction.

create schema ledger;
alter schema ledger owner to ledger_owner;
grant usage on schema kernel to ledger_owner;
grant select on kernel.clock to ledger_owner;
grant usage on schema ledger to cairn_app, cairn_worker;

create table ledger.currency (
  code char(3) primary key,
  exponent smallint not null check (exponent between 0 and 4)
);
insert into ledger.currency values
  ('USD', 2), ('EUR', 2), ('GBP', 2), ('CAD', 2), ('AUD', 2), ('CHF', 2), ('MAD', 2), ('AED', 2), ('SAR', 2), ('EGP', 2),
  ('JPY', 0), ('XOF', 0), ('XAF', 0), ('KWD', 3), ('BHD', 3), ('TND', 3), ('JOD', 3);

-- What an account of each group is. An account's code is `<group>:<owner>:<currency>`, or `<group>:<currency>`.
-- floor: may not go below zero on its normal side, pending included. A striped account cannot have a floor.
create table ledger.account_group (
  code text primary key,
  class text not null check (class in ('asset', 'liability', 'revenue', 'expense', 'equity')),
  floor boolean not null,
  stripes smallint not null check (stripes between 1 and 32),
  meaning text not null,
  check (not (floor and stripes > 1))
);
insert into ledger.account_group values
  ('A:clearing', 'asset', false, 16, 'Money a payment provider holds for us or owes us'),
  ('A:bank', 'asset', false, 16, 'Money in the platform''s bank account'),
  ('L:wallet', 'liability', true, 1, 'What a user may spend or withdraw'),
  ('L:escrow', 'liability', false, 16, 'Investments of a campaign that has not closed'),
  ('L:payable', 'liability', true, 1, 'What a campaign''s owner may be paid'),
  ('L:transit', 'liability', false, 16, 'Payouts and withdrawals on their way'),
  ('L:refund_due', 'liability', false, 16, 'Refunds owed to the source of a payment'),
  ('L:distribution', 'liability', true, 1, 'A repayment that is being shared out'),
  ('L:suspense', 'liability', false, 1, 'Money whose owner is not known yet'),
  ('R:platform_fee', 'revenue', false, 16, 'Fees of successful campaigns'),
  ('R:wallet_fee', 'revenue', false, 16, 'Fees of top-ups and withdrawals'),
  ('X:provider_fee', 'expense', false, 16, 'What providers keep'),
  ('X:adjustment', 'expense', false, 1, 'Credits and debits by two admins'),
  ('X:rounding', 'expense', false, 1, 'Stays zero');

-- Every kind of transaction, with its one-line meaning.
create table ledger.tx_kind (code text primary key, meaning text not null);
insert into ledger.tx_kind values
  ('top_up', 'A card payment was added to a wallet'),
  ('top_up_fee', 'The platform''s fee for a top-up'),
  ('provider_fee', 'A provider kept its fee'),
  ('investment_wallet', 'An investment was paid from a wallet into escrow'),
  ('investment_card', 'An investment was paid by card into escrow'),
  ('investment_return_wallet', 'An investment went back from escrow to the wallet'),
  ('investment_return_card', 'An investment left escrow to be refunded to its card'),
  ('late_payment', 'Money arrived after its attempt had ended'),
  ('refund', 'A provider refunded a payment'),
  ('closing', 'A campaign closed: its escrow became the fee and the owner''s money'),
  ('payout', 'The owner''s money is on its way, from request to release'),
  ('payout_sent', 'A payout left the platform'),
  ('payout_failed', 'A payout came back'),
  ('repayment_wallet', 'An owner paid a repayment from the wallet'),
  ('repayment_card', 'An owner paid a repayment by card'),
  ('distribution', 'A repayment was shared out to investors'),
  ('withdrawal', 'A withdrawal is on its way, from request to confirmation'),
  ('withdrawal_sent', 'A withdrawal left the platform'),
  ('withdrawal_failed', 'A withdrawal came back from the bank'),
  ('adjustment', 'Two admins corrected a wallet'),
  ('reversal', 'A transaction was taken back');

create table ledger.account (
  id bigint generated always as identity primary key,
  code text not null unique,
  group_code text not null references ledger.account_group,
  class text not null,
  currency char(3) not null references ledger.currency,
  floor boolean not null,
  stripes smallint not null,
  opened_at timestamptz not null default clock_timestamp(),
  unique (id, currency)
);

-- guard: -1 keeps a credit account, +1 a debit account from falling below zero; 0 does not watch.
create table ledger.balance (
  account_id bigint not null references ledger.account,
  stripe smallint not null,
  dr bigint not null default 0 check (dr >= 0),
  cr bigint not null default 0 check (cr >= 0),
  dr_pend bigint not null default 0 check (dr_pend >= 0),
  cr_pend bigint not null default 0 check (cr_pend >= 0),
  guard smallint not null,
  primary key (account_id, stripe),
  constraint floor_ok check (
    guard = 0 or (guard = -1 and cr - dr - dr_pend >= 0) or (guard = 1 and dr - cr - cr_pend >= 0)
  )
) with (fillfactor = 40);

create table ledger.tx (
  id bigint generated always as identity primary key,
  uid uuid not null unique,
  kind text not null references ledger.tx_kind,
  phase text not null check (phase in ('posted', 'pending', 'post', 'void')),
  pending_id bigint references ledger.tx,
  reverses_id bigint unique references ledger.tx,
  source_type text not null,
  source_id text not null,
  effective_at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  xid xid8 not null default pg_current_xact_id(),
  actor text not null,
  reason text,
  body_hash bytea not null,
  constraint tx_source_once unique (source_type, source_id, kind, phase),
  check ((phase in ('post', 'void')) = (pending_id is not null))
);
create unique index tx_settle_once on ledger.tx (pending_id) where pending_id is not null;
create index tx_unsealed_order on ledger.tx (id desc);

create table ledger.line (
  tx_id bigint not null references ledger.tx,
  n smallint not null,
  account_id bigint not null,
  currency char(3) not null,
  side char(1) not null check (side in ('D', 'C')),
  amount bigint not null check (amount > 0),
  primary key (tx_id, n),
  foreign key (account_id, currency) references ledger.account (id, currency)
);
create index line_account on ledger.line (account_id, tx_id desc);

create table ledger.seal (
  block bigint primary key,
  transactions integer not null,
  prev bytea not null,
  hash bytea not null unique,
  sealed_at timestamptz not null default clock_timestamp()
);
create table ledger.sealed_tx (
  tx_id bigint primary key references ledger.tx,
  block bigint not null references ledger.seal,
  position integer not null,
  unique (block, position)
);

create table ledger.period (
  month date primary key check (extract(day from month) = 1),
  state text not null default 'open' check (state in ('open', 'closing', 'closed')),
  closed_by uuid,
  approved_by uuid,
  totals jsonb,
  check (closed_by is distinct from approved_by or closed_by is null)
);

-- Append-only, whoever asks.
do $$
declare t text;
begin
  foreach t in array array['tx', 'line', 'seal', 'sealed_tx'] loop
    execute format('create trigger %I before update or delete on ledger.%I for each row execute function kernel.refuse_change()', t || '_append_only', t);
    execute format('create trigger %I before truncate on ledger.%I for each statement execute function kernel.refuse_change()', t || '_no_truncate', t);
  end loop;
end $$;

create function ledger.refuse_empty() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger.line where tx_id = new.id) < 2 then
    raise exception 'transaction % has no lines', new.id using errcode = 'CL002';
  end if;
  return null;
end $$;
create constraint trigger tx_has_lines after insert on ledger.tx deferrable initially deferred
  for each row execute function ledger.refuse_empty();

create function ledger.refuse_closed_period() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger.period p
             where p.month = date_trunc('month', new.effective_at at time zone 'UTC')::date and p.state = 'closed') then
    raise exception 'the period of % is closed', new.effective_at using errcode = 'CL003';
  end if;
  return new;
end $$;
create trigger tx_open_period before insert on ledger.tx for each row execute function ledger.refuse_closed_period();

-- All lines of a transaction arrive in one statement: balanced per currency, matching what they settle, and then
-- added to the balances in (account, stripe) order, which is the lock order of the whole platform.
create function ledger.apply_lines() returns trigger language plpgsql as $$
declare r record;
begin
  if exists (select 1 from arrived group by tx_id, currency
             having sum(case side when 'D' then amount else -amount end) <> 0) then
    raise exception 'unbalanced transaction' using errcode = 'CL002';
  end if;
  if exists (select 1 from (select tx_id, count(*) as lines from arrived group by tx_id) a
             where a.lines <> (select count(*) from ledger.line l where l.tx_id = a.tx_id)) then
    raise exception 'lines cannot be added later' using errcode = 'CL002';
  end if;
  -- A settlement has the lines of its pending transaction; a post may be smaller, a void may not.
  if exists (select 1 from arrived n join ledger.tx t on t.id = n.tx_id and t.pending_id is not null
             left join ledger.line p on p.tx_id = t.pending_id and p.n = n.n
             where p.tx_id is null or p.account_id <> n.account_id or p.side <> n.side
                or n.amount > p.amount or (t.phase = 'void' and n.amount <> p.amount)) then
    raise exception 'the settlement does not match what was pending' using errcode = 'CL002';
  end if;
  if exists (select 1 from (select tx_id, count(*) as lines from arrived group by tx_id) a
             join ledger.tx t on t.id = a.tx_id and t.pending_id is not null
             join ledger.tx p on p.id = t.pending_id
             where p.phase <> 'pending' or a.lines <> (select count(*) from ledger.line q where q.tx_id = p.id)) then
    raise exception 'only a pending transaction can be settled' using errcode = 'CL002';
  end if;

  -- The stripe is stable along a chain: chosen by the pending transaction, never by the connection, or a void from
  -- elsewhere would drive another stripe's pending sum below zero.
  for r in
    with moved as (
      select n.account_id, (coalesce(t.pending_id, t.id) % a.stripes)::smallint as stripe, n.side, t.phase, n.amount,
             p.amount as pending_amount
      from arrived n
      join ledger.tx t on t.id = n.tx_id
      join ledger.account a on a.id = n.account_id
      left join ledger.line p on p.tx_id = t.pending_id and p.n = n.n
    )
    select account_id, stripe,
      coalesce(sum(amount) filter (where side = 'D' and phase in ('posted', 'post')), 0) as d,
      coalesce(sum(amount) filter (where side = 'C' and phase in ('posted', 'post')), 0) as c,
      coalesce(sum(case when phase = 'pending' then amount when phase in ('post', 'void') then -pending_amount end) filter (where side = 'D'), 0) as dp,
      coalesce(sum(case when phase = 'pending' then amount when phase in ('post', 'void') then -pending_amount end) filter (where side = 'C'), 0) as cp
    from moved group by account_id, stripe order by account_id, stripe
  loop
    update ledger.balance b
       set dr = b.dr + r.d, cr = b.cr + r.c, dr_pend = b.dr_pend + r.dp, cr_pend = b.cr_pend + r.cp
     where b.account_id = r.account_id and b.stripe = r.stripe;
    if not found then
      raise exception 'account % has no balance row', r.account_id using errcode = 'CL002';
    end if;
  end loop;
  return null;
end $$;
create trigger line_apply after insert on ledger.line referencing new table as arrived
  for each statement execute function ledger.apply_lines();

-- Opens the account of a code, from its group's description; gives the id of the one that exists.
create function ledger.open_account(p_code text) returns bigint
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  part text[] := string_to_array(p_code, ':');
  g ledger.account_group;
  opened bigint;
begin
  select id into opened from ledger.account where code = p_code;
  if found then return opened; end if;
  select * into strict g from ledger.account_group where code = part[1] || ':' || part[2];
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

-- The one door. p_postings: [{"debit": code, "credit": code, "minor": n, "currency": c}], each moving one amount
-- between two accounts, so that an unbalanced transaction cannot be written. The same uid with the same body gives the
-- first transaction back (replayed = true); with another body it raises CL001. Post and void take their lines from the
-- pending transaction when p_postings is null.
create function ledger.post(
  p_uid uuid, p_kind text, p_phase text, p_pending_uid uuid, p_source_type text, p_source_id text,
  p_actor text, p_reason text, p_effective_at timestamptz, p_postings jsonb, p_reverses_uid uuid default null
) returns table (tx_id bigint, replayed boolean)
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  body bytea := sha256(convert_to(jsonb_build_array(p_kind, p_phase, p_pending_uid, p_source_type, p_source_id, p_postings, p_reverses_uid)::text, 'utf8'));
  known bytea;
  pending bigint;
  reversed bigint;
  made bigint;
  code text;
begin
  if p_pending_uid is not null then
    select t.id into pending from ledger.tx t where t.uid = p_pending_uid;
    if not found then raise exception 'no pending transaction %', p_pending_uid using errcode = 'CL002'; end if;
  end if;
  if p_reverses_uid is not null then
    -- What is only pending has moved nothing: it is voided, never reversed.
    select t.id into reversed from ledger.tx t where t.uid = p_reverses_uid and t.phase in ('posted', 'post');
    if not found then raise exception 'no posted transaction % to reverse', p_reverses_uid using errcode = 'CL002'; end if;
  end if;
  insert into ledger.tx (uid, kind, phase, pending_id, reverses_id, source_type, source_id, effective_at, actor, reason, body_hash)
    values (p_uid, p_kind, p_phase, pending, reversed, p_source_type, p_source_id, coalesce(p_effective_at, kernel.now()), p_actor, p_reason, body)
    on conflict (uid) do nothing returning id into made;
  if made is null then
    select t.id, t.body_hash into made, known from ledger.tx t where t.uid = p_uid;
    if known <> body then
      raise exception 'the key % was used for another transaction', p_uid using errcode = 'CL001';
    end if;
    return query select made, true;
    return;
  end if;

  if p_postings is null and coalesce(pending, reversed) is not null then
    -- A reversal swaps the sides of the lines it takes back.
    insert into ledger.line (tx_id, n, account_id, currency, side, amount)
      select made, l.n, l.account_id, l.currency,
             case when reversed is null then l.side when l.side = 'D' then 'C' else 'D' end, l.amount
      from ledger.line l where l.tx_id = coalesce(pending, reversed);
  else
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

-- What a transaction says, hashed: the leaf of a seal.
create function ledger.leaf(p_tx bigint) returns bytea language sql stable set search_path = ledger, pg_temp as $$
  select sha256(convert_to(jsonb_build_array(
    t.id, t.uid, t.kind, t.phase, t.pending_id, t.reverses_id, t.source_type, t.source_id,
    extract(epoch from t.effective_at)::text, extract(epoch from t.recorded_at)::text, t.actor, t.reason,
    encode(t.body_hash, 'hex'),
    (select jsonb_agg(jsonb_build_array(l.n, l.account_id, l.currency, l.side, l.amount) order by l.n)
     from ledger.line l where l.tx_id = t.id))::text, 'utf8'))
  from ledger.tx t where t.id = p_tx
$$;

-- Seals what has surely committed: identity order is not commit order, so the horizon is the oldest running
-- transaction, not the highest id. One sealer at a time; -1 says that another is at work.
create function ledger.seal_block(p_most integer default 5000) returns integer
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  next_block bigint;
  last_hash bytea;
  block_hash bytea;
  sealed integer;
  members bigint[];
begin
  if not pg_try_advisory_xact_lock(4011002) then return -1; end if;
  select array_agg(q.id order by q.id) into members from (
    select t.id from ledger.tx t
    where t.xid < pg_snapshot_xmin(pg_current_snapshot())
      and not exists (select 1 from ledger.sealed_tx s where s.tx_id = t.id)
    order by t.id limit p_most) q;
  sealed := coalesce(array_length(members, 1), 0);
  if sealed = 0 then return 0; end if;
  select coalesce(max(s.block), 0) + 1 into next_block from ledger.seal s;
  select coalesce((select s.hash from ledger.seal s order by s.block desc limit 1), '\x00') into last_hash;
  select sha256(last_hash || string_agg(ledger.leaf(m.id), ''::bytea order by m.position)) into block_hash
    from unnest(members) with ordinality m(id, position);
  insert into ledger.seal (block, transactions, prev, hash) values (next_block, sealed, last_hash, block_hash);
  insert into ledger.sealed_tx (tx_id, block, position)
    select m.id, next_block, m.position from unnest(members) with ordinality m(id, position);
  return sealed;
end $$;

create function ledger.verify_chain() returns table (block bigint, ok boolean) language sql stable as $$
  -- A deleted transaction has no leaf, and a block of nothing but such has no hash: null is not ok.
  select s.block, coalesce(
    s.hash = sha256(s.prev || (select string_agg(ledger.leaf(x.tx_id), ''::bytea order by x.position)
                               from ledger.sealed_tx x where x.block = s.block))
    and s.prev = coalesce((select q.hash from ledger.seal q where q.block = s.block - 1), '\x00')
    and s.transactions = (select count(*) from ledger.sealed_tx x where x.block = s.block), false)
  from ledger.seal s order by s.block
$$;

-- One row an account: the sum over its stripes.
create view ledger.account_balance as
  select a.id, a.code, a.group_code, a.class, a.currency, a.floor,
    sum(b.dr)::bigint as dr, sum(b.cr)::bigint as cr, sum(b.dr_pend)::bigint as dr_pend, sum(b.cr_pend)::bigint as cr_pend
  from ledger.account a join ledger.balance b on b.account_id = a.id group by a.id;

-- What a liability may still pay out: posted minus what is already promised.
create function ledger.available(p_code text) returns bigint language sql stable as $$
  select coalesce(sum(b.cr - b.dr - b.dr_pend), 0)::bigint
  from ledger.account a join ledger.balance b on b.account_id = a.id where a.code = p_code
$$;

do $$
declare t text;
begin
  foreach t in array array['currency', 'account_group', 'tx_kind', 'account', 'balance', 'tx', 'line', 'seal', 'sealed_tx', 'period'] loop
    execute format('alter table ledger.%I owner to ledger_owner', t);
    execute format('grant select on ledger.%I to cairn_app, cairn_worker', t);
  end loop;
  execute 'alter view ledger.account_balance owner to ledger_owner';
end $$;
grant select on ledger.account_balance to cairn_app, cairn_worker;
alter function ledger.post(uuid, text, text, uuid, text, text, text, text, timestamptz, jsonb, uuid) owner to ledger_owner;
alter function ledger.open_account(text) owner to ledger_owner;
alter function ledger.seal_block(integer) owner to ledger_owner;
revoke all on function ledger.open_account(text) from public;
revoke all on function ledger.seal_block(integer) from public;
grant execute on function ledger.seal_block(integer) to cairn_worker;
revoke all on function ledger.post(uuid, text, text, uuid, text, text, text, text, timestamptz, jsonb, uuid) from public;
grant execute on function ledger.post(uuid, text, text, uuid, text, text, text, text, timestamptz, jsonb, uuid) to cairn_app, cairn_worker;
