-- What waits because a server is away, and lanes that do not stand in each other's way.

-- A try that met no server is not counted: it was never made. What is away for three days is given up.
alter table kernel.outbox add column waits integer not null default 0;
alter table kernel.outbox add column away_since timestamptz;

-- Each queue is claimed by itself, so that 20,000 mails that wait never stand before a message about money.
create index outbox_lane on kernel.outbox (queue, due_at) where done_at is null;
drop index kernel.outbox_due;
