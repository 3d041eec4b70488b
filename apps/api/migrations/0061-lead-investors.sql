-- Lead investors of a campaign: investors of its own, whose amount the books hold, or names that the owner gives.
create table lead_investor (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  type text not null check (type in ('person', 'organisation')),
  user_id uuid references app_user,
  name text check (length(name) between 1 and 80),
  amount bigint check (amount > 0),
  bio text check (length(bio) <= 600),
  reason text check (length(reason) <= 600),
  created_at timestamptz not null,
  constraint lead_investor_is_somebody check ((user_id is null) <> (name is null)),
  constraint lead_investor_once unique (campaign_id, user_id)
);
create index lead_investor_of_campaign on lead_investor (campaign_id, created_at, id);
create index lead_investor_of_user on lead_investor (user_id) where user_id is not null;
create index investment_of_campaign_and_investor on investment (campaign_id, investor_id);

create trigger told_changed after insert or update or delete on lead_investor
  for each statement execute function kernel.tell_changed('campaigns');
