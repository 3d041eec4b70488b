-- What a scanner says of an upload; a file without a row was let in by what it is made of.
create table kernel.file_scan (
  file_id uuid primary key references kernel.file,
  state text not null check (state in ('waiting', 'clean', 'infected')),
  signature text,
  scanned_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'infected') = (signature is not null))
);
grant select, insert, update, delete on kernel.file_scan to cairn_app, cairn_worker;
create index file_scan_waiting on kernel.file_scan (created_at) where state = 'waiting';

-- Documents of a campaign. One that is removed stays as a row, for those who asked for it.
create table campaign_document (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  title text not null check (length(title) between 1 and 120),
  type text not null check (type in ('offering', 'financials', 'agreement', 'plan', 'register', 'other')),
  visibility text not null check (visibility in ('public', 'private')),
  -- Of the newest version; the list's order.
  changed_at timestamptz not null,
  removed_at timestamptz
);
create index campaign_document_of on campaign_document (campaign_id, changed_at desc, id desc) where removed_at is null;

create table campaign_document_version (
  document_id uuid not null references campaign_document on delete cascade,
  version integer not null check (version > 0),
  file_id uuid not null unique references kernel.file,
  name text not null,
  content_type text not null,
  size integer not null,
  uploaded_at timestamptz not null,
  primary key (document_id, version)
);

-- One row a person and document: who asks again asks in the same row, and `history` has what was before.
create table document_access (
  id uuid primary key,
  document_id uuid not null references campaign_document on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  user_id uuid not null references app_user,
  state text not null check (state in ('requested', 'granted', 'declined')),
  note text,
  asked integer not null default 1,
  asked_at timestamptz not null,
  decided_at timestamptz,
  until timestamptz,
  decline_reason text,
  unique (document_id, user_id),
  check ((state = 'granted') = (until is not null)),
  check ((state = 'declined') = (decline_reason is not null))
);
create index document_access_of on document_access (campaign_id, asked_at desc, id desc);
create index document_access_by on document_access (user_id);

-- Every opening of a private document by somebody its owner has let.
create table document_view (
  id uuid primary key,
  document_id uuid not null references campaign_document on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  user_id uuid not null references app_user,
  version integer not null,
  at timestamptz not null
);
create index document_view_of on document_view (campaign_id, at desc, id desc);
create index document_view_by on document_view (document_id, user_id);
