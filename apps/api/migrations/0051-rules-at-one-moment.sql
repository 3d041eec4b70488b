-- The moment is asked for once, not once a rule: every investment reads the rules.
create or replace function rules_in_force(p_jurisdiction text) returns jsonb language sql stable as $$
  select jsonb_object_agg(key, value) from (
    select distinct on (p.key) p.key, p.value
    from rule_param p
    where p.jurisdiction in (p_jurisdiction, 'none') and p.effective_from <= (
      select (kernel.now() at time zone (value #>> '{}'))::date from site_setting where name = 'timezone')
    order by p.key, p.jurisdiction = p_jurisdiction desc, p.effective_from desc) found
$$;
