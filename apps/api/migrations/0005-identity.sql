-- Identity and accreditation. Numbers and birth dates are encrypted; ssn_index finds duplicates without opening any.

create table investor_profile (
  id uuid primary key,
  user_id uuid not null references app_user,
  state text not null check (state in ('under_review', 'approved', 'declined')),
  legal_first_name text not null,
  legal_last_name text not null,
  date_of_birth bytea not null,
  ssn bytea,
  ssn_last4 text,
  ssn_index bytea,
  address text not null,
  address2 text,
  city text not null,
  region text,
  postal_code text not null,
  country char(2) not null,
  us_citizen boolean,
  job_title text,
  job_industry text,
  yearly_income bigint not null check (yearly_income >= 0),
  net_worth bigint not null check (net_worth >= 0),
  invested_elsewhere bigint not null default 0 check (invested_elsewhere >= 0),
  spouse_income_included boolean not null default false,
  decline_reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app_user
);
create unique index investor_profile_user_key on investor_profile (user_id);
create index investor_profile_queue on investor_profile (state, submitted_at);
create index investor_profile_ssn on investor_profile (ssn_index) where ssn_index is not null;

create table accreditation (
  id uuid primary key,
  user_id uuid not null references app_user,
  state text not null check (state in ('under_review', 'approved', 'declined')),
  grounds text[] not null check (cardinality(grounds) > 0),
  verification_type text not null check (verification_type in ('phone_call', 'accreditation_letter')),
  detail text not null,
  decline_reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app_user,
  expires_at timestamptz
);
create unique index accreditation_one_open on accreditation (user_id) where state = 'under_review';
create index accreditation_user on accreditation (user_id, submitted_at desc);
create index accreditation_queue on accreditation (state, submitted_at);

-- How every state came to be: written by each module's move(), read by timelines.
create table history (
  id uuid primary key,
  subject_type text not null,
  subject_id uuid not null,
  from_state text,
  to_state text not null,
  reason text,
  actor text not null,
  actor_id uuid,
  at timestamptz not null
);
create index history_subject on history (subject_type, subject_id, at);
