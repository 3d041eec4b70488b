-- Statements of providers that keep a wallet for each person: whose wallet a line is about, what the provider gave back of a
-- top-up by itself, and what moved in a wallet without us.
alter table statement_line add column holder_ref text;
create index statement_line_payment on statement_line (provider, payment_ref) where payment_ref is not null;

alter table second_wallet_top_up
  add column refunded bigint not null default 0 check (refunded between 0 and received);

insert into ledger.tx_kind (code, meaning) values
  ('second_wallet_refund', 'The provider gave a top-up of a person''s wallet back to where it came from'),
  ('second_wallet_moved', 'The provider moved money of a person''s wallet without us');
insert into ledger.kind_source values
  ('second_wallet_refund', 'statement_line'), ('second_wallet_moved', 'statement_line');
insert into ledger.posting_rule values
  ('second_wallet_refund', 'L:second_wallet', 'A:emoney'),
  ('second_wallet_moved', 'A:emoney', 'L:second_wallet'), ('second_wallet_moved', 'L:second_wallet', 'A:emoney');
