-- Who confirms identities: the site's compliance staff, or a provider before them.
insert into site_setting (name, value, public) values ('identityProvider', '"manual"', true);

-- Each attempt to have a provider confirm an identity.
create table identity_check (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider text not null check (provider in ('shufti', 'north')),
  -- the provider's reference; null until it has answered
  ref text,
  attempt integer not null check (attempt > 0),
  state text not null check (state in ('planned', 'open', 'review', 'accepted', 'declined', 'expired', 'cancelled')),
  -- what was sent: a record that is changed meanwhile is not confirmed by it
  subject_version text not null,
  -- the provider's page, encrypted: whoever has it can act as the person
  page bytea,
  page_until timestamptz,
  reasons text[] not null default '{}',
  codes text[] not null default '{}',
  results jsonb not null default '[]',
  document_expires_on date,
  -- SHA-256 of the provider's last words, which are not kept themselves
  body_hash text,
  checks integer not null default 0,
  -- null once nothing more is expected
  next_check_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- when the person was told that the document is about to run out
  warned_at timestamptz
);
create unique index identity_check_ref_key on identity_check (provider, ref);
create unique index identity_check_attempt_key on identity_check (user_id, provider, attempt);
-- One at a time: a second press of the button finds the first check.
create unique index identity_check_open_key on identity_check (user_id) where state in ('planned', 'open', 'review');
create index identity_check_due on identity_check (next_check_at) where next_check_at is not null;
create index identity_check_document on identity_check (document_expires_on) where state = 'accepted';

-- The person's record at a provider that keeps one apart from its checks.
create table identity_party (
  user_id uuid not null references app_user,
  provider text not null check (provider in ('north')),
  party_id text not null,
  domicile text not null check (domicile in ('us_citizen', 'us_resident', 'non_resident')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, provider)
);
create unique index identity_party_key on identity_party (provider, party_id);

create table identity_document (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider text not null check (provider in ('north')),
  title text not null,
  name text not null,
  file_id uuid not null references kernel.file,
  sent_at timestamptz not null,
  -- when the provider has taken it
  forwarded_at timestamptz
);
create index identity_document_user on identity_document (user_id, sent_at);
create index identity_document_waiting on identity_document (sent_at) where forwarded_at is null;

-- What a declined person has to say to compliance.
create table identity_appeal (
  id uuid primary key,
  user_id uuid not null references app_user,
  note text not null,
  created_at timestamptz not null
);
create index identity_appeal_user on identity_appeal (user_id, created_at);

-- An identity is never confirmed for good.
insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('none', 'identity_months', '24', '2016-01-01', 'House rule, after FATF Recommendation 10(d): records are kept up to date'),
  ('none', 'identity_months_at_risk', '12', '2016-01-01', 'House rule, after FATF Recommendation 10: more often where the risk is higher'),
  ('none', 'identity_notice_days', '30', '2016-01-01', 'House rule: notice before a document runs out');
