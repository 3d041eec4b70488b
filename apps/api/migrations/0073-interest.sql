-- Testing the waters (17 CFR 227.206): for how much somebody would invest. It binds nobody, and no money belongs to it.
-- Rows stay when the test ends, as the history of it.

create table campaign_interest (
  id uuid primary key,
  user_id uuid not null references app_user,
  campaign_id uuid not null references campaign,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- In whole milliseconds, which a cursor holds.
  shown_at timestamptz not null,
  constraint campaign_interest_once unique (user_id, campaign_id)
);
create index campaign_interest_of_campaign on campaign_interest (campaign_id, shown_at desc, id desc) include (amount);

-- The list of tests beside the list of campaigns that take money.
create index campaign_testing on campaign (closes_at) where test_the_water and status = 2;
