-- What the verifier has found, how far it is, and whether money may leave.

create schema verification;
grant usage on schema verification to cairn_app, cairn_worker;
alter default privileges in schema verification grant select, insert, update, delete on tables to cairn_app, cairn_worker;

create table verification.run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('whole', 'minute')),
  state text not null default 'running' check (state in ('running', 'held', 'broken')),
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  -- where a whole run goes on after an interruption
  stage text,
  cursor text,
  -- the last block of seals that its sums hold; the runs of every minute move it on
  upto_block bigint not null default 0
);
create unique index run_open on verification.run (kind) where kind = 'whole' and state = 'running';
create index run_whole on verification.run (id desc) where kind = 'whole' and state <> 'running';

-- One row for each invariant of a whole run, and for each that broke in a run of a minute.
create table verification.finding (
  run_id bigint not null references verification.run on delete cascade,
  invariant text not null,
  state text not null check (state in ('held', 'broken')),
  -- what breaks it, at most twenty lines
  cause text,
  at timestamptz not null default clock_timestamp(),
  primary key (run_id, invariant)
);
create index finding_broken on verification.finding (at desc) where state = 'broken';

-- Sums of the lines in sealed blocks, account by account: what balances are held against.
create table verification.account_sum (
  run_id bigint not null references verification.run on delete cascade,
  account_id bigint not null,
  dr bigint not null default 0,
  cr bigint not null default 0,
  dr_pend bigint not null default 0,
  cr_pend bigint not null default 0,
  primary key (run_id, account_id)
) with (fillfactor = 70);

-- Money out stops with the first row and goes on when it is lifted.
create table verification.money_freeze (
  id bigint generated always as identity primary key,
  since timestamptz not null default clock_timestamp(),
  run_id bigint not null,
  invariants text[] not null,
  cause text not null,
  lifted_at timestamptz,
  lifted_by uuid references app_user,
  lifted_reason text,
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index money_freeze_open on verification.money_freeze ((true)) where lifted_at is null;
