-- Items that a sweep could not finish, each with its cause: it is tried again later and holds up no other.

create table kernel.parked_item (
  sweep text not null,
  item text not null,
  cause text not null,
  attempts integer not null default 1,
  first_failed_at timestamptz not null default clock_timestamp(),
  next_try_at timestamptz not null,
  primary key (sweep, item)
);
create index parked_item_since on kernel.parked_item (first_failed_at desc);
grant select, insert, update, delete on kernel.parked_item to cairn_app, cairn_worker;

-- Persons and campaigns are locked by advisory locks (docs/ledger.md): the row that was only a lock is gone.
drop table investor_limit;
