-- Where else a company can be found, what its owner wants remembered, and the property that a campaign is for.
alter table campaign
  add column links jsonb not null default '{}',
  add column custom_links jsonb not null default '[]',
  add column highlights jsonb not null default '[]',
  add column property jsonb not null default '{}';
