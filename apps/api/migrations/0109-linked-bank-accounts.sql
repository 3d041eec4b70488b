-- Bank accounts that people have linked by signing in at their bank, at the provider of such links.
create table bank_link (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider text not null,
  item_ref text not null,
  account_ref text not null,
  -- The consent, sealed; none once it has ended.
  token bytea,
  institution text,
  mask text,
  kind text check (kind in ('checking', 'savings')),
  owner_match text not null check (owner_match in ('match', 'differs', 'unknown')),
  -- Who of the staff has decided on an owner whom the bank calls otherwise.
  owner_accepted boolean,
  decided_by uuid references app_user,
  decided_at timestamptz,
  state text not null check (state in ('linked', 'broken', 'removed')),
  fault text,
  -- The account at the provider of debits; both null until the first one.
  payer_ref text,
  method_ref text,
  created_at timestamptz not null,
  checked_at timestamptz not null,
  next_check_at timestamptz,
  removed_at timestamptz,
  check ((payer_ref is null) = (method_ref is null)),
  check ((state = 'removed') = (removed_at is not null)),
  check (state = 'removed' or token is not null)
);
create unique index bank_link_item_key on bank_link (provider, item_ref);
create index bank_link_created on bank_link (created_at, id);
create index bank_link_user on bank_link (user_id, created_at);
create index bank_link_due on bank_link (next_check_at) where next_check_at is not null;

-- The provider's pages on which accounts are linked or connected again.
create table bank_connection (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider text not null,
  ref text not null,
  -- Its address, sealed: who has it may finish it.
  page bytea not null,
  repairs uuid references bank_link,
  bank_link_id uuid references bank_link,
  state text not null check (state in ('open', 'done', 'left')),
  -- A code is exchanged once: who has claimed the page alone does so.
  claimed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  next_check_at timestamptz
);
create unique index bank_connection_ref_key on bank_connection (provider, ref);
create index bank_connection_user on bank_connection (user_id, created_at);
create index bank_connection_due on bank_connection (next_check_at) where next_check_at is not null;

-- Payments that were debited from a linked account, and what the payer agreed to.
create table bank_debit (
  payment_id uuid primary key references payment,
  bank_link_id uuid not null references bank_link,
  payer_ref text not null,
  method_ref text not null,
  accepted_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index bank_debit_link on bank_debit (bank_link_id);
