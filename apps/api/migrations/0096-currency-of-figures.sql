-- Income, worth and what was invested elsewhere have a currency of their own: another law of the site, which counts in
-- another currency, does not read dollars as pounds. What was stated before is in the currency of the law that stands.
alter table investor_profile add column figures_currency char(3);
alter table investor_figure add column currency char(3);

with law as (select case (select value #>> '{}' from site_setting where name = 'jurisdictionProfile')
    when 'us_regcf' then 'USD' when 'us_506c' then 'USD' when 'eu_ecspr' then 'EUR' when 'uk_rmmi' then 'GBP'
    else (select value #>> '{}' from site_setting where name = 'currency') end as currency),
  records as (update investor_profile set figures_currency = law.currency from law)
update investor_figure set currency = law.currency from law;

alter table investor_profile alter column figures_currency set not null;
alter table investor_figure alter column currency set not null;

create or replace function keep_investor_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.figures_currency, old.yearly_income, old.average_income, old.net_worth, old.household_income,
      old.average_household_income, old.household_net_worth, old.invested_elsewhere, old.spouse_income_included)
    is not distinct from (new.figures_currency, new.yearly_income, new.average_income, new.net_worth, new.household_income,
      new.average_household_income, new.household_net_worth, new.invested_elsewhere, new.spouse_income_included) then
    return null;
  end if;
  insert into investor_figure (user_id, currency, yearly_income, average_income, net_worth, household_income,
    average_household_income, household_net_worth, invested_elsewhere, spouse_income_included, stated_at)
  values (new.user_id, new.figures_currency, new.yearly_income, new.average_income, new.net_worth, new.household_income,
    new.average_household_income, new.household_net_worth, new.invested_elsewhere, new.spouse_income_included,
    kernel.now());
  return null;
end $$;
