-- An investment that the wallet cannot pay alone: what the wallet has is held while the card's page is open, and both
-- parts are posted, or freed, together.
alter table payment
  add column wallet_part bigint not null default 0 check (wallet_part >= 0),
  add constraint payment_wallet_part check (wallet_part = 0 or purpose = 'investment');
alter table investment
  drop constraint investment_payment_type_check,
  add constraint investment_payment_type_check check (payment_type in ('wallet', 'card', 'wallet_and_card'));
insert into ledger.kind_source values ('investment_wallet', 'payment');
