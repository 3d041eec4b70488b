import type { TimeToThink } from '@cairn/contracts/jurisdictions/time-to-think.reply';
import { ruleInForce } from '../settings/index.js';

/** `TimeToThink` as a column; null where the law of the site gives none, or none to this person. */
export type TimeToThinkColumn = (Omit<TimeToThink, 'until'> & { until: string }) | null;

/**
 * What the law of the site gave the person of an investment, with its source. All are expressions of SQL: the person,
 * when the investment was made, and the end of the reflection that its row keeps.
 */
export const timeToThink = (person: string, madeAt: string, reflectionUntil: string): string => `(
  select json_build_object('kind', given.kind, 'length', (given.rule ->> 'value')::int, 'source', given.rule ->> 'citation',
    'until', coalesce(given.until, given.begun + make_interval(hours => (given.rule ->> 'value')::int)))
  from (select value #>> '{}' as name from site_setting where name = 'jurisdictionProfile') of_site
  cross join lateral (
    select 'reflection' as kind, ${ruleInForce('reflection_days')} as rule, ${reflectionUntil} as until, null::timestamptz as begun
    where of_site.name in ('eu_ecspr', 'none') and ${reflectionUntil} is not null
    union all
    select 'cooling_off', ${ruleInForce('cooling_off_hours')}, null, max(s.made_at) from investor_statement s
    where of_site.name = 'uk_rmmi' and s.user_id = ${person} and s.jurisdiction = of_site.name and s.kind = 'offer_request' and s.made_at <= ${madeAt}
    having max(s.made_at) is not null) given)`;

export const readTimeToThink = (column: TimeToThinkColumn): TimeToThink | null =>
  column && { ...column, until: new Date(column.until) };
