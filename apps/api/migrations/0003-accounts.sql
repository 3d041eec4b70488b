-- People, their sessions, and the links that mails carry.

create table app_user (
  id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone_number text,
  slug text not null,
  password_hash text,
  user_type text not null check (user_type in ('investor', 'campaign-owner', 'both')),
  admin_role text check (admin_role in ('super', 'moderator', 'compliance', 'finance', 'operator')),
  language text not null default 'en' check (language in ('en', 'fr', 'ar')),
  activated_at timestamptz,
  suspended_at timestamptz,
  terms_accepted_at timestamptz,
  show_name boolean not null default false,
  totp_secret bytea,
  totp_enabled_at timestamptz,
  totp_last_step bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index user_email_key on app_user (email);
create unique index user_slug_key on app_user (slug);

create table session (
  id uuid primary key,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('web', 'admin')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_seen_at timestamptz not null,
  ip inet,
  user_agent text
);
create index session_by_user on session (user_id) where revoked_at is null;

-- A mailed or printed link. Only the hash of its secret is stored.
create table user_link (
  id uuid primary key,
  user_id uuid not null references app_user,
  purpose text not null check (purpose in ('activation', 'password_reset', 'admin_enrolment')),
  secret_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create unique index user_link_secret_key on user_link (secret_hash);
create index user_link_user on user_link (user_id, purpose);

create table site_setting (
  name text primary key,
  value jsonb not null,
  public boolean not null,
  updated_at timestamptz not null default now()
);

-- Legal figures, dated and cited, never in code.
create table rule_param (
  jurisdiction text not null,
  key text not null,
  value jsonb not null,
  effective_from date not null,
  citation text not null,
  primary key (jurisdiction, key, effective_from)
);

-- C-06: the most one payment method takes. A currency without a row is not offered.
create table payment_limit (
  method text not null,
  currency char(3) not null references ledger.currency,
  maximum bigint not null check (maximum > 0),
  primary key (method, currency)
);

-- Counters of the rate limits that several processes share.
create table rate_limit (
  key text primary key,
  points integer not null,
  expire bigint
);
