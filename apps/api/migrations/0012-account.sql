-- The account: second factor and step-up, profile, follows, social sign-in, invitations, and leaving.

alter table app_user
  -- A secret that waits for its first code; the one in use stays until then.
  add column totp_pending bytea,
  add column two_factor_wanted boolean not null default false,
  add column password_changed_at timestamptz,
  add column pending_email text,
  add column photo_file_id uuid references kernel.file,
  add column cover_file_id uuid references kernel.file,
  add column description text,
  add column address text,
  add column zipcode text,
  add column website text,
  add column facebook text,
  add column twitter text,
  add column linkedin text,
  add column youtube text,
  -- What its owner lets others see; nothing is shown before it is ticked.
  add column show_investments boolean not null default false,
  add column show_amounts boolean not null default false,
  add column show_following boolean not null default false,
  add column follower_count integer not null default 0 check (follower_count >= 0),
  add column following_count integer not null default 0 check (following_count >= 0),
  add column suspension_reason text,
  add column deletion_requested_at timestamptz,
  add column deletion_due_at timestamptz,
  add column deletion_reason text,
  add column pseudonymised_at timestamptz,
  add constraint deletion_has_both check ((deletion_requested_at is null) = (deletion_due_at is null));
create index app_user_name on app_user (lower(first_name || ' ' || last_name) text_pattern_ops);
create index app_user_last_name on app_user (lower(last_name) text_pattern_ops);
create index app_user_created on app_user (created_at desc, id desc);
create index app_user_deletion_due on app_user (deletion_due_at) where pseudonymised_at is null;

alter table session
  -- SEC-14: when its holder last proved to be there, beyond holding the token.
  add column stepped_up_at timestamptz,
  -- SEC-58: the admin who looks through this session and may change nothing.
  add column viewer_id uuid references app_user;

alter table user_link drop constraint user_link_purpose_check;
alter table user_link add constraint user_link_purpose_check check (
  purpose in ('activation', 'password_reset', 'admin_enrolment', 'step_up', 'auto_login', 'email_change')
);

create table recovery_code (
  user_id uuid not null references app_user,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- SEC-13: the code step that a right password has opened.
create table sign_in_verification (
  id uuid primary key,
  user_id uuid not null references app_user,
  purpose text not null check (purpose in ('login', 'sign_up')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  used_at timestamptz
);
create index sign_in_verification_expired on sign_in_verification (expires_at);

create table user_follow (
  follower_id uuid not null references app_user,
  followed_id uuid not null references app_user,
  created_at timestamptz not null,
  primary key (follower_id, followed_id),
  constraint nobody_follows_themselves check (follower_id <> followed_id)
);
create index user_follow_followers on user_follow (followed_id, created_at desc, follower_id desc);
create index user_follow_following on user_follow (follower_id, created_at desc, followed_id desc);

create table social_identity (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider text not null check (provider in ('google', 'linkedin', 'facebook')),
  subject text not null,
  connected_at timestamptz not null
);
create unique index social_identity_subject on social_identity (provider, subject);
create unique index social_identity_of_user on social_identity (user_id, provider);

-- A visit to an identity provider. The verifier of its code stays in the browser that began it.
create table social_attempt (
  id uuid primary key,
  provider text not null check (provider in ('google', 'linkedin', 'facebook')),
  state_hash bytea not null unique,
  nonce text not null,
  code_challenge text not null,
  -- Set when somebody who is signed in connects an account.
  user_id uuid references app_user,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The answer has been exchanged; what the provider said of the person follows.
  exchanged_at timestamptz,
  subject text,
  email text,
  first_name text,
  last_name text,
  used_at timestamptz
);
create index social_attempt_expired on social_attempt (expires_at);

create table invitation (
  id uuid primary key,
  inviter_id uuid not null references app_user,
  -- Forgotten thirty days after the invitation when nobody came.
  email text,
  message text,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references app_user
);
create unique index invitation_once on invitation (inviter_id, email);
create index invitation_by_inviter on invitation (inviter_id, created_at desc, id desc);
create index invitation_forgotten on invitation (created_at) where email is not null and accepted_at is null;

create table data_export (
  id uuid primary key,
  user_id uuid not null references app_user,
  state text not null check (state in ('waiting', 'ready', 'failed', 'expired')),
  file_id uuid references kernel.file,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create unique index data_export_one_waiting on data_export (user_id) where state = 'waiting';
create index data_export_by_user on data_export (user_id, requested_at desc);
create index data_export_expiring on data_export (expires_at) where state = 'ready';
