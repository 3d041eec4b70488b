insert into site_setting (name, value, public) values ('accreditationProvider', '"manual"', true);

-- An application that a provider verifies before the site's own staff: one request, which costs a fee.
create table accreditation_check (
  accreditation_id uuid primary key references accreditation,
  provider text not null check (provider in ('north')),
  account text,
  ref text,
  state text not null check (state in ('planned', 'open', 'more_asked', 'approved', 'declined', 'refused')),
  -- The provider's own word.
  code text,
  checks integer not null default 0,
  next_check_at timestamptz,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint accreditation_check_asked check (state in ('planned', 'refused') or (account is not null and ref is not null))
);
create index accreditation_check_due on accreditation_check (next_check_at) where next_check_at is not null;

alter table accreditation_evidence add column forwarded_at timestamptz;
