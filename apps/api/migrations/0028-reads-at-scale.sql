-- What the reads of a grown platform go by.

-- A wallet's statement and the entries of an account, newest first, line by line.
create index line_account_order on ledger.line (account_id, tx_id desc, n desc);
drop index ledger.line_account;
-- Entries of a kind, newest first; of a source whatever its type.
create index tx_kind_order on ledger.tx (kind, id desc);
create index tx_source_id on ledger.tx (source_id);
-- The primary key serves the order by id as well.
drop index ledger.tx_unsealed_order;
-- Accounts by the beginning of their code, by whose they are, and by group.
create index account_code_prefix on ledger.account (code text_pattern_ops);
create index account_holder on ledger.account (split_part(code, ':', 3));
create index account_group_order on ledger.account (group_code, id);

-- Lists of the console.
create index investment_created on investment (created_at desc);
create index investment_state_newest on investment (state, created_at desc);
create index investment_number_prefix on investment (number text_pattern_ops);
create index app_user_email_prefix on app_user (email text_pattern_ops);
create index withdrawal_newest on withdrawal (created_at desc);
create index payout_newest on payout (requested_at desc);

-- Debits and credits of each group of accounts in the blocks that a run has summed: the trial balance adds what is newer.
create table verification.group_total (
  run_id bigint not null references verification.run on delete cascade,
  group_code text not null,
  currency char(3) not null,
  -- that have a line
  accounts bigint not null default 0,
  dr numeric not null default 0,
  cr numeric not null default 0,
  dr_pend numeric not null default 0,
  cr_pend numeric not null default 0,
  primary key (run_id, group_code, currency)
);
