-- Withdrawals to the account at a provider from which somebody has paid: sent by the provider, not by a bank.

create table payer_account (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider text not null,
  rail text not null,
  -- The provider's id of the account and its owner's name there; encrypted.
  ref bytea not null,
  holder bytea not null,
  -- Blind index of the provider and its id.
  account_index bytea not null,
  -- What its owner knows it by, shortened.
  label text not null,
  first_paid_at timestamptz not null,
  last_paid_at timestamptz not null
);
create unique index payer_account_key on payer_account (user_id, account_index);
revoke delete on payer_account from cairn_app, cairn_worker;

alter table withdrawal
  alter column bank_name drop not null,
  alter column account_type drop not null,
  alter column account_number drop not null,
  alter column account_number_last4 drop not null,
  alter column routing_number drop not null,
  add column provider text,
  add column payer_account_id uuid references payer_account,
  -- The provider's ids of the payout and of the movement on its statement.
  add column provider_ref text,
  add column provider_money_ref text,
  add column released_at timestamptz,
  -- When the provider is asked next; null once nothing is open.
  add column next_check_at timestamptz,
  add column checks integer not null default 0,
  drop constraint withdrawal_state_check,
  add constraint withdrawal_state_check check (
    state in ('requested', 'approved', 'released', 'sent', 'rejected', 'cancelled', 'failed')),
  add constraint withdrawal_destination check (
    case when provider is null
      then payer_account_id is null and bank_name is not null and account_type is not null and account_number is not null
        and account_number_last4 is not null and routing_number is not null and state <> 'released'
      else payer_account_id is not null and bank_name is null and account_type is null and account_number is null
        and account_number_last4 is null and routing_number is null end),
  add constraint withdrawal_released check (
    provider is null and released_at is null or provider is not null
      and (released_at is not null) = (state in ('released', 'sent', 'failed'))
      and (state <> 'sent' or provider_ref is not null));
create unique index withdrawal_provider_ref_key on withdrawal (provider, provider_ref) where provider_ref is not null;
create index withdrawal_payer_account on withdrawal (payer_account_id) where payer_account_id is not null;
create index withdrawal_due on withdrawal (next_check_at) where state in ('released', 'sent') and next_check_at is not null;

insert into ledger.posting_rule values
  ('withdrawal_sent', 'L:transit', 'A:clearing'),
  -- The provider refused it, or sent it back.
  ('withdrawal_failed', 'L:transit', 'L:wallet'), ('withdrawal_failed', 'A:clearing', 'L:wallet');
