-- The trail of admins in a chain of hashes, tied to the seals of the books: whoever changes an old line has to change
-- every block after it, and the ledger's too.

alter table kernel.audit_log add column xid xid8 not null default pg_current_xact_id();

create table kernel.audit_seal (
  block bigint primary key,
  entries integer not null,
  prev bytea not null,
  hash bytea not null unique,
  -- The last seal of the books when this one was made; null before the first.
  ledger_block bigint,
  ledger_hash bytea,
  sealed_at timestamptz not null default clock_timestamp()
);
create table kernel.audit_sealed (
  entry_id uuid primary key references kernel.audit_log,
  block bigint not null references kernel.audit_seal,
  position integer not null,
  unique (block, position)
);

do $$
declare t text;
begin
  foreach t in array array['audit_seal', 'audit_sealed'] loop
    execute format('create trigger %I before update or delete on kernel.%I for each row execute function kernel.refuse_change()', t || '_append_only', t);
    execute format('create trigger %I before truncate on kernel.%I for each statement execute function kernel.refuse_change()', t || '_no_truncate', t);
  end loop;
end $$;

-- What an entry says, hashed.
create function kernel.audit_leaf(p_entry uuid) returns bytea language sql stable set search_path = kernel, pg_temp as $$
  select sha256(convert_to(jsonb_build_array(
    a.id, extract(epoch from a.at)::text, a.actor, a.actor_id, a.action, a.subject_type, a.subject_id, a.before, a.after,
    a.reason, host(a.ip), a.request_id)::text, 'utf8'))
  from kernel.audit_log a where a.id = p_entry
$$;

-- Seals what has surely committed, as the ledger does; -1 says that another is at work.
create function kernel.seal_audit_block(p_most integer default 2000) returns integer
  language plpgsql security definer set search_path = kernel, pg_temp as $$
declare
  next_block bigint;
  last_hash bytea;
  books_block bigint;
  books_hash bytea;
  members uuid[];
  sealed integer;
begin
  if not pg_try_advisory_xact_lock(4011003) then return -1; end if;
  select array_agg(q.id order by q.id) into members from (
    select a.id from kernel.audit_log a
    where a.xid < pg_snapshot_xmin(pg_current_snapshot())
      and not exists (select 1 from kernel.audit_sealed s where s.entry_id = a.id)
    order by a.id limit p_most) q;
  sealed := coalesce(array_length(members, 1), 0);
  if sealed = 0 then return 0; end if;
  select coalesce(max(s.block), 0) + 1 into next_block from kernel.audit_seal s;
  select coalesce((select s.hash from kernel.audit_seal s order by s.block desc limit 1), '\x00') into last_hash;
  select l.block, l.hash into books_block, books_hash from ledger.seal l order by l.block desc limit 1;
  insert into kernel.audit_seal (block, entries, prev, hash, ledger_block, ledger_hash)
    select next_block, sealed, last_hash,
      sha256(last_hash || coalesce(books_hash, '\x00') || string_agg(kernel.audit_leaf(m.id), ''::bytea order by m.position)),
      books_block, books_hash
    from unnest(members) with ordinality m(id, position);
  insert into kernel.audit_sealed (entry_id, block, position)
    select m.id, next_block, m.position from unnest(members) with ordinality m(id, position);
  return sealed;
end $$;

create function kernel.verify_audit_chain() returns table (block bigint, ok boolean) language sql stable as $$
  select s.block, coalesce(
    s.hash = sha256(s.prev || coalesce(s.ledger_hash, '\x00')
      || (select string_agg(kernel.audit_leaf(x.entry_id), ''::bytea order by x.position)
          from kernel.audit_sealed x where x.block = s.block))
    and s.prev = coalesce((select q.hash from kernel.audit_seal q where q.block = s.block - 1), '\x00')
    and s.entries = (select count(*) from kernel.audit_sealed x where x.block = s.block)
    and s.ledger_hash is not distinct from (select l.hash from ledger.seal l where l.block = s.ledger_block), false)
  from kernel.audit_seal s order by s.block
$$;

create index audit_log_actor on kernel.audit_log (lower(actor), at desc);
create index audit_log_action on kernel.audit_log (action, at desc);

grant select on kernel.audit_seal, kernel.audit_sealed to cairn_app, cairn_worker;
revoke all on function kernel.seal_audit_block(integer) from public;
grant execute on function kernel.seal_audit_block(integer) to cairn_app, cairn_worker;
grant execute on function kernel.verify_audit_chain(), kernel.audit_leaf(uuid) to cairn_app, cairn_worker;
