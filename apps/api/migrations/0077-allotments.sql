-- How an offering is shared out that more is committed to than its maximum (17 CFR 227.201(h)): in the order of the
-- commitments, which then end at the maximum, or in proportion to them, up to a limit that is stated.
insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('none', 'commitment_limit_percent', '200', '2016-01-01', 'House rule');

alter table campaign
  add column allocation_method text not null default 'first_come' check (allocation_method in ('first_come', 'pro_rata')),
  add column commitment_limit bigint check (commitment_limit > 0);
update campaign_version set terms = terms || '{"allocationMethod": "first_come", "commitmentLimit": null}';

-- What each investment got of an offering that was shared out, written by its closing. An investment has the allotted
-- amount from then on; one that got nothing is refunded as a whole.
create table allotment (
  investment_id uuid primary key references investment,
  campaign_id uuid not null references campaign,
  committed bigint not null check (committed > 0),
  allotted bigint not null check (allotted between 0 and committed),
  currency char(3) not null references ledger.currency,
  made_at timestamptz not null,
  -- When the rest left the escrow on its way back.
  returned_at timestamptz,
  constraint allotment_nothing_due check (returned_at is not null or allotted < committed)
);
create index allotment_of_campaign on allotment (campaign_id);
create index allotment_due on allotment (made_at, investment_id) where returned_at is null;

insert into ledger.tx_kind values
  ('investment_excess_wallet', 'What an investment was not allotted was returned to the wallet'),
  ('investment_excess_card', 'What an investment was not allotted left escrow to be refunded to its card');
insert into ledger.kind_source values
  ('investment_excess_wallet', 'investment'), ('investment_excess_card', 'investment');
insert into ledger.posting_rule values
  ('investment_excess_wallet', 'L:escrow', 'L:wallet'), ('investment_excess_card', 'L:escrow', 'L:refund_due');
