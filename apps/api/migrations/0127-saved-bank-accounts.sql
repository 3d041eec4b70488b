-- Withdrawals to bank accounts outside the United States, and accounts that people have saved for the next one.

alter table withdrawal
  -- Which numbers the account has; null for one that a provider pays out.
  add column account_kind text check (account_kind in ('IBAN', 'GB', 'US', 'CA', 'OTHER')),
  add column bic text;
update withdrawal set account_kind = 'US' where provider is null;
alter table withdrawal
  drop constraint withdrawal_destination,
  add constraint withdrawal_destination check (
    case when provider is null
      then payer_account_id is null and bank_name is not null and account_number is not null
        and account_number_last4 is not null and account_kind is not null and state <> 'released'
        and (account_kind = 'US') = (account_type is not null)
        and (account_kind in ('US', 'GB', 'CA')) = (routing_number is not null)
        and (account_kind <> 'OTHER' or bic is not null)
      else payer_account_id is not null and bank_name is null and account_type is null and account_number is null
        and account_number_last4 is null and routing_number is null and account_kind is null and bic is null end);

create table saved_bank_account (
  id uuid primary key,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('IBAN', 'GB', 'US', 'CA', 'OTHER')),
  bank_name text not null,
  -- The account with its holder, encrypted: the last four characters are all that is shown.
  details bytea not null,
  last4 text not null check (length(last4) <= 4),
  -- Blind index of the whole account, as a withdrawal has it.
  account_index bytea not null,
  -- When its owner agreed to keeping it.
  saved_at timestamptz not null
);
create unique index saved_bank_account_key on saved_bank_account (user_id, account_index);
