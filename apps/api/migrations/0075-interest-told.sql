-- How much interest a test has found is told to its owner in steps, each once.
create table interest_milestone (
  campaign_id uuid not null references campaign on delete cascade,
  people integer not null check (people > 0),
  reached_at timestamptz not null,
  primary key (campaign_id, people)
);

-- Whoever has shown interest is told once when the offering opens.
alter table campaign_interest add column opening_told_at timestamptz;
create index campaign_interest_untold on campaign_interest (campaign_id) where opening_told_at is null;
