-- The figures of every jurisdiction that can be chosen. Amounts are minor units of the currency that its limit is kept
-- in: US dollars, euros, pounds; those of `none` are in the site's own.
insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('us_regcf', 'limit_low_percent', '5', '2016-05-16', '17 CFR 227.100(a)(2)(i)'),
  ('us_regcf', 'limit_high_percent', '10', '2016-05-16', '17 CFR 227.100(a)(2)(ii)'),
  ('us_regcf', 'limit_cap_both_limbs', 'true', '2016-05-16', 'House rule, after 17 CFR 227.100(a)(2)(ii)'),
  ('us_506c', 'accreditation_evidence_days', '90', '2013-09-23', '17 CFR 230.506(c)(2)(ii)(C)'),
  ('us_506c', 'accreditation_years', '5', '2021-03-15', '17 CFR 230.506(c)(2)(ii)(E)'),
  ('us_506c', 'minimum_investment_person', '20000000', '2025-03-12', 'SEC staff no-action letter of 12 March 2025; Securities Act Rules C&DI 256.35'),
  ('us_506c', 'minimum_investment_entity', '100000000', '2025-03-12', 'SEC staff no-action letter of 12 March 2025; Securities Act Rules C&DI 256.35'),
  ('eu_ecspr', 'reflection_days', '4', '2021-11-10', 'Regulation (EU) 2020/1503, Article 22'),
  ('eu_ecspr', 'knowledge_test_years', '2', '2021-11-10', 'Regulation (EU) 2020/1503, Article 21'),
  ('eu_ecspr', 'simulation_years', '1', '2021-11-10', 'Regulation (EU) 2020/1503, Article 21'),
  ('eu_ecspr', 'simulation_percent', '10', '2021-11-10', 'Regulation (EU) 2020/1503, Article 21(5)'),
  ('eu_ecspr', 'warning_floor', '100000', '2021-11-10', 'Regulation (EU) 2020/1503, Article 21(7)'),
  ('eu_ecspr', 'warning_percent', '5', '2021-11-10', 'Regulation (EU) 2020/1503, Article 21(7)'),
  ('eu_ecspr', 'category_years', '2', '2021-11-10', 'Regulation (EU) 2020/1503, Annex II'),
  ('eu_ecspr', 'sophisticated_income', '6000000', '2021-11-10', 'Regulation (EU) 2020/1503, Annex II'),
  ('eu_ecspr', 'sophisticated_portfolio', '10000000', '2021-11-10', 'Regulation (EU) 2020/1503, Annex II'),
  ('uk_rmmi', 'limit_percent', '10', '2023-02-01', 'FCA Handbook, COBS 4.12A'),
  ('uk_rmmi', 'category_years', '1', '2023-02-01', 'FCA Handbook, COBS 4.12A'),
  ('uk_rmmi', 'high_income', '10000000', '2023-02-01', 'FCA Handbook, COBS 4.12A'),
  ('uk_rmmi', 'high_net_assets', '25000000', '2023-02-01', 'FCA Handbook, COBS 4.12A'),
  ('uk_rmmi', 'test_attempts', '2', '2023-02-01', 'FCA Handbook, COBS 10.2'),
  ('uk_rmmi', 'test_wait_hours', '24', '2023-02-01', 'FCA Handbook, COBS 10.2'),
  ('uk_rmmi', 'cooling_off_hours', '24', '2023-02-01', 'FCA Handbook, COBS 4.12A'),
  ('uk_rmmi', 'risk_summary_minutes', '2', '2022-12-01', 'FCA Handbook, COBS 4.12A'),
  ('none', 'reflection_days', '0', '2016-01-01', 'No jurisdiction');

-- Who changes the figures of `none` says why; a migration cites a law.
alter table rule_param
  add column reason text,
  add column entered_by uuid references app_user,
  add column entered_at timestamptz;

-- What a person states before investing: each with its version, its time and the address it came from. Nothing is
-- changed afterwards; the newest of its kind counts.
create table investor_statement (
  id uuid primary key,
  user_id uuid not null references app_user,
  jurisdiction text not null,
  kind text not null check (kind in ('category', 'knowledge_test', 'knowledge_warning', 'loss_simulation', 'risk_warning',
    'offer_request', 'investment_consent', 'minimum_investment', 'accreditation_confirmation')),
  version text not null,
  details jsonb not null,
  -- Of a test.
  passed boolean,
  -- Of a statement about one investment.
  campaign_id uuid references campaign,
  amount bigint check (amount > 0),
  currency char(3) references ledger.currency,
  made_at timestamptz not null,
  ip inet,
  constraint investor_statement_of_investment check (
    (kind in ('investment_consent', 'minimum_investment')) = (campaign_id is not null and amount is not null and currency is not null))
);
create index investor_statement_person on investor_statement (user_id, jurisdiction, kind, made_at desc);
create index investor_statement_campaign on investor_statement (campaign_id) where campaign_id is not null;

create function investor_statement_fixed() returns trigger language plpgsql as $$
begin
  raise exception 'A statement of an investor is never changed';
end $$;
create trigger investor_statement_append_only before update or delete on investor_statement
  for each row execute function investor_statement_fixed();

-- Two spouses who state income or net worth together share one limit (17 CFR 227.100, Instruction 2 to (a)(2)): one asks,
-- the other confirms.
create table spouse_link (
  id uuid primary key,
  asker_id uuid not null references app_user,
  -- Null as long as nobody here has the address: who asks is told nothing about that.
  spouse_id uuid references app_user,
  email text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  check (asker_id <> spouse_id),
  check (confirmed_at is null or spouse_id is not null)
);
create unique index spouse_link_of_asker on spouse_link (asker_id) where ended_at is null;
create unique index spouse_link_of_spouse on spouse_link (spouse_id) where ended_at is null and confirmed_at is not null;
create index spouse_link_asked on spouse_link (spouse_id) where ended_at is null;

-- The other one of two spouses; null for who has none.
create function spouse_of(p_user uuid) returns uuid language sql stable as $$
  select case when asker_id = p_user then spouse_id else asker_id end from spouse_link
  where (asker_id = p_user or spouse_id = p_user) and confirmed_at is not null and ended_at is null limit 1
$$;

-- The person, and after them the two spouses as one: each statement of a volatile function sees what was committed while
-- the one before it waited.
create function lock_investor(p_rank int, p_household_rank int, p_user text) returns void language plpgsql volatile as $$
declare
  other uuid;
begin
  perform pg_advisory_xact_lock(p_rank, hashtext(p_user));
  if p_user ~ '^[0-9a-f-]{36}$' then
    other := spouse_of(p_user::uuid);
    if other is not null then
      perform pg_advisory_xact_lock(p_household_rank, hashtext(least(p_user, other::text)));
    end if;
  end if;
end $$;

-- Until when an investment is taken back for free after it was made (Regulation (EU) 2020/1503, Article 22).
alter table investment add column reflection_until timestamptz;
create index investment_reflecting on investment (campaign_id, reflection_until) where state = 'received' and reflection_until is not null;

-- Whether a person is known as sophisticated under Annex II, now.
create function is_sophisticated(p_user uuid) returns boolean language sql stable as $$
  select coalesce((
    select s.details ->> 'category' = 'sophisticated'
      and s.made_at + make_interval(years => (rules_in_force('eu_ecspr') ->> 'category_years')::int) > kernel.now()
    from investor_statement s where s.user_id = p_user and s.jurisdiction = 'eu_ecspr' and s.kind = 'category'
    order by s.made_at desc, s.id desc limit 1), false)
$$;

-- The end of a reflection that begins now; null where the site's law gives none, or none to this person.
create function reflection_end(p_user uuid) returns timestamptz language sql stable as $$
  select kernel.now() + make_interval(days => (rules_in_force(profile.name) ->> 'reflection_days')::int)
  from (select value #>> '{}' as name from site_setting where name = 'jurisdictionProfile') profile
  where profile.name in ('eu_ecspr', 'none') and (rules_in_force(profile.name) ->> 'reflection_days')::int > 0
    and not (profile.name = 'eu_ecspr' and is_sophisticated(p_user))
$$;

-- From the commitment on, and again when it becomes larger: whichever way it is written.
create function begin_reflection() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.amount > old.amount then
    new.reflection_until := reflection_end(new.investor_id);
  end if;
  return new;
end $$;
create trigger investment_reflection before insert or update of amount on investment
  for each row execute function begin_reflection();
