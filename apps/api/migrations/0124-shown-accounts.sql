-- When somebody has seen the account of a transfer: from then on nothing takes back that it may have been made.
alter table withdrawal add column account_shown_at timestamptz;
alter table payout add column account_shown_at timestamptz;
update withdrawal w set account_shown_at = transfer_begun_at where transfer_begun_at is not null
  and not exists (select from payment_file_item i join payment_file f on f.id = i.file_id
    where i.kind = 'withdrawal' and i.transfer_id = w.id and i.state = 'listed' and f.state = 'made');
update payout p set account_shown_at = transfer_begun_at where transfer_begun_at is not null
  and not exists (select from payment_file_item i join payment_file f on f.id = i.file_id
    where i.kind = 'payout' and i.transfer_id = p.id and i.state = 'listed' and f.state = 'made');
