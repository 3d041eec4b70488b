-- The terms on which investors decide, each state of them a version; and what happens when they change while a campaign
-- is open (17 CFR 227.304(c)).
insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('us_regcf', 'reconfirm_business_days', '5', '2016-05-16', '17 CFR 227.304(c)(1)'),
  ('none', 'reconfirm_business_days', '5', '2016-01-01', 'House rule, after 17 CFR 227.304(c)(1)'),
  ('none', 'maximum_offering_days', '365', '2016-01-01', 'Specification, section 9 (C-04)');

-- Where every figure that holds today comes from, by its key: the same choice as rules_in_force.
create function citations_in_force(p_jurisdiction text) returns jsonb language sql stable as $$
  select jsonb_object_agg(key, citation) from (
    select distinct on (p.key) p.key, p.citation
    from rule_param p
    where p.jurisdiction in (p_jurisdiction, 'none') and p.effective_from <= (
      select (kernel.now() at time zone (value #>> '{}'))::date from site_setting where name = 'timezone')
    order by p.key, p.jurisdiction = p_jurisdiction desc, p.effective_from desc) found
$$;
create function citations_in_force() returns jsonb language sql stable as $$
  select citations_in_force((select value #>> '{}' from site_setting where name = 'jurisdictionProfile'))
$$;

create table campaign_version (
  campaign_id uuid not null references campaign on delete cascade,
  version integer not null check (version > 0),
  -- Each term as text under its name in the wizard.
  terms jsonb not null,
  made_by uuid references app_user,
  made_at timestamptz not null,
  primary key (campaign_id, version)
);

-- The version in force; null until the campaign is approved.
alter table campaign
  add column terms_version integer check (terms_version > 0),
  add column key_people text check (length(key_people) <= 300);

insert into campaign_version (campaign_id, version, terms, made_by, made_at)
select c.id, 1, jsonb_build_object(
    'pricePerShare', c.price_per_share::text, 'maxOfferingAmount', c.max_offering::text,
    'minimumInvestment', c.minimum_investment::text, 'maximumInvestment', c.maximum_investment::text,
    'closingDate', c.closing_date::text, 'availableShares', c.available_shares::text,
    'existingShares', c.existing_shares::text, 'equityAvailable', c.equity_available::text,
    'preMoneyValuation', c.pre_money_valuation::text, 'conversionTrigger', c.conversion_trigger,
    'noticeTerms', c.notice_terms, 'interestRate', c.interest_rate::text, 'investFrequency', c.invest_frequency,
    'repaymentSchedule', c.repayment_schedule, 'termLength', c.term_months::text,
    'paybackStartDate', c.payback_start::text, 'keyPeople', null),
  approved.actor_id, coalesce(approved.at, c.opens_at)
from campaign c
left join lateral (select h.actor_id, h.at from history h
  where h.subject_type = 'campaign' and h.subject_id = c.id and h.to_state = '2' order by h.at limit 1) approved on true
where c.opens_at is not null;
update campaign set terms_version = 1 where opens_at is not null;

-- No key to campaign_version: it would be read under the locks of each investment. An invariant holds it instead.
alter table investment add column campaign_version integer not null default 1 check (campaign_version > 0);

create table material_change (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  state text not null check (state in ('proposed', 'withdrawn', 'declined', 'open', 'closed')),
  reason text not null check (length(reason) between 20 and 1000),
  -- Of each term: field, before and after.
  changes jsonb not null,
  proposed_by uuid not null references app_user,
  -- In whole milliseconds, which a cursor holds.
  proposed_at timestamptz not null,
  decided_by uuid references app_user,
  decided_at timestamptz,
  decline_reason text,
  version integer,
  answer_until timestamptz,
  ended_at timestamptz,
  foreign key (campaign_id, version) references campaign_version (campaign_id, version),
  constraint material_change_opened check ((state in ('open', 'closed')) = (version is not null)),
  constraint material_change_answers check ((version is null) = (answer_until is null)),
  constraint material_change_declined check ((state = 'declined') = (decline_reason is not null))
);
-- One at a time, whatever happens at once.
create unique index material_change_current on material_change (campaign_id) where state in ('proposed', 'open');
create index material_change_newest on material_change (campaign_id, proposed_at desc, id desc);
create index material_change_waiting on material_change (proposed_at, id) where state = 'proposed';
create index material_change_open on material_change (answer_until, id) where state = 'open';

-- What an investor is asked about one investment after one change.
create table reconfirmation (
  investment_id uuid not null references investment,
  change_id uuid not null references material_change,
  investor_id uuid not null references app_user,
  state text not null check (state in ('open', 'confirmed', 'cancelled', 'lapsed', 'ended')),
  -- Shares as they were agreed; null for a loan.
  units_before bigint,
  asked_at timestamptz not null,
  answer_until timestamptz not null,
  answered_at timestamptz,
  primary key (change_id, investment_id),
  constraint reconfirmation_answered check ((state = 'open') = (answered_at is null))
);
create unique index reconfirmation_open on reconfirmation (investment_id) where state = 'open';
create index reconfirmation_newest on reconfirmation (investment_id, asked_at desc);
create index reconfirmation_due on reconfirmation (answer_until, investment_id) where state = 'open';
create index reconfirmation_of_investor on reconfirmation (investor_id, asked_at desc, investment_id desc) where state = 'open';

-- What stands on a page that everybody reads.
create trigger told_changed after insert or update or delete on material_change
  for each statement execute function kernel.tell_changed('campaigns');
