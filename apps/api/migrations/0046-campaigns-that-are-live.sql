-- Hidden is a visibility beside the status: the raise goes on by its clock, and replies say status 6 for it.
alter table campaign
  add column hidden_at timestamptz,
  add constraint campaign_status_stored check (status <> 6),
  add constraint campaign_hidden_once_opened check (hidden_at is null or opens_at is not null);
-- What anybody may open.
alter table campaign add column is_public boolean not null
  generated always as (status in (2, 4, 5) and opens_at is not null and hidden_at is null) stored;

-- What was changed of a campaign while it was live, by the names of the wizard's fields.
create table campaign_edit (
  id uuid primary key,
  campaign_id uuid not null references campaign,
  section text not null check (section in ('company', 'story')),
  actor_id uuid not null references app_user,
  changes jsonb not null,
  at timestamptz not null
);
create index campaign_edit_of on campaign_edit (campaign_id, at desc, id desc);
create trigger campaign_edit_append_only before update or delete on campaign_edit
  for each row execute function kernel.refuse_change();
create trigger campaign_edit_no_truncate before truncate on campaign_edit
  for each statement execute function kernel.refuse_change();
-- The latest of them, as the public page says it.
alter table campaign add column edited_at timestamptz;

-- The first day that its owner chose, in the site's time zone; null opens it with its approval.
alter table campaign add column open_date date;

-- How the owner of a loan will repay it.
alter table campaign add column repayment_method text not null default 'manual'
  check (repayment_method in ('manual', 'automatic'));

-- The further sizes in which a picture was made (V-27), each a file of its own.
create table kernel.picture_size (
  file_id uuid not null references kernel.file,
  width integer not null,
  height integer not null,
  made_id uuid not null references kernel.file,
  primary key (file_id, width, height)
);
grant select, insert, update, delete on kernel.picture_size to cairn_app, cairn_worker;
-- Those that have further sizes; the others are never looked through.
create index file_with_sizes on kernel.file (purpose, id) where purpose in ('cover', 'logo');
