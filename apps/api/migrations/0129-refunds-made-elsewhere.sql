-- Of a refund that is credited to a wallet: what the payer was refunded at the provider by somebody else. The platform bears
-- it, as it does the line of the provider's statement that says so.
alter table refund add column taken_elsewhere bigint not null default 0 check (taken_elsewhere >= 0);
insert into ledger.tx_kind (code, meaning) values
  ('refund_made_elsewhere', 'What is owed to a payer was refunded at the provider by somebody else');
insert into ledger.kind_source values ('refund_made_elsewhere', 'refund');
insert into ledger.posting_rule values ('refund_made_elsewhere', 'L:refund_due', 'X:adjustment');
