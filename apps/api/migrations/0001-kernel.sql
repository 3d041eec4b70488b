-- What every module stands on: roles, business time, outbox, idempotency, audit, files.

do $$
declare role_name text;
begin
  foreach role_name in array array['ledger_owner', 'cairn_app', 'cairn_worker'] loop
    if not exists (select 1 from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
end $$;

create schema kernel;
grant usage on schema kernel, public to cairn_app, cairn_worker;
alter default privileges in schema public grant select, insert, update, delete on tables to cairn_app, cairn_worker;
alter default privileges in schema public grant usage, select on sequences to cairn_app, cairn_worker;

-- Business time. One row; it moves forward only, and never in production (a trigger would not see NODE_ENV: the
-- processes refuse to start in production with an offset that is not 0).
create table kernel.clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0
);
insert into kernel.clock default values;

create function kernel.now() returns timestamptz language sql stable parallel safe as
  $$ select now() + make_interval(secs => (select offset_ms from kernel.clock) / 1000.0) $$;

create function kernel.advance_clock(by_ms bigint) returns bigint
  language plpgsql security definer set search_path = kernel, pg_temp as $$
declare moved bigint;
begin
  if by_ms < 0 then
    raise exception 'the clock moves forward only' using errcode = 'CL010';
  end if;
  update kernel.clock set offset_ms = offset_ms + by_ms returning offset_ms into moved;
  perform pg_notify('clock', moved::text);
  return moved;
end $$;
revoke all on function kernel.advance_clock(bigint) from public;
grant select on kernel.clock to cairn_app, cairn_worker;

-- Events of a transaction, one row a consumer. done_at is set by the consumer's effect, never by the relay.
create table kernel.outbox (
  id uuid primary key,
  topic text not null,
  consumer text not null,
  queue text not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  done_at timestamptz
);
create index outbox_due on kernel.outbox (due_at, id) where done_at is null;

create table kernel.inbox (
  consumer text not null,
  message_id uuid not null,
  handled_at timestamptz not null default now(),
  primary key (consumer, message_id)
);

create table kernel.dead_letter (
  id uuid primary key,
  topic text not null,
  consumer text not null,
  queue text not null,
  body jsonb not null,
  failure text not null,
  died_at timestamptz not null default now(),
  replayed_at timestamptz
);

-- Answers to commands that carry an Idempotency-Key.
create table kernel.idempotency (
  user_id uuid not null,
  key uuid not null,
  request_hash bytea not null,
  lease_until timestamptz not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create table kernel.audit_log (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  ip inet,
  request_id text
);
create index audit_log_at on kernel.audit_log (at desc, id desc);
create index audit_log_subject on kernel.audit_log (subject_type, subject_id);

create table kernel.file (
  id uuid primary key,
  owner_id uuid,
  purpose text not null,
  content_type text not null,
  size integer not null check (size > 0),
  sha256 bytea not null,
  private boolean not null,
  storage_key text not null unique,
  created_at timestamptz not null default now()
);

create function kernel.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'CL004';
end $$;

create trigger audit_log_append_only before update or delete on kernel.audit_log
  for each row execute function kernel.refuse_change();
create trigger audit_log_no_truncate before truncate on kernel.audit_log
  for each statement execute function kernel.refuse_change();

grant select, insert, update, delete on kernel.outbox, kernel.inbox, kernel.dead_letter, kernel.idempotency, kernel.file
  to cairn_app, cairn_worker;
grant select, insert on kernel.audit_log to cairn_app, cairn_worker;
