-- What leaves to the owner, and what comes back to investors.

create sequence payout_number;
create table payout (
  id uuid primary key,
  number text not null,
  campaign_id uuid not null references campaign,
  requested_by uuid not null references app_user,
  idempotency_key uuid not null,
  amount bigint not null check (amount > 0),
  currency char(3) not null references ledger.currency,
  method text not null check (method in ('connect', 'bank_transfer')),
  state text not null check (state in ('requested', 'approved', 'released', 'paid', 'failed', 'rejected')),
  connect_account_id uuid references connect_account,
  provider_transfer_id text,
  reference text,
  decline_reason text,
  requested_at timestamptz not null,
  approved_at timestamptz,
  approved_by uuid references app_user,
  released_at timestamptz,
  released_by uuid references app_user,
  paid_at timestamptz,
  -- Four eyes: the owner counts as neither, and nobody confirms twice.
  constraint payout_two_people check (
    approved_by is distinct from requested_by
    and (released_by is null or (released_by is distinct from requested_by and released_by is distinct from approved_by))
  )
);
create unique index payout_number_key on payout (number);
create unique index payout_command_key on payout (requested_by, idempotency_key);
create index payout_campaign on payout (campaign_id, requested_at desc);
create index payout_queue on payout (state, requested_at);

create sequence repayment_number;
create table repayment (
  id uuid primary key,
  number text not null,
  campaign_id uuid not null references campaign,
  instalment integer check (instalment > 0),
  type text not null check (type in ('dividend', 'interest', 'returnofInvestment')),
  interest bigint not null check (interest >= 0),
  principal bigint not null check (principal >= 0),
  currency char(3) not null references ledger.currency,
  due_on date not null,
  state text not null check (state in ('due', 'paying', 'distributing', 'distributed', 'cancelled')),
  description text,
  created_by uuid references app_user,
  idempotency_key uuid not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  distributed_at timestamptz,
  check (interest + principal > 0)
);
create unique index repayment_number_key on repayment (number);
create unique index repayment_instalment_key on repayment (campaign_id, instalment) where instalment is not null;
create unique index repayment_command_key on repayment (campaign_id, idempotency_key);
create index repayment_campaign on repayment (campaign_id, due_on, instalment);
create index repayment_distributing on repayment (paid_at) where state = 'distributing';

-- Each investor's part, written before any of it is posted; posted in chunks.
create table allocation (
  repayment_id uuid not null references repayment,
  investment_id uuid not null references investment,
  investor_id uuid not null references app_user,
  interest bigint not null check (interest >= 0),
  principal bigint not null check (principal >= 0),
  chunk integer not null,
  posted_at timestamptz,
  primary key (repayment_id, investment_id)
);
create index allocation_investor on allocation (investor_id, posted_at desc);
create index allocation_investment on allocation (investment_id);
create index allocation_chunk on allocation (repayment_id, chunk) where posted_at is null;
