-- Share certificates (specification 1, 2, 3 and 7) and the register of holders behind them.

-- The last number and the last share of a campaign: its row is locked while anything of its register is written, so that
-- numbers have no gaps.
create table certificate_counter (
  campaign_id uuid primary key references campaign,
  last_number integer not null default 0 check (last_number >= 0),
  last_share bigint not null default 0 check (last_share >= 0)
);

-- A certificate is never changed: what happens to it later is in the register.
create table share_certificate (
  id uuid primary key,
  campaign_id uuid not null references campaign,
  -- The investment that it came of; null after a transfer to somebody else, and for the rest of one.
  investment_id uuid references investment,
  holder_id uuid not null references app_user,
  -- As it stood in the register on the day of issue.
  holder_name text not null check (length(holder_name) between 1 and 300),
  number integer not null check (number > 0),
  -- What the public page finds it by.
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  units bigint not null check (units > 0),
  first_share bigint not null check (first_share > 0),
  unit_price bigint not null check (unit_price > 0),
  currency char(3) not null,
  issued_at timestamptz not null
);
create unique index share_certificate_number on share_certificate (campaign_id, number);
create unique index share_certificate_code on share_certificate (code);
-- An investment is certified once, however often the job runs.
create unique index share_certificate_investment on share_certificate (investment_id);
create index share_certificate_holder on share_certificate (holder_id, issued_at desc);
create index share_certificate_newest on share_certificate (issued_at desc, id desc);
create trigger share_certificate_append_only before update or delete on share_certificate
  for each row execute function kernel.refuse_change();
create trigger share_certificate_no_truncate before truncate on share_certificate
  for each statement execute function kernel.refuse_change();

-- The register: each entry makes a certificate, ends one, or both.
create table register_entry (
  id uuid primary key,
  campaign_id uuid not null references campaign,
  kind text not null check (kind in ('issue', 'transfer', 'balance', 'cancel')),
  certificate_id uuid references share_certificate,
  ended_certificate_id uuid references share_certificate,
  units bigint not null check (units > 0),
  reason text check (length(reason) between 1 and 2000),
  made_by uuid references app_user,
  made_at timestamptz not null,
  constraint register_entry_kind check (
    (kind = 'cancel') = (certificate_id is null)
    and (kind in ('transfer', 'cancel')) = (ended_certificate_id is not null)
    and (kind in ('transfer', 'cancel')) = (reason is not null))
);
create unique index register_entry_certificate on register_entry (certificate_id);
create unique index register_entry_ended on register_entry (ended_certificate_id);
create index register_entry_campaign on register_entry (campaign_id, made_at, id);
create trigger register_entry_append_only before update or delete on register_entry
  for each row execute function kernel.refuse_change();
create trigger register_entry_no_truncate before truncate on register_entry
  for each statement execute function kernel.refuse_change();
