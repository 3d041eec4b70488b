-- Sanctions lists and lists of politically exposed persons, against which identities are compared.
create extension if not exists pg_trgm;

insert into site_setting (name, value, public) values ('screeningThreshold', '85', false);

-- A version of a list, from its upload on. One of each kind is in force.
create table screening_list (
  id uuid primary key,
  kind text not null check (kind in ('sanctions', 'politically_exposed')),
  state text not null check (state in ('waiting', 'in_force', 'refused', 'replaced')),
  file_name text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  -- the parts of the uploaded file, in their order; emptied once they are read
  file_ids uuid[] not null,
  entries integer,
  people integer,
  -- why it was refused, and in which line
  fault text check (fault in ('header', 'line', 'empty', 'repeated', 'superseded')),
  fault_line integer,
  uploaded_by uuid not null references app_user,
  uploaded_at timestamptz not null,
  finished_at timestamptz
);
create unique index screening_list_in_force on screening_list (kind) where state = 'in_force';
create index screening_list_uploaded on screening_list (uploaded_at, id);
create index screening_list_uploader on screening_list (uploaded_by);

-- How far a file has been read: written beside the transaction that reads it.
create table screening_progress (
  list_id uuid primary key references screening_list on delete cascade,
  read_bytes bigint not null
);

create table screening_entry (
  list_id uuid not null references screening_list,
  entry_id text not null,
  schema_name text not null,
  name text not null,
  aliases text[] not null,
  birth_dates text[] not null,
  countries text[] not null,
  -- addresses, identifiers, sanctions, data set and dates, as the list has them
  details jsonb not null,
  -- of what a decision rests on: another one is another entry
  fingerprint text not null,
  primary key (list_id, entry_id)
);

-- Every name of every person on a list, as names are compared: lower case, in Latin letters.
create table screening_name (
  list_id uuid not null references screening_list,
  entry_id text not null,
  name text not null,
  key text not null
);
create index screening_name_entry on screening_name (list_id, entry_id);
create index screening_name_key on screening_name using gin (key gin_trgm_ops);

-- Against what a person was compared last. Whoever is not compared with what is in force now is compared again.
create table screening_person (
  user_id uuid primary key references app_user,
  basis text not null,
  submitted_at timestamptz not null,
  screened_at timestamptz not null
);

-- One for each person and entry.
create table screening_case (
  id uuid primary key,
  user_id uuid not null references app_user,
  list_kind text not null check (list_kind in ('sanctions', 'politically_exposed')),
  entry_id text not null,
  state text not null check (state in ('open', 'confirmed', 'dismissed')),
  score integer not null check (score between 0 and 100),
  name_score integer not null check (name_score between 0 and 100),
  matched_name text not null,
  birth text not null check (birth in ('same', 'same_year', 'other', 'unknown')),
  country text not null check (country in ('same', 'other', 'unknown')),
  -- the entry as the list had it
  entry jsonb not null,
  fingerprint text not null,
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app_user,
  reason text,
  check ((state = 'open') = (decided_at is null))
);
create unique index screening_case_key on screening_case (user_id, list_kind, entry_id);
create index screening_case_opened on screening_case (opened_at, id);
create index screening_case_open on screening_case (opened_at, id) where state = 'open';
create index screening_case_decider on screening_case (decided_by);

-- The lists in force and the threshold, as one text.
create function screening_basis() returns text language sql stable as $$
  select coalesce(string_agg(id::text, ' ' order by kind), '') || ' '
    || (select value #>> '{}' from site_setting where name = 'screeningThreshold')
  from screening_list where state = 'in_force'
$$;

-- Whether compliance has confirmed that sanctions name a person: their money does not move. To hold a public office is no
-- measure against anybody: it asks for a closer look, which the decision on the case is.
create function is_held(person uuid) returns boolean language sql stable as $$
  select exists (select from screening_case where user_id = person and state = 'confirmed' and list_kind = 'sanctions')
$$;
