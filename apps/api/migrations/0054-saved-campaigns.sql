-- Campaigns that somebody follows. Their owner sees how many do, and the names of those who show theirs.

create table saved_campaign (
  id uuid primary key,
  user_id uuid not null references app_user,
  campaign_id uuid not null references campaign,
  -- In whole milliseconds, which a cursor holds.
  created_at timestamptz not null,
  constraint saved_campaign_once unique (user_id, campaign_id)
);
create index saved_campaign_of_user on saved_campaign (user_id, created_at desc, id desc);
create index saved_campaign_of_campaign on saved_campaign (campaign_id, created_at desc, id desc);
