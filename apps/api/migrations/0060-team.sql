-- The people behind a campaign. Each is invited by mail, and shown once they have accepted with an account.
create table team_member (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  position integer not null check (position > 0),
  full_name text not null check (length(full_name) between 1 and 80),
  role_title text not null check (length(role_title) between 1 and 80),
  bio text check (length(bio) <= 600),
  email text not null,
  photo_file_id uuid references kernel.file,
  role text not null check (role in ('view', 'edit')),
  -- The link that was mailed last: its secret follows from the id by a key of the server.
  link_id uuid,
  secret_hash bytea unique,
  invited_at timestamptz not null,
  declined_at timestamptz,
  user_id uuid references app_user,
  accepted_at timestamptz,
  constraint team_member_place unique (campaign_id, position) deferrable initially deferred,
  constraint team_member_address unique (campaign_id, email),
  constraint team_member_account unique (campaign_id, user_id),
  constraint team_member_accepts_as_somebody check ((user_id is null) = (accepted_at is null)),
  -- A link works once.
  constraint team_member_link check (secret_hash is null or (accepted_at is null and declined_at is null))
);
create index team_member_of_user on team_member (user_id, accepted_at desc, id desc) where user_id is not null;
create index team_member_by_link on team_member (link_id) where link_id is not null;

create trigger told_changed after insert or update or delete on team_member
  for each statement execute function kernel.tell_changed('campaigns');
