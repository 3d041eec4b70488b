-- Wallets that a provider keeps for people, beside the platform's own. The provider holds the money, in a wallet of each
-- person: the books show what it says it holds, and nothing leads from there into the platform's own accounts.

create table second_wallet (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider text not null,
  currency char(3) not null references ledger.currency,
  state text not null check (state in ('opening', 'open', 'refused')),
  -- What the provider asks for; encrypted.
  date_of_birth bytea not null,
  nationality char(2) not null,
  residence char(2) not null,
  terms_accepted_at timestamptz not null,
  owner_ref text,
  wallet_ref text,
  -- Whether the provider has confirmed who the owner is.
  confirmed boolean not null default false,
  created_at timestamptz not null,
  opened_at timestamptz,
  next_check_at timestamptz not null,
  checks integer not null default 0,
  check ((state = 'open') = (opened_at is not null)),
  check (state <> 'open' or owner_ref is not null and wallet_ref is not null)
);
create unique index second_wallet_user_key on second_wallet (user_id, currency);
create unique index second_wallet_ref_key on second_wallet (provider, wallet_ref) where wallet_ref is not null;
create index second_wallet_owner on second_wallet (provider, owner_ref) where owner_ref is not null;
create index second_wallet_due on second_wallet (next_check_at) where state = 'opening';

create table second_wallet_account (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider text not null,
  idempotency_key uuid not null,
  state text not null check (state in ('adding', 'active', 'refused', 'removed')),
  kind text not null check (kind in ('IBAN', 'GB', 'US', 'CA', 'OTHER')),
  -- The account as it was entered, encrypted: the last four characters are all that is shown.
  details bytea not null,
  last4 text not null check (length(last4) <= 4),
  -- Blind index of the whole account.
  account_index bytea not null,
  country char(2) not null,
  ref text,
  created_at timestamptz not null,
  usable_at timestamptz not null,
  removed_at timestamptz,
  next_check_at timestamptz not null,
  checks integer not null default 0,
  check ((state = 'active' or state = 'removed') = (ref is not null)),
  check ((state = 'removed') = (removed_at is not null))
);
create unique index second_wallet_account_command_key on second_wallet_account (user_id, idempotency_key);
create unique index second_wallet_account_key on second_wallet_account (user_id, account_index)
  where state in ('adding', 'active');
create index second_wallet_account_due on second_wallet_account (next_check_at) where state = 'adding';

create sequence second_wallet_top_up_number;
create table second_wallet_top_up (
  id uuid primary key,
  number text not null,
  user_id uuid not null references app_user,
  wallet_id uuid not null references second_wallet,
  idempotency_key uuid not null,
  means text not null check (means in ('card', 'wire')),
  state text not null check (state in ('opening', 'paying', 'received', 'failed')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  received bigint not null default 0 check (received >= 0),
  currency char(3) not null,
  language text not null,
  ref text,
  redirect_url text,
  instructions jsonb,
  failure_code text,
  created_at timestamptz not null,
  received_at timestamptz,
  next_check_at timestamptz not null,
  checks integer not null default 0,
  check ((state = 'received') = (received_at is not null)),
  check ((state = 'received') = (received > 0))
);
create unique index second_wallet_top_up_number_key on second_wallet_top_up (number);
create unique index second_wallet_top_up_command_key on second_wallet_top_up (user_id, idempotency_key);
create unique index second_wallet_top_up_ref_key on second_wallet_top_up (ref) where ref is not null;
create index second_wallet_top_up_user on second_wallet_top_up (user_id, created_at desc, id desc);
create index second_wallet_top_up_made on second_wallet_top_up (created_at, id);
create index second_wallet_top_up_due on second_wallet_top_up (next_check_at) where state in ('opening', 'paying');

create sequence second_wallet_payout_number;
create table second_wallet_payout (
  id uuid primary key,
  number text not null,
  user_id uuid not null references app_user,
  wallet_id uuid not null references second_wallet,
  account_id uuid not null references second_wallet_account,
  idempotency_key uuid not null,
  state text not null check (state in ('requested', 'sent', 'paid', 'failed', 'returned')),
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  ref text,
  failure_code text,
  created_at timestamptz not null,
  settled_at timestamptz,
  next_check_at timestamptz not null,
  checks integer not null default 0,
  check ((state in ('paid', 'failed', 'returned')) = (settled_at is not null))
);
create unique index second_wallet_payout_number_key on second_wallet_payout (number);
create unique index second_wallet_payout_command_key on second_wallet_payout (user_id, idempotency_key);
create unique index second_wallet_payout_ref_key on second_wallet_payout (ref) where ref is not null;
create index second_wallet_payout_user on second_wallet_payout (user_id, created_at desc, id desc);
create index second_wallet_payout_made on second_wallet_payout (created_at, id);
create index second_wallet_payout_account on second_wallet_payout (account_id);
create index second_wallet_payout_due on second_wallet_payout (next_check_at) where state in ('requested', 'sent', 'paid');
revoke delete on second_wallet, second_wallet_account, second_wallet_top_up, second_wallet_payout from cairn_app, cairn_worker;

insert into ledger.account_group values
  ('A:emoney', 'asset', false, 16, 'Money a provider holds for people in wallets of their own'),
  ('L:second_wallet', 'liability', true, 1, 'What a person has in a wallet at a provider');
insert into ledger.tx_kind (code, meaning) values
  ('second_wallet_top_up', 'Money came into a person''s wallet at a provider'),
  ('second_wallet_payout', 'Money leaves a person''s wallet at a provider for a bank, from request to payment'),
  ('second_wallet_payout_returned', 'A bank sent money back into a person''s wallet at a provider');
insert into ledger.kind_source values
  ('second_wallet_top_up', 'second_wallet_top_up'),
  ('second_wallet_payout', 'second_wallet_payout'), ('second_wallet_payout_returned', 'second_wallet_payout');
insert into ledger.posting_rule values
  ('second_wallet_top_up', 'A:emoney', 'L:second_wallet'),
  ('second_wallet_payout', 'L:second_wallet', 'A:emoney'),
  ('second_wallet_payout_returned', 'A:emoney', 'L:second_wallet');
grant select on second_wallet_top_up, second_wallet_payout to ledger_owner;

-- Both functions gain a line, and keep whatever else they say by now.
do $$
declare
  before text;
  after text;
begin
  before := pg_get_functiondef('ledger.source_exists(text, text)'::regprocedure);
  after := replace(before, '    else return false;',
    E'    when ''second_wallet_top_up'' then return exists (select from public.second_wallet_top_up where id = head::uuid);\n'
    || E'    when ''second_wallet_payout'' then return exists (select from public.second_wallet_payout where id = head::uuid);\n'
    || '    else return false;');
  if after = before then raise exception 'ledger.source_exists is not what it was'; end if;
  execute after;
  before := pg_get_functiondef('ledger.require_holder(text, text)'::regprocedure);
  after := replace(replace(before, 'not in (''L:wallet'',', 'not in (''L:wallet'', ''L:second_wallet'','),
    'when ''L:wallet'',', 'when ''L:wallet'', ''L:second_wallet'',');
  if after = before or position('when ''L:wallet'', ''L:second_wallet'',' in after) = 0 then
    raise exception 'ledger.require_holder is not what it was';
  end if;
  execute after;
end $$;
