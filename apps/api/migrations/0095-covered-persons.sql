-- Bad actors: persons whose past may bar an offering (17 CFR 227.503, 17 CFR 230.506(d)). The figures by which an event
-- is judged hold from the day on which the rule came into force: what happened before it is disclosed.
insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('us_regcf', 'bad_actor_voting_percent', '20', '2016-05-16', '17 CFR 227.503(a)'),
  ('us_regcf', 'bad_actor_conviction_years', '10', '2016-05-16', '17 CFR 227.503(a)(1)'),
  ('us_regcf', 'bad_actor_conviction_issuer_years', '5', '2016-05-16', '17 CFR 227.503(a)(1)'),
  ('us_regcf', 'bad_actor_court_order_years', '5', '2016-05-16', '17 CFR 227.503(a)(2)'),
  ('us_regcf', 'bad_actor_regulator_bar', 'true', '2016-05-16', '17 CFR 227.503(a)(3)(i)'),
  ('us_regcf', 'bad_actor_regulator_order_years', '10', '2016-05-16', '17 CFR 227.503(a)(3)(ii)'),
  ('us_regcf', 'bad_actor_sec_discipline', 'true', '2016-05-16', '17 CFR 227.503(a)(4)'),
  ('us_regcf', 'bad_actor_sec_order_years', '5', '2016-05-16', '17 CFR 227.503(a)(5)'),
  ('us_regcf', 'bad_actor_sro_bar', 'true', '2016-05-16', '17 CFR 227.503(a)(6)'),
  ('us_regcf', 'bad_actor_stop_order_years', '5', '2016-05-16', '17 CFR 227.503(a)(7)'),
  ('us_regcf', 'bad_actor_postal_order_years', '5', '2016-05-16', '17 CFR 227.503(a)(8)'),
  ('us_506c', 'bad_actor_voting_percent', '20', '2013-09-23', '17 CFR 230.506(d)(1)'),
  ('us_506c', 'bad_actor_conviction_years', '10', '2013-09-23', '17 CFR 230.506(d)(1)(i)'),
  ('us_506c', 'bad_actor_conviction_issuer_years', '5', '2013-09-23', '17 CFR 230.506(d)(1)(i)'),
  ('us_506c', 'bad_actor_court_order_years', '5', '2013-09-23', '17 CFR 230.506(d)(1)(ii)'),
  ('us_506c', 'bad_actor_regulator_bar', 'true', '2013-09-23', '17 CFR 230.506(d)(1)(iii)(A)'),
  ('us_506c', 'bad_actor_regulator_order_years', '10', '2013-09-23', '17 CFR 230.506(d)(1)(iii)(B)'),
  ('us_506c', 'bad_actor_sec_discipline', 'true', '2013-09-23', '17 CFR 230.506(d)(1)(iv)'),
  ('us_506c', 'bad_actor_sec_order_years', '5', '2013-09-23', '17 CFR 230.506(d)(1)(v)'),
  ('us_506c', 'bad_actor_sro_bar', 'true', '2013-09-23', '17 CFR 230.506(d)(1)(vi)'),
  ('us_506c', 'bad_actor_stop_order_years', '5', '2013-09-23', '17 CFR 230.506(d)(1)(vii)'),
  ('us_506c', 'bad_actor_postal_order_years', '5', '2013-09-23', '17 CFR 230.506(d)(1)(viii)');

insert into site_setting (name, value, public) values ('coveredPersonDays', '90', false);

create table covered_person (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  role text not null check (role in ('issuer', 'predecessor', 'affiliate', 'director', 'officer', 'general_partner',
    'voting_holder', 'promoter', 'solicitor')),
  kind text not null check (kind in ('person', 'company')),
  -- Encrypted: name, date of birth and country.
  details bytea not null,
  -- Encrypted: the questionnaire with its answers.
  answers bytea,
  state text not null check (state in ('asked', 'waiting', 'cleared', 'disclosed', 'disqualified', 'left')),
  added_at timestamptz not null,
  added_by uuid not null references app_user,
  answered_at timestamptz,
  answered_by uuid references app_user,
  decided_at timestamptz,
  decided_by uuid references app_user,
  reason text,
  -- Why an event that would disqualify does not.
  exception text check (exception in ('waiver', 'authority', 'not_of_rule')),
  -- What the campaign's page says.
  disclosure text,
  constraint covered_person_answered check ((answers is null) = (answered_at is null) and (state <> 'asked' or answers is null)),
  constraint covered_person_decided check (state in ('asked', 'waiting') or (decided_at is not null and reason is not null)),
  constraint covered_person_disclosed check (state <> 'disclosed' or disclosure is not null)
);
create index covered_person_campaign on covered_person (campaign_id, added_at);
create index covered_person_answered_at on covered_person (answered_at, id);
create index covered_person_waiting on covered_person (answered_at, id) where state = 'waiting';
create index covered_person_adder on covered_person (added_by);
create index covered_person_answerer on covered_person (answered_by);
create index covered_person_decider on covered_person (decided_by);

create table covered_person_document (
  id uuid primary key,
  person_id uuid not null references covered_person on delete cascade,
  name text not null,
  file_id uuid not null references kernel.file,
  added_at timestamptz not null
);
create index covered_person_document_person on covered_person_document (person_id, added_at);

-- A closing that waits for a decision: since when, and for which reason it was held first.
create table closing_hold (
  campaign_id uuid primary key references campaign on delete cascade,
  cause text not null check (cause in ('unlisted', 'disqualified', 'unanswered', 'undecided', 'old')),
  since timestamptz not null,
  -- A held closing is tried again now and then: what it rests on may have changed.
  tried_at timestamptz not null
);
create index closing_hold_since on closing_hold (since);

-- Since when answers and decisions count, by the site's setting.
create function covered_since() returns timestamptz language sql stable as $$
  select kernel.now() - make_interval(days => (value #>> '{}')::int) from site_setting where name = 'coveredPersonDays'
$$;

-- Whether the law of the site asks about covered persons: it has a figure for them that holds today.
create function asks_covered() returns boolean language sql stable as $$
  select exists (
    select from rule_param p, (select value #>> '{}' as name from site_setting where name = 'jurisdictionProfile') profile
    where p.jurisdiction = profile.name and p.key = 'bad_actor_conviction_years' and p.effective_from <= kernel.now()::date)
$$;

-- Whether somebody behind a campaign is disqualified: then nothing of it is sold (17 CFR 227.503(a)).
create function is_barred(p_campaign uuid) returns boolean language sql stable as $$
  select exists (select from covered_person p where p.campaign_id = p_campaign and p.state = 'disqualified')
$$;

-- Why nothing of a campaign is approved or closed; null where nothing stands against it. What was answered under a law is
-- decided, and what was decided holds, also when the site has another law since: the offer was made under that one.
create function covered_hold(p_campaign uuid) returns text language sql stable as $$
  select case
    when bool_or(p.state = 'disqualified') then 'disqualified'
    when not asks_covered() then case when bool_or(p.state = 'waiting') then 'undecided' end
    when not coalesce(bool_or(p.role = 'issuer'), false)
      or not coalesce(bool_or(p.role in ('director', 'officer', 'general_partner')), false) then 'unlisted'
    when bool_or(p.state = 'asked') then 'unanswered'
    when bool_or(p.state = 'waiting') then 'undecided'
    when bool_or(p.decided_at < covered_since() or p.answered_at < covered_since()) then 'old'
  end
  from covered_person p where p.campaign_id = p_campaign and p.state <> 'left'
$$;
