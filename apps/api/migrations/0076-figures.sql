-- Pictures inside a campaign's texts: its story, and what it tells its readers. They stay while the campaign does, since
-- what a text said before stays readable.

create table campaign_figure (
  campaign_id uuid not null references campaign on delete cascade,
  file_id uuid not null references kernel.file,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  primary key (campaign_id, file_id)
);
