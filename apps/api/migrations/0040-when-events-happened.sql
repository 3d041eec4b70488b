-- The instant at which an event happened, in business time: what is told of it late still says when it was.
alter table kernel.outbox add column at timestamptz not null default kernel.now();
alter table kernel.dead_letter add column at timestamptz not null default kernel.now();
