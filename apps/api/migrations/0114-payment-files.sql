-- Files of transfers for the bank: made by one person, released by another, downloaded once, and their result read back.
create sequence payment_file_number;
create table payment_file (
  id uuid primary key,
  number text not null unique,
  format text not null check (format in ('pain.001', 'nacha')),
  account_id uuid not null references operator_account,
  currency char(3) not null references ledger.currency,
  -- what the file says of whoever sends it, for NACHA
  company_id text,
  -- a debit of the operator's own account beside the credits, as some banks ask
  balanced boolean not null default false,
  state text not null check (state in ('made', 'released', 'cancelled')),
  reason text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  decided_by uuid references app_user,
  decided_at timestamptz,
  downloads integer not null default 0,
  downloaded_at timestamptz,
  constraint payment_file_two_people check (state <> 'released' or decided_by is distinct from made_by)
);
create index payment_file_at on payment_file (made_at desc, id desc);
create table payment_file_item (
  file_id uuid not null references payment_file,
  kind text not null check (kind in ('withdrawal', 'payout')),
  transfer_id uuid not null,
  number text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('listed', 'dropped', 'sent', 'failed')),
  result text,
  primary key (file_id, kind, transfer_id)
);
-- A transfer is in one file at a time.
create unique index payment_file_item_live on payment_file_item (kind, transfer_id) where state in ('listed', 'sent');
create index payment_file_item_number on payment_file_item (number);
revoke delete on payment_file, payment_file_item from cairn_app, cairn_worker;
