-- The linked bank account of a campaign's owner, where the site debits bank accounts: repayments can be paid from it.
alter table campaign add column ach_account_id uuid references bank_link;
