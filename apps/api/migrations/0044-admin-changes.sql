-- Who may do what in the console: each change with the person who asked for it and, where it gives power over money or
-- takes the role of a super admin away, the second one who confirmed it (SEC-57).
create table admin_change (
  id uuid primary key,
  kind text not null check (kind in ('invite', 'role', 'suspend', 'reinstate', 'remove', 'reset')),
  -- An invitation that waits has no account yet.
  subject_id uuid references app_user,
  email text not null,
  role text check (role in ('super', 'moderator', 'compliance', 'finance', 'operator')),
  reason text not null,
  needs_second boolean not null,
  maker_id uuid not null references app_user,
  made_at timestamptz not null,
  checker_id uuid references app_user,
  decided_at timestamptz,
  state text not null check (state in ('waiting', 'done', 'refused')),
  -- It needed a second person when there was no other super admin.
  alone boolean not null default false,
  constraint admin_change_decided check ((state = 'waiting') = (decided_at is null)),
  constraint admin_change_two_people check (checker_id is null or checker_id <> maker_id),
  constraint admin_change_checked check (not needs_second or state <> 'done' or alone or checker_id is not null),
  constraint admin_change_not_oneself check (subject_id is null or subject_id <> maker_id)
);
create unique index admin_change_waiting on admin_change (email) where state = 'waiting';
create index admin_change_made on admin_change (made_at desc);
-- What was asked for never changes; it is decided once.
revoke delete, update on admin_change from cairn_app, cairn_worker;
grant update (state, subject_id, checker_id, decided_at) on admin_change to cairn_app, cairn_worker;
