-- The rest of an investor's record (specification 3): it is not reviewed, and may change after the approval.
alter table investor_profile
  add column account_type text not null default 'individual' check (account_type in ('individual', 'entity')),
  add column domicile char(2),
  add column middle_initial text,
  add column second_email text,
  add column alternative_phone text,
  add column occupation text,
  add column broker_dealer_association boolean,
  add column employment_status text check (employment_status in ('employed', 'self_employed', 'not_employed', 'retired', 'student')),
  add column employer_name text,
  add column employer_details text,
  add column average_income bigint check (average_income >= 0),
  add column household_income bigint check (household_income >= 0),
  add column average_household_income bigint check (average_household_income >= 0),
  add column household_net_worth bigint,
  add column tags text[] not null default '{}',
  add column notes text,
  add column invest_to text not null default 'self' check (invest_to in ('self', 'other')),
  add column spouse_first_name text,
  add column spouse_last_name text;

-- What was stated when: a limit of some day is explained by the figures of that day. Written by the record itself.
create table investor_figure (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  yearly_income bigint not null,
  average_income bigint,
  net_worth bigint not null,
  household_income bigint,
  average_household_income bigint,
  household_net_worth bigint,
  invested_elsewhere bigint not null,
  spouse_income_included boolean not null,
  stated_at timestamptz not null
);
create index investor_figure_person on investor_figure (user_id, stated_at desc);

create function keep_investor_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.yearly_income, old.average_income, old.net_worth, old.household_income,
      old.average_household_income, old.household_net_worth, old.invested_elsewhere, old.spouse_income_included)
    is not distinct from (new.yearly_income, new.average_income, new.net_worth, new.household_income,
      new.average_household_income, new.household_net_worth, new.invested_elsewhere, new.spouse_income_included) then
    return null;
  end if;
  insert into investor_figure (user_id, yearly_income, average_income, net_worth, household_income,
    average_household_income, household_net_worth, invested_elsewhere, spouse_income_included, stated_at)
  values (new.user_id, new.yearly_income, new.average_income, new.net_worth, new.household_income,
    new.average_household_income, new.household_net_worth, new.invested_elsewhere, new.spouse_income_included,
    kernel.now());
  return null;
end $$;
create trigger investor_profile_figures after insert or update on investor_profile
  for each row execute function keep_investor_figures();

insert into investor_figure (user_id, yearly_income, net_worth, invested_elsewhere, spouse_income_included, stated_at)
  select user_id, yearly_income, net_worth, invested_elsewhere, spouse_income_included, submitted_at from investor_profile;
