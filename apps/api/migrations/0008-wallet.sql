-- Top-ups and withdrawals. Balances stand in the ledger alone.

create sequence top_up_number;
create table top_up (
  id uuid primary key,
  number text not null,
  user_id uuid not null references app_user,
  idempotency_key uuid not null,
  state text not null check (state in ('open', 'paying', 'received', 'failed', 'expired')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency char(3) not null references ledger.currency,
  created_at timestamptz not null,
  received_at timestamptz
);
create unique index top_up_number_key on top_up (number);
create unique index top_up_command_key on top_up (user_id, idempotency_key);
create index top_up_user on top_up (user_id, created_at desc);

create sequence withdrawal_number;
create table withdrawal (
  id uuid primary key,
  number text not null,
  user_id uuid not null references app_user,
  idempotency_key uuid not null,
  state text not null check (state in ('requested', 'sent', 'rejected', 'failed')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency char(3) not null references ledger.currency,
  bank_name text not null,
  account_type text not null,
  account_number bytea not null,
  account_number_last4 text not null,
  routing_number text not null,
  reference text,
  decline_reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app_user
);
create unique index withdrawal_number_key on withdrawal (number);
create unique index withdrawal_command_key on withdrawal (user_id, idempotency_key);
create index withdrawal_user on withdrawal (user_id, created_at desc);
create index withdrawal_queue on withdrawal (state, created_at);
