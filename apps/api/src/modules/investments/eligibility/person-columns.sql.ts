import { LIVE_INVESTMENT_STATES } from '@cairn/contracts';

const LIVE = LIVE_INVESTMENT_STATES.map((state) => `'${state}'`).join(', ');

const SITE = `select (select value #>> '{}' from site_setting where name = 'jurisdictionProfile') as profile,
    (select value #>> '{}' from site_setting where name = 'currency') as site_currency`;

/** SQL: whose commitments count: those of all accounts of a person and, under Regulation Crowdfunding, of a spouse. */
const householdOf = (person: string, law: string): string => `household_of(${person}, ${law}.profile = 'us_regcf')`;

/**
 * SQL: the law of the site in one row, asked for once; as a plain subquery it would be computed at each mention.
 * @param person SQL of whose limit it is
 */
export const lawFor = (person: string): string => `law as materialized (
  select rules_in_force(l.profile) as rules, l.profile, l.site_currency, kernel.now() as now,
    case when l.profile = 'us_regcf' then spouse_of(${person}::uuid) end as spouse, ${householdOf(`${person}::uuid`, 'l')} as household
  from (${SITE}) l)`;

/** SQL: the same of many people, one row each with its `person`; the law is the same for all. @param people SQL of their ids */
export const lawForEach = (people: string): string => `site as materialized (
  select rules_in_force(l.profile) as rules, l.profile, l.site_currency, kernel.now() as now from (${SITE}) l),
  law as materialized (
  select site.*, u.id as person, case when site.profile = 'us_regcf' then spouse_of(u.id) end as spouse,
    ${householdOf('u.id', 'site')} as household
  from unnest(${people}::uuid[]) u(id) cross join site)`;

/** SQL: whether a person is accredited at the moment of the row `law`. */
export const accreditedColumn = (
  person: string,
): string => `coalesce((select a.state = 'approved' and a.expires_at > law.now
  from accreditation a where a.user_id = ${person} order by a.submitted_at desc limit 1), false)`;

/**
 * SQL columns of `PersonFacts`, from the row `law`, the person's profile `p`, what they stated last in `f`, and what the
 * spouse did in `s`. What was never measured was committed under a law without a limit: it counts by its amount.
 */
export const personColumns = (
  person: string,
): string => `law.profile, law.site_currency as "siteCurrency", law.rules as figures,
  p.state as kyc, f.figures_currency as "figuresCurrency", coalesce(f.yearly_income, 0) as "yearlyIncome", coalesce(f.net_worth, 0) as "netWorth",
  coalesce(f.invested_elsewhere, 0) as "investedElsewhere", coalesce(f.user_id <> ${person}, false) as "otherAccount", ${accreditedColumn(person)} as accredited,
  case when law.spouse is not null then json_build_object('figuresCurrency', s.figures_currency, 'yearlyIncome', coalesce(s.yearly_income, 0)::text,
    'netWorth', coalesce(s.net_worth, 0)::text, 'investedElsewhere', coalesce(s.invested_elsewhere, 0)::text) end as spouse,
  (select coalesce(json_agg(c), '[]') from (
    select i.currency, sum(i.amount)::text as amount, coalesce(i.limit_currency, i.currency) as "measuredIn",
      sum(coalesce(i.limit_amount, i.amount))::text as measured from investment i
    where i.investor_id = any(law.household) and i.state in (${LIVE})
      and i.created_at > law.now - make_interval(months => (law.rules ->> 'limit_look_back_months')::int)
    group by 1, 3) c) as committed`;

/** SQL: the joins that `personColumns` reads. */
export const personJoins = (person: string): string =>
  `left join investor_profile p on p.user_id = ${person} left join lateral figures_of(${person}) f on true
   left join lateral figures_of(law.spouse) s on true`;
