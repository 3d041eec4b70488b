-- Figures of the law that stood in the program (R-01, R-02). 17 CFR 227.100(a)(2): amounts in US cents.
insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('us_regcf', 'limit_threshold', '10700000', '2021-03-15', '17 CFR 227.100(a)(2) as amended by SEC Release 33-10884'),
  ('us_regcf', 'limit_floor', '220000', '2021-03-15', '17 CFR 227.100(a)(2) as amended by SEC Release 33-10884'),
  ('us_regcf', 'limit_threshold', '12400000', '2022-09-20', '17 CFR 227.100(a)(2) as adjusted by SEC Release 33-11098'),
  ('us_regcf', 'limit_floor', '250000', '2022-09-20', '17 CFR 227.100(a)(2) as adjusted by SEC Release 33-11098'),
  ('none', 'limit_look_back_months', '12', '2016-01-01', 'Specification, section 9 (R-02)'),
  ('none', 'accreditation_years', '5', '2016-01-01', 'House rule, after 17 CFR 230.506(c)(2)(ii)(E)');

-- Every figure that holds today, by its key: of this jurisdiction, else of none. Days are those of the site's time zone.
create function rules_in_force(p_jurisdiction text) returns jsonb language sql stable as $$
  select jsonb_object_agg(key, value) from (
    select distinct on (p.key) p.key, p.value
    from rule_param p, (select value #>> '{}' as name from site_setting where name = 'timezone') zone
    where p.jurisdiction in (p_jurisdiction, 'none') and p.effective_from <= (kernel.now() at time zone zone.name)::date
    order by p.key, p.jurisdiction = p_jurisdiction desc, p.effective_from desc) found
$$;
-- The same of the site's own jurisdiction.
create function rules_in_force() returns jsonb language sql stable as $$
  select rules_in_force((select value #>> '{}' from site_setting where name = 'jurisdictionProfile'))
$$;
