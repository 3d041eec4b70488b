-- What a person stated last of income, worth and investments elsewhere, in whichever of their accounts: of several that
-- are one person, none is measured by other figures than the rest.
create function figures_of(p_user uuid) returns table (user_id uuid, account_type text, figures_currency char(3),
  yearly_income bigint, net_worth bigint, household_income bigint, invested_elsewhere bigint) language sql stable as $$
  select p.user_id, p.account_type, p.figures_currency, p.yearly_income, p.net_worth, p.household_income, p.invested_elsewhere
  from investor_profile p where p.user_id = any(household_of(p_user, false))
  order by (select max(f.stated_at) from investor_figure f where f.user_id = p.user_id) desc nulls last,
    p.user_id = p_user desc, p.user_id limit 1
$$;
