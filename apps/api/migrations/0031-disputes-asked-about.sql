-- A dispute that is lost moves no money, so that no statement tells of it: it is asked about until it is decided.
alter table dispute add column next_check_at timestamptz not null default kernel.now();
create index dispute_due on dispute (next_check_at) where state in ('warning', 'open');
