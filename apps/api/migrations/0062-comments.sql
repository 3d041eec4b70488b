-- The public discussion of a campaign. Everything is read by a moderator before it appears (S-11).

create table campaign_comment (
  id uuid primary key,
  campaign_id uuid not null references campaign,
  parent_id uuid references campaign_comment,
  author_id uuid not null references app_user,
  client_key uuid,
  text text not null check (length(text) <= 2000),
  disclosure text not null check (disclosure in ('none', 'affiliate', 'promoter')),
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined', 'spam')),
  guideline text,
  note text check (length(note) <= 500),
  -- In whole milliseconds, which a cursor holds.
  created_at timestamptz not null,
  edited_at timestamptz,
  written_at timestamptz not null generated always as (coalesce(edited_at, created_at)) stored,
  -- Of a comment on the company's page: nobody of the company has answered it.
  waits boolean not null,
  first_approved_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references app_user,
  -- Its words are gone; its place stays where others have answered.
  removed_at timestamptz,
  constraint campaign_comment_client_key unique (author_id, client_key),
  constraint campaign_comment_removed check ((text = '') = (removed_at is not null)),
  constraint campaign_comment_declined check ((state = 'declined') = (guideline is not null)),
  constraint campaign_comment_note check (note is null or guideline is not null)
);
create index campaign_comment_newest on campaign_comment (campaign_id, created_at desc, id desc);
create index campaign_comment_top on campaign_comment (campaign_id, created_at desc, id desc) where parent_id is null;
create index campaign_comment_waiting on campaign_comment (campaign_id, waits desc, created_at desc, id desc)
  where parent_id is null and state = 'approved';
create index campaign_comment_replies on campaign_comment (parent_id, created_at, id) where parent_id is not null;
create index campaign_comment_of_author on campaign_comment (author_id, created_at desc);
create index campaign_comment_written on campaign_comment (written_at desc, id desc);
create index campaign_comment_in_state on campaign_comment (state, written_at desc, id desc) where removed_at is null;

-- The disclosure is given once; whom it answers and who wrote it never change either.
create function campaign_comment_stays() returns trigger language plpgsql as $$
begin
  if (new.disclosure, new.author_id, new.campaign_id, new.parent_id)
    is distinct from (old.disclosure, old.author_id, old.campaign_id, old.parent_id) then
    raise exception 'The disclosure of a comment never changes';
  end if;
  return new;
end $$;
create trigger campaign_comment_stays before update on campaign_comment
  for each row execute function campaign_comment_stays();

create table campaign_comment_edit (
  id uuid primary key,
  comment_id uuid not null references campaign_comment on delete cascade,
  text text not null,
  -- Until when it said this.
  at timestamptz not null
);
create index campaign_comment_edit_newest on campaign_comment_edit (comment_id, at desc, id desc);

create table campaign_comment_report (
  id uuid primary key,
  comment_id uuid not null references campaign_comment on delete cascade,
  reporter_id uuid not null references app_user,
  reason text not null check (reason in ('spam', 'fraud', 'abuse', 'other')),
  detail text check (length(detail) <= 1000),
  state text not null default 'open' check (state in ('open', 'dismissed', 'upheld')),
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index campaign_comment_report_open on campaign_comment_report (comment_id, reporter_id) where state = 'open';
create index campaign_comment_report_reporter on campaign_comment_report (reporter_id);

-- What is approved stands on a page that everybody reads.
create trigger told_changed after insert or update or delete on campaign_comment
  for each statement execute function kernel.tell_changed('campaigns');
