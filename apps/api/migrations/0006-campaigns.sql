-- A campaign with its wizard sections, and the narrow row that its investors contend for.

create table campaign (
  id uuid primary key,
  owner_id uuid not null references app_user,
  slug text not null,
  status smallint not null check (status between 0 and 7),
  type text not null check (type in ('equity', 'debt')),
  name text not null,
  -- company profile
  company_name text,
  tag_line text,
  company_email text,
  address text,
  city text,
  country char(2),
  category text,
  industry text,
  phone_number text,
  description text,
  form_c_link text,
  website text,
  year_founded integer,
  logo_file_id uuid references kernel.file,
  -- fundraising detail; amounts are minor units of currency
  currency char(3) references ledger.currency,
  raise_mode text check (raise_mode in ('fixed', 'flexible')),
  goal bigint check (goal > 0),
  minimum_raise bigint check (minimum_raise > 0),
  maximum_raise bigint check (maximum_raise > 0),
  max_offering bigint check (max_offering > 0),
  minimum_investment bigint check (minimum_investment > 0),
  maximum_investment bigint check (maximum_investment > 0),
  campaign_stage text,
  investing_round text,
  admission text not null default 'both' check (admission in ('both', 'accredited', 'non-accredited')),
  closing_date date,
  -- equity terms
  available_shares bigint check (available_shares > 0),
  existing_shares bigint check (existing_shares > 0),
  price_per_share bigint check (price_per_share > 0),
  equity_available text,
  pre_money_valuation bigint,
  conversion_trigger text,
  notice_terms text,
  -- debt terms
  interest_rate text,
  invest_frequency text,
  repayment_schedule text,
  term_months integer check (term_months between 1 and 600),
  payback_start date,
  -- story
  upload_type text check (upload_type in ('image', 'video')),
  summary text check (char_length(summary) <= 255),
  story_body jsonb,
  video_url text,
  cover_file_id uuid references kernel.file,
  -- payout account; the number is encrypted
  bank_name text,
  bank_account_type text,
  bank_account_number bytea,
  bank_account_last4 text,
  bank_routing_number text,
  bank_terms_at timestamptz,
  -- lifecycle
  decline_reason text,
  submitted_at timestamptz,
  opens_at timestamptz,
  closes_at timestamptz,
  closed_at timestamptz,
  search tsvector not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index campaign_slug_key on campaign (slug);
create index campaign_owner on campaign (owner_id, created_at desc);
create index campaign_queue on campaign (status, submitted_at);
create index campaign_search on campaign using gin (search);
create index campaign_due on campaign (closes_at) where status = 2;

-- Capacity and stored totals, changed by the transaction that changes what they count (lock rank 5). Units are shares
-- for equity and minor units for debt. listed_as: 2 open, 4 funded, null when it stands in no public list.
create table campaign_capacity (
  campaign_id uuid primary key references campaign,
  open boolean not null default false,
  closes_at timestamptz,
  max_units bigint not null default 0,
  taken bigint not null default 0,
  received bigint not null default 0 check (received >= 0),
  committed bigint not null default 0 check (committed >= 0),
  investors integer not null default 0 check (investors >= 0),
  threshold bigint not null default 0,
  percent integer not null default 0,
  listed_as smallint,
  opens_at timestamptz,
  last_invested_at timestamptz,
  constraint capacity_not_exceeded check (taken between 0 and max_units)
) with (fillfactor = 60);
-- One index for each order offered, in exactly that order.
create index capacity_newest on campaign_capacity (listed_as, opens_at desc nulls last, campaign_id desc);
create index capacity_recent on campaign_capacity (listed_as, last_invested_at desc nulls last, campaign_id desc);
create index capacity_percent on campaign_capacity (listed_as, percent desc nulls last, campaign_id desc);
create index capacity_amount on campaign_capacity (listed_as, received desc nulls last, campaign_id desc);
