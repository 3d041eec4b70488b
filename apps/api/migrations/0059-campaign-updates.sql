-- What a campaign's owner tells its readers, and what each update said before it was edited.

create table campaign_update (
  id uuid primary key,
  campaign_id uuid not null references campaign,
  author_id uuid not null references app_user,
  client_key uuid,
  title text not null check (title <> '' and length(title) <= 120),
  body jsonb not null,
  audience text not null check (audience in ('all', 'investors', 'followers')),
  -- In whole milliseconds, which a cursor holds.
  created_at timestamptz not null,
  edited_at timestamptz,
  constraint campaign_update_client_key unique (author_id, client_key)
);
create index campaign_update_newest on campaign_update (campaign_id, created_at desc, id desc);
create index campaign_update_of_audience on campaign_update (campaign_id, audience);

create table campaign_update_edit (
  id uuid primary key,
  update_id uuid not null references campaign_update on delete cascade,
  title text not null,
  body jsonb not null,
  -- Until when it said this.
  at timestamptz not null
);
create index campaign_update_edit_newest on campaign_update_edit (update_id, at desc, id desc);

create trigger told_changed after insert or update or delete on campaign_update
  for each statement execute function kernel.tell_changed('campaigns');
