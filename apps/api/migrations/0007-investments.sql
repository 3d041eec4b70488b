-- Investments, the payments that carry them, and what providers tell us.

create sequence investment_number;
create table investment (
  id uuid primary key,
  number text not null,
  campaign_id uuid not null references campaign,
  investor_id uuid not null references app_user,
  idempotency_key uuid not null,
  state text not null check (state in ('reserved', 'paying', 'received', 'settled', 'refunding', 'refunded', 'failed', 'expired', 'cancelled')),
  amount bigint not null check (amount > 0),
  currency char(3) not null references ledger.currency,
  units bigint check (units > 0),
  unit_price bigint check (unit_price > 0),
  capacity_units bigint not null check (capacity_units > 0),
  payment_type text check (payment_type in ('wallet', 'card')),
  reserved_until timestamptz,
  created_at timestamptz not null,
  received_at timestamptz,
  ended_at timestamptz,
  -- what has come back, and the exact residuals of its parts (repayments C4)
  principal_returned bigint not null default 0 check (principal_returned >= 0),
  income_received bigint not null default 0 check (income_received >= 0),
  interest_residual text not null default '0/1',
  principal_residual text not null default '0/1',
  check (principal_returned <= amount)
);
create unique index investment_number_key on investment (number);
create unique index investment_command_key on investment (investor_id, idempotency_key);
create index investment_investor on investment (investor_id, created_at desc, id desc);
create index investment_campaign on investment (campaign_id, created_at desc, id desc);
create index investment_campaign_state on investment (campaign_id, state, received_at, id);
create index investment_holds on investment (reserved_until) where state in ('reserved', 'paying');

-- Only a lock: the annual limit spans rows, so two investments of one person take turns (lock rank 2).
create table investor_limit (user_id uuid primary key references app_user);

create table payment (
  id uuid primary key,
  user_id uuid not null references app_user,
  idempotency_key uuid not null,
  purpose text not null check (purpose in ('investment', 'top_up', 'repayment')),
  subject_id uuid not null,
  provider text not null check (provider in ('stripe')),
  state text not null check (state in ('planned', 'open', 'collected', 'failed', 'expired', 'late', 'returned')),
  amount bigint not null check (amount > 0),
  currency char(3) not null references ledger.currency,
  session_id text,
  session_url text,
  provider_payment_id text,
  expires_at timestamptz,
  failure_code text,
  created_at timestamptz not null,
  checked_at timestamptz,
  collected_at timestamptz
);
create unique index payment_command_key on payment (user_id, idempotency_key);
create unique index payment_session_key on payment (session_id) where session_id is not null;
create index payment_subject on payment (purpose, subject_id, created_at desc);
create index payment_unfinished on payment (created_at) where state in ('planned', 'open');

create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  subject_type text not null,
  subject_id uuid not null,
  state text not null check (state in ('planned', 'sent', 'succeeded', 'failed')),
  amount bigint not null check (amount > 0),
  currency char(3) not null references ledger.currency,
  provider_refund_id text,
  failure_code text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create unique index refund_subject_key on refund (subject_type, subject_id);
create index refund_unfinished on refund (created_at) where state in ('planned', 'sent');

-- What a provider posted to us, kept before it is acted on.
create table webhook_event (
  id uuid primary key,
  provider text not null,
  endpoint text not null,
  event_id text not null,
  type text not null,
  object_id text,
  received_at timestamptz not null
);
create unique index webhook_event_key on webhook_event (provider, event_id);

create table connect_account (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider_account_id text not null,
  company_name text,
  ready boolean not null default false,
  details_submitted boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index connect_account_provider_key on connect_account (provider_account_id);
create unique index connect_account_one_live on connect_account (user_id) where removed_at is null;
