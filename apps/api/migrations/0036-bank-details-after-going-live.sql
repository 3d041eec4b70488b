-- Bank details may change after the campaign went live: the new ones cool down before money is sent there.
alter table campaign add column bank_changed_at timestamptz;
-- Where a payout went, once the campaign has other bank details than it had then: bank and last four digits.
alter table payout add column sent_to text;
