-- Rates of a day, entered or uploaded by finance: a limit is kept in one currency, money itself is never converted.

create table exchange_rate (
  base char(3) not null references ledger.currency,
  quote char(3) not null references ledger.currency,
  on_date date not null,
  rate numeric not null check (rate > 0),
  source text not null,
  entered_by uuid references app_user,
  entered_at timestamptz not null,
  primary key (base, quote, on_date),
  check (base <> quote)
);
create index exchange_rate_date on exchange_rate (on_date desc, base, quote);

-- What a commitment measures against the limit of the jurisdiction, by the rate of its day.
alter table investment
  add column limit_amount bigint check (limit_amount >= 0),
  add column limit_currency char(3) references ledger.currency,
  add column limit_rate text;
update investment set limit_amount = amount, limit_currency = currency, limit_rate = '1/1' where currency = 'USD';
create index investment_limit_measure on investment (investor_id, created_at) where limit_amount is not null;
