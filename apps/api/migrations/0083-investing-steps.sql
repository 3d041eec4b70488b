-- The steps between the amount and the payment. A draft holds nothing; its id is that of the investment that comes of it.
create table investing_account (
  id uuid primary key,
  user_id uuid not null references app_user,
  investing_as text not null check (investing_as in ('INDIVIDUAL', 'JOINT', 'COMPANY', 'SELF-DIRECTED-IRA')),
  -- Names, numbers and address as JSON, encrypted.
  details bytea not null,
  -- Of the number of the person or the company: finds the same one elsewhere.
  number_index bytea,
  created_at timestamptz not null,
  -- Agreements still name it; it is not offered any more.
  ended_at timestamptz
);
create index investing_account_of_user on investing_account (user_id) where ended_at is null;
create index investing_account_number on investing_account (number_index) where number_index is not null;

create table investment_draft (
  id uuid primary key,
  -- That of the investment, which agreements name before there is one.
  number text not null unique,
  campaign_id uuid not null references campaign,
  investor_id uuid not null references app_user,
  idempotency_key uuid not null,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  units bigint check (units > 0),
  unit_price bigint check (unit_price > 0),
  capacity_units bigint not null check (capacity_units > 0),
  -- Of the terms that the amount was chosen on.
  terms_version integer not null check (terms_version > 0),
  account_id uuid references investing_account,
  begun_at timestamptz not null,
  touched_at timestamptz not null check (touched_at >= begun_at),
  archived_at timestamptz,
  archive_reason text check (archive_reason in ('campaign_successful', 'campaign_unsuccessful', 'admin', 'investor', 'expired')),
  unique (investor_id, idempotency_key),
  constraint investment_draft_archived check ((archived_at is null) = (archive_reason is null)),
  constraint investment_draft_units check ((units is null) = (unit_price is null))
);
create index investment_draft_open on investment_draft (investor_id, touched_at desc, id desc) where archived_at is null;
create index investment_draft_of_campaign on investment_draft (campaign_id) where archived_at is null;
create index investment_draft_idle on investment_draft (touched_at) where archived_at is null;

create table investing_answer (
  draft_id uuid not null references investment_draft,
  step text not null check (step in ('investor-details', 'investor-questionnaire', 'pre-subscription-information', 'subscription-agreement')),
  -- Of the wording that was read.
  version text not null check (length(version) between 1 and 60),
  -- What was answered, as JSON, encrypted: figures of income and worth are among it.
  answers bytea not null,
  answered_at timestamptz not null,
  ip inet,
  primary key (draft_id, step)
);

insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('none', 'draft_days', '30', '2016-01-01', 'House rule: how long an investment that was begun is kept');

-- What is reserved today was reserved without steps: they are asked for before it is paid.
insert into investment_draft (id, number, campaign_id, investor_id, idempotency_key, amount, currency, units, unit_price,
  capacity_units, terms_version, begun_at, touched_at)
select id, number, campaign_id, investor_id, idempotency_key, amount, currency, units, unit_price, capacity_units,
  campaign_version, created_at, created_at
from investment where state in ('reserved', 'paying');
