-- A failed refund whose payer has all of it from a refund that somebody made at the provider is no chargeback.
alter table refund drop constraint refund_resolution_check;
alter table refund add constraint refund_resolution_check
  check (resolution in ('retried', 'wallet', 'charged_back', 'refunded_elsewhere'));
update refund set resolution = 'refunded_elsewhere' where resolution = 'charged_back' and taken_elsewhere > 0;
