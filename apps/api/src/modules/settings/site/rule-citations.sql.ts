/** `{"value", "citation"}` of a rule that holds today: of the site's jurisdiction, else of none. @param key of rule_param */
export const ruleInForce = (key: string): string => `(
  select json_build_object('value', p.value, 'citation', p.citation) from rule_param p
  cross join (select value #>> '{}' as name from site_setting where name = 'timezone') zone
  cross join (select value #>> '{}' as name from site_setting where name = 'jurisdictionProfile') profile
  where p.key = '${key}' and p.jurisdiction in (profile.name, 'none')
    and p.effective_from <= (kernel.now() at time zone zone.name)::date
  order by p.jurisdiction = profile.name desc, p.effective_from desc limit 1)`;
