-- Which provider collects by which way to pay. Both stand in every payment, so that what is known of a payment is asked
-- of the provider that made it, whatever is switched on today.
create table payment_rail (
  provider text not null,
  rail text not null,
  primary key (provider, rail)
);
create unique index payment_rail_key on payment_rail (rail);
insert into payment_rail (provider, rail) values ('stripe', 'card');

alter table payment drop constraint payment_provider_check;
alter table payment add column rail text not null default 'card';
alter table payment alter column rail drop default;
alter table payment add constraint payment_rail_fkey foreign key (provider, rail) references payment_rail (provider, rail);
drop index payment_session_key;
create unique index payment_session_key on payment (provider, session_id) where session_id is not null;
drop index payment_provider_payment;
create index payment_provider_payment on payment (provider, provider_payment_id) where provider_payment_id is not null;

-- The payment's, so that two providers may use one id.
alter table refund add column provider text;
update refund r set provider = p.provider from payment p where p.id = r.payment_id;
alter table refund alter column provider set not null;
drop index refund_provider_key;
create unique index refund_provider_key on refund (provider, provider_refund_id) where provider_refund_id is not null;

alter table payout add column provider text;
update payout set provider = 'stripe' where method = 'connect';
alter table payout add constraint payout_provider_check check ((method = 'connect') = (provider is not null));
