-- The wallet pays a part of an investment, and any other way to pay the rest.
alter table investment drop constraint investment_payment_type_check;
alter table investment add constraint investment_payment_type_check
  check (payment_type ~ '^(wallet|(wallet_and_)?(card|ach|paypal))$');
