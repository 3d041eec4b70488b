import { EVENT_KINDS, EVENT_RULES, lookBackYears, type EventLaw } from '@cairn/contracts';
import type { EventQuestion } from '@cairn/contracts/campaigns/covered/covered.replies';
import type { EntityManager } from 'typeorm';

/** What the law of the site asks about covered persons, today. */
export interface CoveredLaw extends EventLaw {
  /** Where each figure stands, by its key. */
  readonly citations: Readonly<Record<string, string>>;
  /** The setting: days for which answers and a decision count. */
  readonly days: number;
}

/** SQL: the setting, which counts under every law. */
export const COVERED_DAYS = `(select (value #>> '{}')::int from site_setting where name = 'coveredPersonDays')`;

const LAW = `select rules_in_force(profile.name) as figures, citations_in_force(profile.name) as citations,
    to_char((kernel.now() at time zone zone.name)::date, 'YYYY-MM-DD') as today,
    (select to_char(min(p.effective_from), 'YYYY-MM-DD') from rule_param p
      where p.jurisdiction = profile.name and p.key = '${EVENT_RULES.conviction.source}') as since,
    ${COVERED_DAYS} as days
  from (select value #>> '{}' as name from site_setting where name = 'jurisdictionProfile') profile,
    (select value #>> '{}' as name from site_setting where name = 'timezone') zone`;

/** Null under a law that asks nothing. */
export async function coveredLaw(reader: EntityManager): Promise<CoveredLaw | null> {
  const [law] = await reader.query<(CoveredLaw & { since: string | null })[]>(LAW);
  return law === undefined || law.since === null ? null : law;
}

/** The questionnaire, in the order of the rule. */
export const questionsOf = ({ figures, citations }: CoveredLaw): EventQuestion[] =>
  EVENT_KINDS.map((kind) => ({
    kind,
    years: lookBackYears(kind, 'director', figures),
    issuerYears: lookBackYears(kind, 'issuer', figures),
    whileInEffect: EVENT_RULES[kind].whileInEffect,
    source: citations[EVENT_RULES[kind].source] ?? '',
  }));
