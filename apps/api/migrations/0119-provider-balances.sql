-- What each provider says that it holds, read each night, beside what the ledger says: since when the two differ is kept.
create table provider_balance_reading (
  provider text primary key,
  -- The provider's own instant, where it gives an earlier balance.
  as_of timestamptz not null,
  read_at timestamptz not null
);
create table provider_balance (
  provider text not null references provider_balance_reading,
  currency char(3) not null references ledger.currency,
  -- The provider's word.
  balance bigint not null,
  -- The ledger's account at the provider.
  ours bigint not null,
  -- What the ledger has and the provider has not counted yet, or the other way round, as far as it is known.
  in_flight bigint not null,
  difference bigint generated always as (balance - ours - in_flight) stored,
  differs_since timestamptz,
  primary key (provider, currency),
  check ((balance = ours + in_flight) = (differs_since is null))
);
create index provider_balance_differs on provider_balance (differs_since) where differs_since is not null;
revoke delete on provider_balance, provider_balance_reading from cairn_app, cairn_worker;
