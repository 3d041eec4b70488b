-- What became of the investments that were begun on each day, changed by the transaction that changes the totals of
-- campaign_capacity: the owner's dashboard reads a row a day, however many invest. Days are those of UTC, so that an
-- investment finds the day on which it was begun whatever time zone the site is set to.

create table campaign_day (
  campaign_id uuid not null references campaign on delete cascade,
  day date not null,
  -- Investments, whatever became of them.
  begun integer not null default 0,
  -- Of those, with their amounts in minor units: reserved and not paid, and paid and not taken back.
  waiting integer not null default 0,
  committed bigint not null default 0,
  paid integer not null default 0,
  received bigint not null default 0,
  primary key (campaign_id, day)
) with (fillfactor = 60);

insert into campaign_day (campaign_id, day, begun, waiting, committed, paid, received)
select campaign_id, (created_at at time zone 'UTC')::date, count(*), count(*) filter (where state in ('reserved', 'paying')),
  coalesce(sum(amount) filter (where state in ('reserved', 'paying')), 0),
  count(*) filter (where state in ('received', 'settled')),
  coalesce(sum(amount) filter (where state in ('received', 'settled')), 0)
from investment group by 1, 2;
