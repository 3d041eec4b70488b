-- Pictures and films of a campaign, in the owner's order. Places are swapped within a transaction.
create table campaign_picture (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  file_id uuid not null references kernel.file,
  title text check (length(title) <= 80),
  description text check (length(description) <= 300),
  position integer not null check (position > 0),
  created_at timestamptz not null,
  constraint campaign_picture_place unique (campaign_id, position) deferrable initially deferred
);
create table campaign_film (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  url text not null,
  title text not null check (length(title) between 1 and 80),
  description text check (length(description) <= 300),
  position integer not null check (position > 0),
  created_at timestamptz not null,
  unique (campaign_id, url),
  constraint campaign_film_place unique (campaign_id, position) deferrable initially deferred
);

-- What changes of a page that people read is kept, its pictures, films and documents too.
alter table campaign_edit drop constraint campaign_edit_section_check;
alter table campaign_edit add constraint campaign_edit_section_check check (section in ('company', 'story', 'faqs', 'extras'));
