-- Of a refund that was owed: what the payer's bank had taken back of the payment already, which is not given a second time.
alter table refund add column taken_by_bank bigint not null default 0
  constraint refund_taken_by_bank_within check (taken_by_bank between 0 and amount);

insert into ledger.tx_kind values ('refund_charged_back', 'A part of what was owed as a refund had been taken by the payer’s bank');
insert into ledger.kind_source values ('refund_charged_back', 'refund');
insert into ledger.posting_rule values ('refund_charged_back', 'L:refund_due', 'X:chargeback_loss');
