-- Pages that nobody is to pay on any more; until the provider has closed them, they are given to nobody again.
-- There is no foreign key: it would lock the payment's row, which whoever applies a provider's answer locks first.
create table page_given_up (
  payment_id uuid primary key,
  at timestamptz not null
);
insert into page_given_up (payment_id, at)
select id, unwanted_at from payment where unwanted_at is not null;
alter table payment drop column unwanted_at;
